# Por que uma ação foi recusada: refused-<motivo>. As variáveis são os fatos da recusa.
# Naipes vêm como S H D C, ou X para os curingas; $faces é french ou latin (em português os naipes
# têm os mesmos nomes nos dois baralhos).
refused-not-seated = Você está assistindo: só joga quem está sentado à mesa.
refused-match-over = A partida já acabou.
refused-not-now = { $stage ->
    [draw] Ainda não se sabe quem dá as cartas primeiro.
    [dealing] As cartas ainda não foram dadas.
    [bidding] Ainda é a hora dos pedidos: as cartas só saem depois que todos pedirem.
    [auction] O leilão ainda não acabou: os pedidos vêm depois dele.
    [exchange] É hora de passar cartas: cada um escolhe as suas.
    [naming] Primeiro tem que ser escolhido o trunfo.
    [play] Agora se jogam as cartas.
    [asking] A mesa está decidindo se continua.
    [choosing] Quem recebeu o rei de copas ainda vai escolher quem dá as cartas primeiro.
    [picking] Quem deu as cartas ainda vai escolher o que se joga nesta mão.
    [owner] O dono da mão ainda vai dizer como ela se joga.
    [offers] O leilão ainda não acabou.
    [reply] O leilão acabou: o dono da mão ainda vai decidir.
    [raise] O dono pediu um aumento: falta a resposta de quem fez a oferta.
    [ultimatum] O dono deu um ultimato: falta a resposta dos outros.
   *[other] Isso não pode ser feito agora.
}
refused-not-your-turn = Ainda não é a sua vez.
refused-bid-range = Não dá para pedir { $number }: o pedido aqui vai de { $least } a { $most }.
refused-hook = Você não pode pedir { $number }: os outros já pediram { $others }, e a soma não pode dar { $size }.
refused-hook-more = Você não pode pedir { $number }: os outros já pediram { $others }, e a soma tem que passar de { $size } ou chegar o mais perto possível disso.
refused-hook-less = Você não pode pedir { $number }: os outros já pediram { $others }, e a soma tem que ficar abaixo de { $size } ou o mais perto possível disso.
refused-hook-equal = Você não pode pedir { $number }: os outros já pediram { $others }, e a soma tem que dar { $size } ou chegar o mais perto possível disso.
refused-nils-in-row = Você não pode pedir 0 outra vez: só se pede 0 em até { $most ->
    [1] 1 mão seguida.
   *[other] { $most } mãos seguidas.
}
refused-auction-range = Não dá para oferecer { $number }: uma oferta vai de { $least } a { $most } vazas.
refused-auction-too-low = A oferta não é mais alta que a que está na mesa: ofereça mais de { $number }, ou { $number } com um naipe mais alto.
refused-auction-suit = Neste leilão não se pode oferecer esse naipe.
refused-card-count = Você escolheu { $number ->
    [1] 1 carta
   *[other] { $number } cartas
}: aqui se passam { $wanted }.
refused-cards-chosen = As suas cartas já foram escolhidas.
refused-no-such-trump = Isso não pode ser trunfo: escolha um dos quatro naipes, ou sem trunfo.
refused-not-said = Isso não se pode dizer agora.
refused-offer-range = Não se pode oferecer { $number }: uma oferta é de pelo menos 1, não vale mais que { $most ->
    [1] 1 vaza para cima
   *[other] { $most } vazas para cima
}, e só é em nulos onde a mesa os aceita.
refused-offer-too-low = Esta oferta conta como { $value ->
    [one] 1 vaza
   *[other] { $value } vazas
}, e a que está na mesa como { $best ->
    [one] 1 vaza
   *[other] { $best } vazas
}: ofereça uma que conte mais.
refused-no-preference = Você não tem preferência sobre essa oferta: passe ou ofereça mais.
refused-raise-too-low = Não se pode pedir { $number }: a oferta já é de { $standing }; peça mais que isso, sem passar da maior oferta.
refused-no-such-contract = Isso já foi jogado ou não é desta partida: escolha um dos contratos que faltam.
refused-stale-bid = Alguém falou antes que o seu pedido chegasse. Olhe os pedidos da mesa e peça de novo.
refused-no-change = O seu pedido já não pode ser mudado.
refused-same-bid = O seu pedido já é { $number }.
refused-not-in-hand = Essa carta não está na sua mão.
refused-must-follow-suit = A vaza saiu de { $suit ->
    [S] espadas e você tem espadas: jogue uma carta de espadas.
    [H] copas e você tem copas: jogue uma carta de copas.
    [D] ouros e você tem ouros: jogue uma carta de ouros.
    [C] paus e você tem paus: jogue uma carta de paus.
   *[X] curinga e você tem um curinga: jogue o curinga.
}
refused-must-trump = Sem carta do naipe que saiu, você é obrigado a jogar trunfo{ $suit ->
    [S] : jogue espadas.
    [H] : jogue copas.
    [D] : jogue ouros.
    [C] : jogue paus.
   *[other] .
}
refused-must-overtrump = Você tem um trunfo mais alto que os da vaza: é obrigado a jogá-lo.
refused-must-beat = Você tem uma carta do naipe que passa a mais alta da vaza: é obrigado a jogá-la.
refused-no-trump-lead = Você ainda não pode abrir com trunfo: tem cartas de outros naipes.
refused-no-hearts-lead = Nesta mão você não pode abrir com copas: tem cartas de outros naipes.
refused-must-play-forced = Nesta mão { $card ->
    [KH] o rei de copas
   *[other] { $card }
} tem que sair na primeira oportunidade, e ela é agora.
refused-no-claim = As suas cartas não garantem todas as vazas que faltam.
refused-bad-order = O baralho não está completo: são { $cards } cartas, cada uma uma vez.
refused-no-such-seat = Não existe o lugar { $seat }: a mesa tem { $seats } lugares, contados a partir de 0.
refused-table-only = Isso quem faz é a mesa, não um jogador.

