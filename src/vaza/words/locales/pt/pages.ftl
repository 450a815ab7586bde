### As páginas em volta da mesa: início, regras, partida terminada, placar.

## Início

home-document = Vaza: Dane-se e outros jogos de vazas
home-title = Diga quantas vazas você faz. Depois, faça.
home-lead = Dane-se e seus parentes, com amigos por um link ou contra robôs. De graça, sem conta e sem anúncio.
home-play = Jogar agora
home-play-note = { $bots ->
    [one] você contra um robô
   *[other] você contra { $bots } robôs
}
home-friends = Abrir mesa para amigos
home-friends-note = um link, cada um no seu celular
home-opening = Abrindo a mesa…
home-back = Voltar à sua mesa
home-table = Como será a mesa
home-change-game = Trocar de jogo
home-read-rules = Ler as regras
home-seats = Lugares
home-name = Seu nome
home-name-guest = Visitante
home-speed = Ritmo
home-speed-slow = Calmo
home-speed-normal = Normal
home-speed-fast = Rápido
home-listed = Mesa aberta a todos
home-listed-note = Aparece na lista abaixo e qualquer pessoa entra. Se não, só entra quem tiver o link.
home-tables = Mesas abertas
home-tables-none = Nenhuma mesa esperando gente agora.
home-tables-none-hint = Abra a sua e marque “Mesa aberta a todos”.
home-table-host = Mesa de { $name }
home-table-bots-only = Mesa sem anfitrião
home-table-free = { $free ->
    [one] 1 lugar livre
   *[other] { $free } lugares livres
}
home-table-full = mesa cheia
home-table-playing = já jogando
home-table-seats = { $people ->
    [one] 1 pessoa
   *[other] { $people } pessoas
}, { $bots ->
    [0] nenhum robô
    [one] 1 robô
   *[other] { $bots } robôs
}
home-join = Entrar
home-watch = Assistir
home-lan = Na mesma rede, os amigos também entram por
home-fair = Embaralhamento que qualquer um confere: a página da partida refaz cada um e mostra o resultado.
home-version = Vaza { $version }, software livre

## A escolha do jogo

choose-title = Escolha o jogo
choose-seats = { $seats } lugares
choose-code = Tem um código de regras?
choose-code-hint = Começa com v1.
choose-code-go = Usar o código
choose-code-bad = Este código não é de nenhum jogo. Confira se ele veio inteiro.

## O calendário de mãos

schedule-deals = { $deals ->
    [one] 1 mão
   *[other] { $deals } mãos
}
schedule-run = { $run } cartas
schedule-described = { $deals ->
    [one] 1 mão
   *[other] { $deals } mãos
}, com { $sizes } cartas.
schedule-no-trump = vazado: mão sem trunfo
schedule-no-trump-read = Sem trunfo: { $numbers }.
trump-from-turn-up = Trunfo: a carta virada
trump-from-last-card = Trunfo: a última carta de quem dá
trump-from-none = Sem trunfo
trump-from-suit = Trunfo: { $suit }
trump-in-deals = { $count ->
    [one] mão { $numbers }
   *[other] mãos { $numbers }
}

## Regras

rules-document = Regras: { $title }
rules-for = Para { $seats } jogadores
rules-schedule = As mãos da partida
rules-schedule-for = Com quantos na mesa?
rules-text = As regras
rules-examples = Exemplos de pontos
rules-examples-bid = pediu
rules-examples-taken = fez
rules-examples-points = pontos
rules-examples-cards = cartas
rules-others = Todos os jogos
rules-play = Abrir mesa com estas regras
rules-play-bots = Jogar contra robôs
rules-code = Código destas regras
rules-code-note = Cole o código no início, em “Trocar de jogo”, para jogar com exatamente estas regras.
rules-change = Mudar estas regras
rules-copy = Copiar
rules-copied = Copiado
rules-unknown = Não conhecemos estas regras
rules-unknown-text = O endereço pode ter chegado incompleto. Escolha um jogo da lista.

## Partida terminada

match-document = { $winner } venceu · { $title }
match-document-shared = Empate · { $title }
match-won = { $name } venceu
match-shared = { $names } dividem o primeiro lugar
match-facts = { $deals ->
    [one] 1 mão
   *[other] { $deals } mãos
} · { $seats } na mesa
match-places = Classificação
match-place = { $place }º
match-exact = acertou { $exact } de { $deals }
match-score = Placar
match-chart = Ponto a ponto
match-deals = Mão a mão
match-deal = Mão { $number }
match-deal-tie = Desempate
match-deal-cards = { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}
match-deal-dealer = { $name } deu as cartas
match-deal-turn-up = virada: { $card }
match-deal-trick = Vaza { $number }
match-deal-card = { $card }{ $mark ->
    [both] , abriu e levou
    [led] , abriu
    [took] , levou
   *[none] {""}
}
match-deal-loading = Buscando as cartas…
match-deal-unplayed = Nenhuma carta foi jogada.
match-deal-no-cards = As cartas desta mão não estão no registro.
match-deal-player = jogador
match-deal-bid = pediu
match-deal-taken = fez
match-deal-tricks = As cartas de cada vaza, na ordem das vazas
match-deal-led-mark = sublinhada: a carta que abriu a vaza
match-deal-took-mark = em destaque: a carta que levou a vaza
match-again = Jogar de novo
match-share = Compartilhar
match-shared-link = Link copiado
match-download = Guardar a partida
match-download-json = Registro (.json)
match-download-text = Texto (.txt)
match-download-note = O registro tem todas as cartas, pedidos e jogadas, e pode ser conferido sem este site.
match-read-rules = Ler as regras
match-missing = Esta partida não está aqui
match-missing-text = Ou ela ainda não acabou, ou o endereço chegou incompleto.

## O embaralhamento conferido

fair-title = O baralho foi honesto?
fair-all = { $all ->
    [one] O embaralhamento confere.
   *[other] Os { $all } embaralhamentos conferem.
}
fair-some = { $bad ->
    [one] 1 embaralhamento não confere.
   *[other] { $bad } embaralhamentos não conferem.
}
fair-none = Esta partida não guarda embaralhamentos.
fair-how = Antes de cada mão o servidor publica um compromisso com o segredo dele, e só então os jogadores mandam a parte deles. A ordem das cartas sai das duas partes juntas: ninguém pode escolher o baralho. Este navegador acabou de refazer a conta.
fair-show = Ver um por um
fair-draw = Sorteio de quem dá
fair-deal = Mão { $number }
fair-ok = confere
fair-bad = não confere
fair-committed = O segredo é o do compromisso
fair-whole = O baralho está completo
fair-ordered = As cartas estavam nesta ordem
fair-dealt = As mãos são as deste baralho
fair-mine = A parte que este navegador mandou foi usada
fair-voided = { $count ->
    [one] 1 compromisso anulado antes, porque uma parte não chegou a tempo
   *[other] { $count } compromissos anulados antes, porque uma parte não chegou a tempo
}
fair-commitment = Compromisso
fair-secret = Segredo do servidor
fair-part = Parte de { $name }

## Estados da página

page-loading = Carregando…
page-failed = Não deu para falar com o servidor.
page-retry = Tentar de novo

## King

home-king = King contra robôs
match-columns = negativas { $negative } · positivas { $positive }
