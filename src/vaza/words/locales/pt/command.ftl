# O que a linha de comando diz em uma partida.
