import type { ReportWords } from './words.en.ts'
import { spaced } from '../../../text/language/french.ts'

/** The words of reports on combats and barrages, in French. */
export const fr: ReportWords = spaced({
  titles: {
    combat: (place) => `Attaque sur ${place}`,
    barrage: (place) => `Barrage sur ${place}`,
  },
  results: ['rien', 'test', 'D', 'D+1'],
  ends: {
    taken: (who) => `L’hexagone est pris : ${who} avance.`,
    takenWith: (who) => `L’objectif est pris : ${who} avance.`,
    held: 'L’hexagone n’est pas pris.',
    repulsed: 'Attaque repoussée avant l’assaut.',
    left: 'L’hexagone est abandonné, et personne n’avance.',
  },
  coordination: (who, sum, needed, passed) =>
    `${who} ${passed ? 'coordonne' : 'ne coordonne pas'} les attaques : ${sum}, il faut ${needed}.`,
  evaded: (who, hex) => `${who} se retire en ${hex} avant le combat.`,
  added: {
    helper: (who) => `${who} aide la défense.`,
    guns: (who) => `${who} appuie la défense.`,
    commander: (who) => `${who} participe.`,
  },
  heads: { roll: 'Jet', column: 'Colonne', die: 'Dé', sum: 'Total', result: 'Résultat' },
  defence: (against) => `Défense contre ${against}`,
  assault: (who) => `Assaut : ${who}`,
  fire: (who) => `Tir : ${who}`,
  madeOf: (columns, die) => (die === '' ? `Colonne : ${columns}.` : `Colonne : ${columns}. Dé : ${die}.`),
  part: (label, value) => `${label} ${value}`,
  brief: (roll, column, sum, result) => `${roll} : colonne ${column}, total ${sum} : ${result}`,
  unharmed: 'indemne',
  fate: {
    test: (sum, needed, passed) => `test de moral : ${sum} en tout, il faut ${needed} : ${passed ? 'tient' : 'échec'}`,
    refused: 'refuse la retraite',
    steps: (count) => (count === 1 ? 'perd un pas' : `perd ${count} pas`),
    disorganised: 'désorganisation',
    retreat: (hex) => `se retire en ${hex}`,
    cornered: 'ne peut pas se retirer',
    eliminated: 'élimination',
    danger: (roll, isHurt) => `en danger : ${roll} aux deux dés${isHurt ? '' : ', indemne'}`,
    fell: 'tombe',
  },
})
