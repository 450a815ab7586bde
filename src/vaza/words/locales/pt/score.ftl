### O placar e o seu gráfico.

score-caption = Pontos de cada mão
score-deal = mão
score-you = Você
score-total = total
score-exact = acertos
score-tie = desempate
score-void-revoke = anulada
score-passed = { $times ->
    [one] todos passaram
   *[other] todos passaram, { $times } vezes
}
score-void-read = { $void ->
    [revoke] anulada por renúncia, dada de novo
   *[passed] todos passaram, novas cartas
}
score-void-cell = { $points }; a mão não vale
score-target = meta { $target }
score-missing = até { $target }
score-reached = chegou
score-empty = Ainda não terminou nenhuma mão.
score-cell = { $points }; pediu { $bid }, fez { $taken }
score-cell-total = total { $total }; pediu { $bid }, fez { $taken }
score-legend = fez / pediu
score-legend-made = acertou
score-legend-missed = errou
score-show = Mostrar
score-show-points = Pontos da mão
score-show-totals = Total até ali
score-deal-read = Mão { $number }, { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}, { $trump }
score-no-trump = sem trunfo
score-trump = trunfo { $suit }
chart-title = Totais ao longo da partida
chart-after = Depois da mão { $number }
chart-start = Antes da primeira mão
chart-read = { $after }: { $totals }.
chart-choose = Escolher a mão
