import type { Words } from '../../kernel/system/words.ts'

export const en: Words = {
  'journal.leader-captured': '{leader} has been taken prisoner.',
  'journal.judged':
    'The campaign is judged. Victory: French {frenchLevel#none|tactical|operational|strategic}, German {germanLevel#none|tactical|operational|strategic}.',
  'journal.counted-divisions-exited':
    '{side}, {level#no|tactical|operational|strategic} victory: {needed} infantry {needed|division|divisions} off the map, or at a goal if the scenario has one, {needed|is|are} needed; there {count|was|were} {count}.',
  'journal.counted-divisions-in':
    '{side}, {level#no|tactical|operational|strategic} victory: {needed} infantry {needed|division|divisions} at {needed|its objective is|their objectives are} needed; there {count|was|were} {count}.',
  'journal.counted-divisions-cut-off':
    '{side}, {level#no|tactical|operational|strategic} victory: {needed} enemy infantry {needed|division|divisions} cut off, or lost if the scenario counts these too, {needed|is|are} needed; there {count|was|were} {count}.',
  'journal.counted-divisions-lost':
    '{side}, {level#no|tactical|operational|strategic} victory: {needed} enemy infantry {needed|division|divisions} lost {needed|is|are} needed; there {count|was|were} {count}.',
  'journal.counted-divisions-revealed':
    '{side}, {level#no|tactical|operational|strategic} victory: {needed} enemy infantry {needed|division|divisions} shown {needed|is|are} needed; there {count|was|were} {count}.',
  'journal.counted-losses-above-own':
    '{side}, {level#no|tactical|operational|strategic} victory: the enemy has to lose {needed} SP more than one’s own side; the difference was {count}.',
  'journal.counted-no-level':
    '{side}, {level#no|tactical|operational|strategic} victory: the enemy must have no victory of his own; he has {count#one|none}.',
  'ending.draw': 'Neither side has won more than the other: a draw.',
  'ending.victory': 'The campaign is won by the higher level of victory.',
  'ending.victory.by': 'The {winner.adjective} side has won: {level#a|a tactical|an operational|a strategic} victory.',
  'ending.capture.by':
    'The {winner.adjective} side has taken the enemy’s leader: {level#a|a tactical|an operational|a strategic} victory.',
  'ending.capture': 'The enemy’s leader is taken: the campaign is over.',
  'refusal.gb.victory.exit.no-exit': 'Nobody leaves the map for victory from {zone}.',
  'refusal.gb.victory.exit.no-axis': 'In {zone} the way off the map is no axis of retreat of yours.',
}

export const fr: Words = {
  'journal.leader-captured': '{leader} est fait prisonnier.',
  'journal.judged':
    'La campagne est jugée. Victoire : Français {frenchLevel#aucune|tactique|opérationnelle|stratégique}, Allemands {germanLevel#aucune|tactique|opérationnelle|stratégique}.',
  'journal.counted-divisions-exited':
    '{side}, {level#aucune victoire|victoire tactique|victoire opérationnelle|victoire stratégique} : il faut {needed} {needed|division|divisions} d’infanterie {needed|sortie|sorties} de la carte, ou à un but si le scénario en a ; il y en avait {count}.',
  'journal.counted-divisions-in':
    '{side}, {level#aucune victoire|victoire tactique|victoire opérationnelle|victoire stratégique} : il faut {needed} {needed|division d’infanterie à son objectif|divisions d’infanterie à leurs objectifs} ; il y en avait {count}.',
  'journal.counted-divisions-cut-off':
    '{side}, {level#aucune victoire|victoire tactique|victoire opérationnelle|victoire stratégique} : il faut {needed} {needed|division d’infanterie ennemie coupée|divisions d’infanterie ennemies coupées}, ou {needed|perdue|perdues} si le scénario les compte aussi ; il y en avait {count}.',
  'journal.counted-divisions-lost':
    '{side}, {level#aucune victoire|victoire tactique|victoire opérationnelle|victoire stratégique} : il faut {needed} {needed|division d’infanterie ennemie perdue|divisions d’infanterie ennemies perdues} ; il y en avait {count}.',
  'journal.counted-divisions-revealed':
    '{side}, {level#aucune victoire|victoire tactique|victoire opérationnelle|victoire stratégique} : il faut {needed} {needed|division d’infanterie ennemie révélée|divisions d’infanterie ennemies révélées} ; il y en avait {count}.',
  'journal.counted-losses-above-own':
    '{side}, {level#aucune victoire|victoire tactique|victoire opérationnelle|victoire stratégique} : l’ennemi doit perdre {needed} PF de plus que ce camp ; la différence était de {count}.',
  'journal.counted-no-level':
    '{side}, {level#aucune victoire|victoire tactique|victoire opérationnelle|victoire stratégique} : l’ennemi ne doit remporter aucune victoire ; {count#il en remporte une|il n’en remporte aucune}.',
  'ending.draw': 'Aucun camp ne l’emporte sur l’autre : partie nulle.',
  'ending.victory': 'La campagne est gagnée par le niveau de victoire le plus élevé.',
  'ending.victory.by': 'Le camp {winner.adjective} l’emporte : victoire {level#|tactique|opérationnelle|stratégique}.',
  'ending.capture.by':
    'Le camp {winner.adjective} a pris le chef ennemi : victoire {level#|tactique|opérationnelle|stratégique}.',
  'ending.capture': 'Le chef ennemi est pris : la campagne est finie.',
  'refusal.gb.victory.exit.no-exit': 'Personne ne quitte la carte pour la victoire depuis {zone}.',
  'refusal.gb.victory.exit.no-axis': 'À {zone}, la sortie de la carte n’est pas un de vos axes de retraite.',
}