# Recusas da própria mesa, fora das regras do jogo.
refused-no-guest = Diga o seu nome primeiro: quem só assiste não pode fazer isso.
refused-not-host = Isso só quem abriu a mesa pode fazer.
refused-not-gathering = A partida já começou: isso só se muda antes.
refused-not-playing = Nenhuma partida está em jogo nesta mesa.
refused-not-over = A partida ainda não acabou.
refused-not-between-deals = Espere a mão acabar: isso só se faz entre as mãos.
refused-no-free-seat = Não há lugar livre nesta mesa.
refused-seat-taken = Esse lugar já está ocupado.
refused-seated-already = Você já está sentado à mesa.
refused-no-such-bot = Não existe esse robô. Existem: { $bots }.
refused-bad-seat-order = A nova ordem tem que ter cada um dos { $seats } lugares exatamente uma vez.
refused-bad-rules = Estas regras não podem ser jogadas: { $text }
refused-bad-seats = Estas regras não podem ser jogadas com { $seats } lugares: { $text }
refused-bad-timer = O tempo por jogada vai de { $least } a { $most } segundos; 0 é sem limite.
refused-bad-name = Um nome tem de 1 a { $most } letras, sem sinais invisíveis.
refused-bad-text = Uma mensagem tem de 1 a { $most } letras, sem sinais invisíveis.
refused-bad-card = Isso não é o nome de uma carta: valor A K Q J T 9 a 2 e naipe S H D C, como AS.
refused-bad-call = Isso não é um lance: um número e S H D C ou NT, como 5C, ou pass.
refused-bad-say = Isso não se diz: up:S a up:NT, down, 4333, open, ultimatum, accept, raise:6; 5up, 2down, match, pass; yes, no.
refused-stand-in = Um robô está jogando no seu lugar: volte para a mesa primeiro.
refused-not-absent = Quem joga nesse lugar está presente.
refused-voted-already = Você já votou.
refused-not-asked = A mesa não está perguntando se continua.
refused-no-shuffle = Este embaralhamento não espera nenhuma semente.
refused-no-contributor = A sua semente não entra neste embaralhamento.
refused-seed-given = A sua semente para este embaralhamento já foi dada.
refused-bad-seed = Uma semente tem de { $least } a { $most } bytes, em hexadecimal.
refused-too-fast = Foram pedidos demais de uma vez: espere um instante.
refused-bad-id = O id de um pedido tem de { $least } a { $most } caracteres.
refused-id-used = Este id já foi usado para outra ação: escolha um novo.
refused-our-fault = O erro foi nosso: tente de novo daqui a pouco.
