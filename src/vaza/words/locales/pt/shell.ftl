### What every page shares: the head, the settings, cards and suits.

close = Fechar
rules = Regras
settings = Ajustes
site-nav = Vaza
skip-to-content = Ir para o conteúdo
to-home = Ir para o início
missing-title = Não há nada neste endereço
missing-text = A mesa pode ter sido apagada, ou o endereço chegou incompleto. Confira o link que recebeu.

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

suit-S = espadas
suit-H = copas
suit-D = ouros
suit-C = paus
suit-X = curingas
rank-A = ás
rank-K = rei
rank-Q = dama
rank-J = valete
rank-T = dez
rank-9 = nove
rank-8 = oito
rank-7 = sete
rank-6 = seis
rank-5 = cinco
rank-4 = quatro
rank-3 = três
rank-2 = dois
card-name = { $rank } de { $suit }
card-joker = curinga
