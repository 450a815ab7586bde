# O que se contradiz num conjunto de regras: problem-<código>, com os fatos do problema.
problem-seats-order = Os números de jogadores são uma lista crescente, sem repetição, de pelo menos um número.
problem-seats = Estas regras são para { $allowed } jogadores, não para { $seats }.
problem-pack-too-small = Com { $seats } jogadores e { $size } cartas para cada um, o baralho não dá: ele tem { $cards } cartas, o que dá mãos de até { $largest }.
problem-bid-hand = Nas mãos de { $size } não há pedido de { $least } ou mais.
problem-points-missing = Com { $seats } jogadores faltam pontos para mãos de tantas cartas: { $sizes }.
problem-bid-range = O menor pedido, { $least }, passa do maior, { $most }.
problem-continue-shape = Só um percurso de uma direção pode ser refeito de volta.
problem-empty-list = A lista de mãos está vazia.
problem-opens-unknown = Quem abre a primeira vaza só se sabe depois dos pedidos, e por isso não pode pedir primeiro.
problem-continue-target = Uma partida que vai até uma meta não tem última mão depois da qual perguntar.
problem-opens-declarer = Sem leilão não há declarante quando os pedidos começam.
problem-limit-declarer = Sem leilão não há declarante cujo número limite os pedidos.
problem-hook-hidden = Quando todos pedem ao mesmo tempo não há um último a quem a regra da soma obrigue.
problem-secret-lead = A saída mostraria de quem é o maior pedido secreto.
problem-secret-trump = A escolha do trunfo mostraria de quem é o maior pedido secreto.
problem-lead-declarer = Aqui ninguém escolhe o trunfo, e por isso não há declarante para abrir a mão.
problem-lead-no-trump = Nas mãos sem trunfo ninguém o escolhe, e por isso não há declarante para abrir a mão.
problem-zero-target = Vencer com 0 só é possível depois de uma última mão, e uma partida que vai até uma meta não tem.
problem-auction-seats = Um leilão é para exatamente 4 jogadores.
problem-auction-pack = Um leilão pede 52 cartas, 13 para cada um.
problem-auction-size = Com leilão, todas as mãos têm 13 cartas para cada um.
problem-auction-tie = As mãos de desempate também têm leilão, e por isso 13 cartas para cada um.
problem-auction-no-trump = O leilão decide em cada mão se há trunfo.
problem-auction-mode = Depois de um leilão os outros pedem um de cada vez.
problem-auction-min = Depois do último gulash ninguém poderia oferecer: { $least } vazas é demais, { $most } é o máximo.
problem-auction-suits = Um naipe aparece duas vezes na ordem do leilão.
problem-bid-declarer = O menor pedido, { $least }, pode passar do número do declarante, { $most }.
problem-pack-once = Este baralho é feito de um só e não pode ser dobrado.
problem-stripped-seats = Com 8 cartas por jogador, o baralho só dá para { $most } jogadores.
problem-extra-suits = As últimas cartas a mais são de { $needed ->
    [1] 1 naipe: diga qual, e cada naipe uma vez só.
   *[other] { $needed } naipes diferentes: diga quais.
}
problem-no-king-of-hearts = Este baralho não tem rei de copas para se tirar.
problem-contract-twice = Dois contratos diferentes têm o mesmo nome.
problem-positive-deal = Uma mão positiva é para exatamente 4 jogadores, com 52 cartas.
problem-contract-deal = Nas mãos de King todas as cartas são dadas, e estas não se repartem por igual.
problem-contract-axis = Uma partida de contratos não deixa escolha aqui.
problem-mend = Para resolver: { $changes }.

bad-value-one = “{ $value }” não serve aqui.
bad-value-list = Esta lista não serve aqui.
bad-value-whole = Isto não pode ser lido.
bad-value-long = A lista tem { $count } valores; o máximo é { $longest }.
bad-value-cell = Na tabela, mão de { $size }, pedido { $bid }, vazas { $taken }: os pontos vão de { $least } a { $most }.
bad-value-factor = Um número da contagem não serve: vão de { $least } a { $most }.
bad-value-number = número inteiro de { $least } a { $most }
bad-value-wanted = O que serve: { $values }.
bad-value-entries = O que serve, até { $longest } vezes: { $values }.
