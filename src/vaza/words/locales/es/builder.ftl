### La página en que se montan reglas de la casa.

builder-title = Monte sus reglas
builder-lead = Empiece por un juego conocido y cambie lo que su mesa juega distinto. Al final hay un enlace: quien lo abra juega con las mismas reglas.
builder-from = Empezando por
builder-change-base = Cambiar
builder-unknown = La dirección no tiene reglas que conozcamos; empezamos por Dane-se.
builder-unread = La dirección llegó cortada o con errores; queda como al principio: { $axes }.
builder-kept = Estas reglas no caben en la dirección: quedan solo en esta pestaña, mientras esté abierta.
builder-gone = Sus cambios en { $base } han salido.
builder-bring-back = Recuperarlos
builder-tab-form = Montar
builder-tab-preview = Cómo queda
builder-show-preview = Ver cómo queda
builder-show-form = Volver a montar
builder-search = Buscar una regla
builder-found = { $count ->
    [0] Ninguna regla encontrada
    [one] 1 regla encontrada
   *[other] { $count } reglas encontradas
}
builder-changes = { $count ->
    [one] 1 cambio
   *[other] { $count } cambios
}
builder-conflicts = { $count ->
    [one] 1 conflicto
   *[other] { $count } conflictos
}
builder-no-changes = Ningún cambio
builder-offline = El servidor no responde
builder-not-yet = { $count ->
    [one] Falta resolver 1 conflicto
   *[other] Falta resolver { $count } conflictos
}
builder-mend = Resolver
builder-stale = Las reglas de abajo son las últimas sin conflicto.
builder-differs = Lo que cambia en { $base }
builder-reset = Deshacer: { $axis }
builder-reset-all = Deshacer todo
builder-inert = Sin efecto con { $axis }: { $value }.
builder-idle = Sin efecto ahora:
builder-ready = Listo para jugar
builder-code = Código
builder-link = Enlace a las reglas
builder-see-page = Abrir la página de estas reglas
builder-too-long = Estas reglas piden un código demasiado largo para un enlace. Una tabla de puntos con menos manos lo resuelve.
builder-too-large = Estas reglas son demasiado grandes para un enlace
builder-too-large-how = Sin enlace tampoco hay mesa. Una tabla de puntos con menos manos lo resuelve.

builder-yes = sí
builder-no = no
builder-number = un número
builder-less = Menos
builder-more = Más
builder-range = Un número entero de { $least } a { $most }.
builder-numbers-how = Sepárelos con espacios. 1-5 es del 1 al 5; 5x8 es el 5 ocho veces.
builder-numbers-bad = «{ $bad }» no es un número de { $least } a { $most }.
builder-numbers-repeat = En «{ $bad }» el número después de la x va de 1 a { $most }.
builder-up = Subir { $value }, ahora en el lugar { $place }
builder-down = Bajar { $value }, ahora en el lugar { $place }
builder-remove = Quitar { $value }, en el lugar { $place }
builder-add = Añadir { $value }
builder-moved = { $value } está en el lugar { $place }
builder-removed = { $value } ha salido

builder-scoring-pick = Elegir
builder-scoring-title = Elija el tanteo
builder-scoring-search = Buscar un tanteo
builder-scoring-how = Cómo se cuentan los puntos
builder-scoring-terms = Por términos
builder-scoring-table = Por tabla
builder-term-none = Nada.
builder-term-add = + término
builder-term-add-to = Añadir un término a { $branch }
builder-term-remove = Quitar el término { $term }
builder-if-under-hand = si la mesa pidió de menos
builder-if-over-hand = si la mesa pidió de más
builder-split = Errores
builder-split-no = cuentan igual
builder-split-yes = uno por uno
builder-label = Cero acertado
builder-label-no = vale siempre lo mismo
builder-label-yes = según la suma
builder-table = Tabla de puntos
builder-table-how = Péguela de una hoja de cálculo: un bloque para cada tamaño de mano, con una línea vacía entre ellos. Cada fila es un pedido, desde cero; cada columna, las bazas hechas.
builder-table-bad = Cada bloque tiene tantas filas como columnas: mano de 3 cartas, 4 filas de 4 números enteros.
builder-example = pidió { $bid }, hizo { $taken }: { $points }
builder-grid = Puntos en manos de { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}: el pedido en la fila, las bazas hechas en la columna
builder-grid-corner = pidió ↓ hizo →

builder-deals = { $count ->
    [one] 1 mano
   *[other] { $count } manos
}
builder-deal-edit = Cambiar { $value }, en el { $place }.º lugar
builder-deal-keys = Con el teclado: Alt y flecha cambia de lugar, Supr quita.
builder-deal-add = Añadir una mano
builder-deal-back = Recuperar
builder-deal-own = Un contrato propio
builder-deal-own-how = Di qué cuenta y cuánto vale.
builder-deal-there = ya está en la lista
builder-contract-name = Nombre
builder-contract-name-how = Así la llaman la mesa y los registros.
builder-contract-name-bad = Hasta { $most } letras y números, y no un nombre que el juego ya usa.
builder-contract-taken = Otro contrato de la lista ya se llama así.
builder-contract-counts = Qué cuenta
builder-contract-add = + qué cuenta
builder-contract-remove = No contar: { $thing }
builder-contract-nothing = Aún no cuenta nada.
builder-contract-ban = Salir de corazones
builder-contract-ban-no = libremente
builder-contract-ban-yes = solo sin otro palo
builder-contract-forced = Carta obligatoria
builder-contract-forced-how = Quien la tiene la juega en la primera ocasión.
builder-contract-forced-none = ninguna
builder-contract-total = La mano suma { $total }
builder-contract-times = Se juega { $count } veces; lo que cambies aquí vale para todas.
builder-contract-again = Jugarla otra vez
builder-contract-drop = Quitar de la lista
builder-contract-done = Listo
