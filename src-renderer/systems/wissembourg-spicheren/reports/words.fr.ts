import type { ReportWords } from './words.en.ts'
import { spaced } from '../../../text/language/french.ts'

/** The words of reports on combats and barrages, in French. */
export const fr: ReportWords = spaced({
  titles: {
    combat: (place) => `Attaque : ${place}`,
    barrage: (place) => `Barrage : ${place}`,
  },
  results: ['rien', 'test', 'D', 'D+1'],
  ends: {
    taken: (who) => `L’hexagone est pris et occupé : ${who}.`,
    takenWith: (who) => `L’objectif est pris et occupé : ${who}.`,
    held: 'L’hexagone n’est pas pris.',
    repulsed: 'Attaque repoussée avant l’assaut.',
    left: 'L’hexagone est abandonné, et personne n’avance.',
  },
  coordination: (who, sum, needed, passed) =>
    `${who} ${passed ? 'coordonne' : 'ne coordonne pas'} les attaques : ${sum}, il faut ${needed}.`,
  evaded: (who, hex) => `Retrait en ${hex} avant le combat : ${who}.`,
  added: {
    helper: (who) => `Aide à la défense : ${who}.`,
    guns: (who) => `Appui de la défense : ${who}.`,
    commander: (who) => `${who} participe.`,
  },
  heads: { roll: 'Jet', column: 'Colonne', die: 'Dé', sum: 'Total', result: 'Résultat' },
  defence: (against) => `Défense (${against})`,
  assault: (who) => `Assaut : ${who}`,
  fire: (who) => `Tir : ${who}`,
  madeOf: (columns, die) => (die === '' ? `Colonne : ${columns}.` : `Colonne : ${columns}. Dé : ${die}.`),
  part: (label, value) => `${label} ${value}`,
  brief: (roll, column, sum, result) => `${roll} : colonne ${column}, total ${sum} : ${result}`,
  unharmed: 'indemne',
  fate: {
    test: (sum, needed, passed) => `test de moral : ${sum} en tout, il faut ${needed} : ${passed ? 'tient' : 'échec'}`,
    refused: 'tente de tenir sur place',
    steps: (count) => (count === 1 ? 'perd un pas' : `perd ${count} pas`),
    disorganised: 'désorganisation',
    retreat: (hex) => `se retire en ${hex}`,
    cornered: 'ne peut pas se retirer',
    eliminated: 'élimination',
    danger: (roll, isHurt) => `en danger : ${roll} aux deux dés${isHurt ? '' : ', indemne'}`,
    fell: 'tombe',
  },
})
