# Naipes e cartas em palavras.
suit-S = espadas
suit-H = copas
suit-D = ouros
suit-C = paus
suit-X = curingas
suit-NT = sem trunfo

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

# O baralho espanhol (latino): 1 a 7 (ou 9), valete, cavaleiro e rei.
suit-latin-S = espadas
suit-latin-H = copas
suit-latin-D = ouros
suit-latin-C = paus
rank-latin-J = valete
rank-latin-Q = cavaleiro
rank-latin-K = rei
