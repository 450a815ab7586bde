# O que aconteceu na mesa, para o terminal.
