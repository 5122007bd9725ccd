import type { Words } from '../../kernel/words.ts'

export const en: Words = {
  'journal.leader-captured': '{leader} has been taken prisoner.',
  'journal.judged': 'The campaign is judged. Level of victory: French {frenchLevel}, German {germanLevel}.',
  'journal.counted-divisions-exited':
    '{side}, level {level}: {needed} infantry divisions off the map; there were {count}.',
  'journal.counted-divisions-in':
    '{side}, level {level}: {needed} infantry divisions at their objectives; there were {count}.',
  'journal.counted-divisions-cut-off':
    '{side}, level {level}: {needed} enemy infantry divisions cut off; there were {count}.',
  'journal.counted-divisions-lost':
    '{side}, level {level}: {needed} enemy infantry divisions lost; there were {count}.',
  'journal.counted-divisions-revealed':
    '{side}, level {level}: {needed} enemy infantry divisions revealed; there were {count}.',
  'journal.counted-losses-above-own':
    '{side}, level {level}: the enemy has lost {needed} SP more than one’s own; the difference was {count}.',
  'journal.counted-no-level': '{side}, level {level}: the enemy reaches none of his levels (1 is yes): {count}.',
  'ending.draw': 'Neither side has won more than the other: a draw.',
  'ending.victory': 'The campaign is won by the higher level of victory.',
  'ending.capture': 'The enemy’s leader is taken: the campaign is over.',
  'refusal.gb.victory.exit.no-exit': 'Nobody leaves the map for victory from {zone}.',
  'refusal.gb.victory.exit.no-axis': 'In {zone} the way off the map is no axis of retreat of yours.',
}

export const fr: Words = {
  'journal.leader-captured': '{leader} est fait prisonnier.',
  'journal.judged': 'La campagne est jugée. Niveau de victoire : Français {frenchLevel}, Allemands {germanLevel}.',
  'journal.counted-divisions-exited':
    '{side}, niveau {level} : {needed} divisions d’infanterie sorties de la carte ; il y en avait {count}.',
  'journal.counted-divisions-in':
    '{side}, niveau {level} : {needed} divisions d’infanterie sur leurs objectifs ; il y en avait {count}.',
  'journal.counted-divisions-cut-off':
    '{side}, niveau {level} : {needed} divisions d’infanterie ennemies coupées ; il y en avait {count}.',
  'journal.counted-divisions-lost':
    '{side}, niveau {level} : {needed} divisions d’infanterie ennemies perdues ; il y en avait {count}.',
  'journal.counted-divisions-revealed':
    '{side}, niveau {level} : {needed} divisions d’infanterie ennemies dévoilées ; il y en avait {count}.',
  'journal.counted-losses-above-own':
    '{side}, niveau {level} : l’ennemi a perdu {needed} PF de plus que soi ; la différence était de {count}.',
  'journal.counted-no-level':
    '{side}, niveau {level} : l’ennemi n’atteint aucun de ses niveaux (1 pour oui) : {count}.',
  'ending.draw': 'Aucun camp ne l’emporte sur l’autre : partie nulle.',
  'ending.victory': 'La campagne est gagnée par le niveau de victoire le plus élevé.',
  'ending.capture': 'Le chef ennemi est pris : la campagne est finie.',
  'refusal.gb.victory.exit.no-exit': 'Personne ne quitte la carte pour la victoire depuis {zone}.',
  'refusal.gb.victory.exit.no-axis': 'À {zone}, la sortie de la carte n’est pas un de vos axes de retraite.',
}
