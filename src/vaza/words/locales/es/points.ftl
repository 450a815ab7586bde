# Lo que valen las apuestas: las frases de los puntos y los ejemplos, que vaza.words completa.
rule-score-when = { $secret ->
    [yes] Al acabar la mano se descubren las apuestas y se comparan con las bazas hechas.
   *[no] Al acabar la mano se comparan las bazas hechas con la apuesta.
}
rule-score-nil-cap = Pero una apuesta de cero con bazas hechas nunca gana puntos: en el mejor de los casos vale 0.
rule-score-none-exact = Si nadie acierta su apuesta, ninguno de esos puntos vale, y todos se quedan con 0 en la mano.
rule-streak = Quien acierta su apuesta en { $deals } manos seguidas gana { $points ->
    [1] 1 punto más.
   *[other] { $points } puntos más.
}
rule-streak-missed = Quien no acierta en { $deals } manos seguidas pierde { $points ->
    [1] 1 punto más.
   *[other] { $points } puntos más.
}
rule-streak-then = { $again ->
    [anew] Después de eso, la cuenta de la racha vuelve a empezar.
   *[on] Cada mano siguiente que prolonga la racha cuenta otra vez lo mismo.
}
rule-streak-from = Las manos de menos de { $size } cartas no rompen ni alargan una racha.
rule-streak-void = Una mano que no vale deja la racha como estaba.
rule-score-made = Quien acierta su apuesta { $gains }.
rule-score-made-nil-too = Quien acierta su apuesta, aunque sea de cero, { $gains }.
rule-score-made-one = Quien apuesta una baza o más y acierta { $gains }.
rule-score-nil = Quien apuesta cero y no hace ninguna baza { $gains }.
rule-score-nil-under = Quien apuesta cero y no hace ninguna baza { $gains }, si la suma de las apuestas es menor que el número de cartas ("under").
rule-score-nil-over = { $even ->
    [yes] Si la suma es igual o mayor
   *[no] Si la suma es mayor
} ("over"), quien apuesta cero y no hace ninguna baza { $gains }.
rule-score-miss = Quien no acierta, por más o por menos, { $gains }.
rule-score-under = Quien hace bazas de menos { $gains }.
rule-score-over = Quien apuesta una baza o más y hace bazas de más { $gains }.
rule-score-nil_fail = Quien apuesta cero y hace alguna baza { $gains }.
rule-score-under-over = Quien apuesta una baza o más y no acierta, por más o por menos, { $gains }.
rule-score-under-nil_fail = Quien hace bazas de menos, o apuesta cero y hace una o más, { $gains }.
rule-score-over-nil_fail = Quien hace bazas de más { $gains }.
rule-score-turns = Con { $tricks } bazas o más, el saldo es positivo.
rule-score-table = Los puntos siguen una tabla propia de esta mesa, por número de cartas, apuesta y bazas hechas.
rule-score-table-sizes = Tiene { $cells } valores en total, para manos de tantas cartas: { $sizes }.
score-grid = { $size ->
    [1] Puntos con 1 carta (fila: apuesta; columna: bazas hechas)
   *[other] Puntos con { $size } cartas (fila: apuesta; columna: bazas hechas)
}
rule-score-from-size = En la mano de 1 carta, las bazas no suman ni restan puntos: vale solo el resto de la cuenta.

score-gains = gana { $sum }
score-loses = pierde { $sum }
score-both = { $first }, pero { $second }
score-nothing = no gana ni pierde puntos
score-plus = más
term-first-c = { $n ->
    [1] 1 punto
   *[other] { $n } puntos
}
term-first-b = { $n ->
    [1] 1 punto por baza apostada
   *[other] { $n } puntos por baza apostada
}
term-first-b2 = { $n ->
    [1] tantos puntos como el cuadrado de la apuesta
   *[other] { $n } veces el cuadrado de la apuesta, en puntos
}
term-first-bT = { $n ->
    [1] tantos puntos como la suma de 1 hasta la apuesta
   *[other] { $n } veces la suma de 1 hasta la apuesta, en puntos
}
term-first-t = { $n ->
    [1] 1 punto por baza hecha
   *[other] { $n } puntos por baza hecha
}
term-first-d = { $n ->
    [1] 1 punto por baza de diferencia
   *[other] { $n } puntos por baza de diferencia
}
term-first-d2 = { $n ->
    [1] tantos puntos como el cuadrado de la diferencia
   *[other] { $n } veces el cuadrado de la diferencia, en puntos
}
term-first-dT = { $n ->
    [1] tantos puntos como la suma de 1 hasta la diferencia
   *[other] { $n } veces la suma de 1 hasta la diferencia, en puntos
}
term-first-h = { $n ->
    [1] 1 punto por carta de la mano
   *[other] { $n } puntos por carta de la mano
}
term-more-c = { $n }
term-more-b = { $n } por baza apostada
term-more-b2 = { $n ->
    [1] el cuadrado de la apuesta
   *[other] { $n } veces el cuadrado de la apuesta
}
term-more-bT = { $n ->
    [1] la suma de 1 hasta la apuesta
   *[other] { $n } veces la suma de 1 hasta la apuesta
}
term-more-t = { $n } por baza hecha
term-more-d = { $n } por baza de diferencia
term-more-d2 = { $n ->
    [1] el cuadrado de la diferencia
   *[other] { $n } veces el cuadrado de la diferencia
}
term-more-dT = { $n ->
    [1] la suma de 1 hasta la diferencia
   *[other] { $n } veces la suma de 1 hasta la diferencia
}
term-more-h = { $n } por carta de la mano

example-score = { $size ->
    [1] Mano de 1 carta
   *[other] Mano de { $size } cartas
}: apostó { $bid }, hizo { $taken }: { $points ->
    [one] { $signed } punto
   *[other] { $signed } puntos
}.

example-score-under = { $size ->
    [1] Mano de 1 carta
   *[other] Mano de { $size } cartas
}, apuestas que suman menos: apostó { $bid }, hizo { $taken }: { $points ->
    [one] { $signed } punto
   *[other] { $signed } puntos
}.
