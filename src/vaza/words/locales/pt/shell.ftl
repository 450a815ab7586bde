### What every page shares: the head, the settings, cards and suits.

close = Fechar
rules = Regras
settings = Ajustes
settings-table = Da mesa
settings-own = Deste aparelho
site-nav = Vaza
skip-to-content = Ir para o conteúdo
to-home = Ir para o início
missing-title = Não há nada neste endereço
missing-text = A mesa pode ter sido apagada, ou o endereço chegou incompleto. Confira o link que recebeu.

plain-http = Esta página veio por http simples. Jogar funciona todo; o navegador só não deixa instalar o app, abrir sem rede e usar o botão de enviar. Com https isso também funciona.

language = Idioma
theme = Aparência
theme-auto = Do aparelho
theme-light = Clara
theme-dark = Escura
suit-colours = Cores dos naipes
suit-colours-four = Quatro cores
suit-colours-two = Duas cores
sound = Som
sound-note = Um toque de madeira quando é a sua vez
vibration = Vibração
confirm-card = Confirmar a carta
confirm-card-note = O primeiro toque escolhe, o segundo joga

