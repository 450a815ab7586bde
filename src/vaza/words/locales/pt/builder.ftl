### A página em que se montam regras da casa.

builder-title = Monte as suas regras
builder-lead = Comece por um jogo conhecido e mude o que a sua mesa joga diferente. No fim há um link: quem abrir joga pelas mesmas regras.
builder-from = Começando por
builder-change-base = Trocar
builder-unknown = O endereço não tem regras que conheçamos; começamos pelo Dane-se.
builder-unread = O endereço veio cortado ou com erro; ficou como no começo: { $axes }.
builder-kept = O endereço não comporta estas regras: elas ficam só nesta aba, enquanto estiver aberta.
builder-gone = As suas mudanças em { $base } saíram.
builder-bring-back = Trazer de volta
builder-tab-form = Montar
builder-tab-preview = Como fica
builder-show-preview = Ver como fica
builder-show-form = Voltar a montar
builder-search = Procurar uma regra
builder-found = { $count ->
    [0] Nenhuma regra encontrada
    [one] 1 regra encontrada
   *[other] { $count } regras encontradas
}
builder-changes = { $count ->
    [one] 1 mudança
   *[other] { $count } mudanças
}
builder-conflicts = { $count ->
    [one] 1 conflito
   *[other] { $count } conflitos
}
builder-no-changes = Nenhuma mudança
builder-offline = Sem resposta do servidor
builder-not-yet = { $count ->
    [one] Falta resolver 1 conflito
   *[other] Falta resolver { $count } conflitos
}
builder-mend = Resolver
builder-stale = As regras abaixo são as últimas sem conflito.
builder-differs = O que muda em { $base }
builder-reset = Desfazer: { $axis }
builder-reset-all = Desfazer tudo
builder-inert = Sem efeito com { $axis }: { $value }.
builder-idle = Sem efeito agora:
builder-ready = Pronto para jogar
builder-code = Código
builder-link = Link das regras
builder-see-page = Abrir a página destas regras
builder-too-long = Estas regras pedem um código longo demais para um link. Uma tabela de pontos com menos mãos resolve.
builder-too-large = Estas regras são grandes demais para um link
builder-too-large-how = Sem link também não há mesa. Uma tabela de pontos com menos mãos resolve.

builder-yes = sim
builder-no = não
builder-number = um número
builder-less = Menos
builder-more = Mais
builder-range = Um número inteiro de { $least } a { $most }.
builder-numbers-how = Separe com espaços. 1-5 é do 1 ao 5; 5x8 é o 5 oito vezes.
builder-numbers-bad = “{ $bad }” não é um número de { $least } a { $most }.
builder-numbers-repeat = Em “{ $bad }”, o número depois do x vai de 1 a { $most }.
builder-up = Subir { $value }, agora em { $place }º
builder-down = Descer { $value }, agora em { $place }º
builder-remove = Tirar { $value }, em { $place }º
builder-add = Acrescentar { $value }
builder-moved = { $value } está em { $place }º
builder-removed = { $value } saiu

builder-scoring-pick = Escolher
builder-scoring-title = Escolha a contagem
builder-scoring-search = Procurar uma contagem
builder-scoring-how = Como se contam os pontos
builder-scoring-terms = Por parcelas
builder-scoring-table = Por tabela
builder-term-none = Nada.
builder-term-add = + parcela
builder-term-add-to = Acrescentar uma parcela a { $branch }
builder-term-remove = Tirar a parcela { $term }
builder-if-under-hand = se a mesa pediu de menos
builder-if-over-hand = se a mesa pediu de mais
builder-split = Erros
builder-split-no = contam igual
builder-split-yes = um por um
builder-label = Zero acertado
builder-label-no = vale sempre o mesmo
builder-label-yes = conforme a soma
builder-table = Tabela de pontos
builder-table-how = Cole de uma planilha: um bloco para cada tamanho de mão, com uma linha em branco entre eles. Cada linha é um pedido, a partir de zero; cada coluna, as vazas feitas.
builder-table-bad = Cada bloco tem tantas linhas quantas colunas: mão de 3 cartas, 4 linhas de 4 números inteiros.
builder-example = pediu { $bid }, fez { $taken }: { $points }
builder-grid = Pontos em mãos de { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}: o pedido na linha, as vazas feitas na coluna
builder-grid-corner = pediu ↓ fez →

builder-deals = { $count ->
    [one] 1 mão
   *[other] { $count } mãos
}
builder-deal-edit = Mudar { $value }, em { $place }º
builder-deal-keys = Com o teclado: Alt e seta muda de lugar, Delete tira.
builder-deal-add = Acrescentar mão
builder-deal-back = Trazer de volta
builder-deal-own = Um contrato seu
builder-deal-own-how = Diga o que conta e quanto vale.
builder-deal-there = já está na lista
builder-contract-name = Nome
builder-contract-name-how = É por ele que a mesa e os registros a chamam.
builder-contract-name-bad = Até { $most } letras e números, e não um nome que o jogo já usa.
builder-contract-taken = Outro contrato da lista já se chama assim.
builder-contract-counts = O que conta
builder-contract-add = + o que conta
builder-contract-remove = Não contar: { $thing }
builder-contract-nothing = Ainda não conta nada.
builder-contract-ban = Abrir uma vaza com copas
builder-contract-ban-no = à vontade
builder-contract-ban-yes = só sem outro naipe
builder-contract-forced = Carta obrigatória
builder-contract-forced-how = Quem a tem joga-a na primeira oportunidade.
builder-contract-forced-none = nenhuma
builder-contract-total = A mão soma { $total }
builder-contract-times = Joga-se { $count } vezes; o que mudar aqui vale para todas.
builder-contract-again = Jogar mais uma vez
builder-contract-drop = Tirar da lista
builder-contract-done = Pronto
