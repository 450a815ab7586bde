### El marcador y su gráfico.

score-caption = Puntos de cada mano
score-deal = mano
score-you = Tú
score-total = total
score-exact = aciertos
score-tie = desempate
score-void-revoke = anulada
score-passed = { $times ->
    [one] todos pasaron
   *[other] todos pasaron, { $times } veces
}
score-void-read = { $void ->
    [revoke] anulada por renuncio, dada de nuevo
   *[passed] todos pasaron, cartas nuevas
}
score-void-cell = { $points }; la mano no vale
score-target = meta { $target }
score-missing = hasta { $target }
score-reached = llegó
score-empty = Todavía no terminó ninguna mano.
score-cell = { $points }; apostó { $bid }, hizo { $taken }
score-cell-total = total { $total }; apostó { $bid }, hizo { $taken }
score-legend = hizo / apostó
score-legend-made = acertó
score-legend-missed = no acertó
score-show = Mostrar
score-show-points = Puntos de la mano
score-show-totals = Total hasta ahí
score-deal-read = Mano { $number }, { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}, { $trump }
score-no-trump = sin triunfo
score-trump = triunfo { $suit }
chart-title = Totales a lo largo de la partida
chart-after = Después de la mano { $number }
chart-start = Antes de la primera mano
chart-read = { $after }: { $totals }.
chart-choose = Elegir la mano
