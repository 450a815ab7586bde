### Lo que comparten todas las páginas: la cabecera, los ajustes, las cartas y los palos.

close = Cerrar
rules = Reglas
settings = Ajustes
settings-table = De la mesa
settings-own = De este dispositivo
site-nav = Vaza
skip-to-content = Ir al contenido
to-home = Ir al inicio
missing-title = No hay nada en esta dirección
missing-text = Puede que la mesa se haya borrado, o que la dirección llegara incompleta. Revisa el enlace que recibiste.

plain-http = Esta página vino por http simple. Se puede jugar a todo; el navegador solo no deja instalar la app, abrirla sin red ni usar el botón de enviar. Con https eso también funciona.

language = Idioma
theme = Aspecto
theme-auto = Del dispositivo
theme-light = Claro
theme-dark = Oscuro
suit-colours = Colores de los palos
suit-colours-four = Cuatro colores
suit-colours-two = Dos colores
sound = Sonido
sound-note = Un toque de madera cuando es tu turno
vibration = Vibración
confirm-card = Confirmar la carta
confirm-card-note = El primer toque elige, el segundo juega
