import type { Words } from '../../kernel/words.ts'

export const en: Words = {
  'journal.leader-captured': '{leader} has been taken prisoner.',
  'journal.judged': 'The campaign is judged. Level of victory: French {frenchLevel}, German {germanLevel}.',
  'ending.draw': 'Neither side has won more than the other: a draw.',
  'ending.victory': 'The campaign is won by the higher level of victory.',
  'ending.capture': 'The enemy’s leader is taken: the campaign is over.',
  'refusal.gb.victory.exit.no-exit': 'Nobody leaves the map for victory from {zone}.',
  'refusal.gb.victory.exit.no-axis': 'In {zone} the way off the map is no axis of retreat of yours.',
}

export const fr: Words = {
  'journal.leader-captured': '{leader} est fait prisonnier.',
  'journal.judged': 'La campagne est jugée. Niveau de victoire : Français {frenchLevel}, Allemands {germanLevel}.',
  'ending.draw': 'Aucun camp ne l’emporte sur l’autre : partie nulle.',
  'ending.victory': 'La campagne est gagnée par le niveau de victoire le plus élevé.',
  'ending.capture': 'Le chef ennemi est pris : la campagne est finie.',
  'refusal.gb.victory.exit.no-exit': 'Personne ne quitte la carte pour la victoire depuis {zone}.',
  'refusal.gb.victory.exit.no-axis': 'À {zone}, la sortie de la carte n’est pas un de vos axes de retraite.',
}
