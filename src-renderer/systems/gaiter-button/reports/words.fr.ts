import { withA, withDe } from '../../../text/language/french.ts'
import type { reports as en } from './words.en.ts'

/** The words of reports, in French. */

const some = (parts: readonly (readonly [number, string])[]): string =>
  parts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ')

const arms: Readonly<Record<string, string>> = {
  infantry: 'infanterie',
  cavalry: 'cavalerie',
  'heavy-cavalry': 'cavalerie lourde',
  artillery: 'artillerie',
  'heavy-artillery': 'artillerie lourde',
  mitrailleuses: 'mitrailleuses',
}

export const reports: typeof en = {
  titles: {
    battle: (place) => `Combat ${withDe(place)}`,
    reconnaissance: (place) => `Reconnaissance ${withA(place)}`,
  },
  unfought: {
    nobody: 'Il n’y avait personne à combattre.',
    decoys: 'Rien que des leurres engagés : ils quittent la carte, et il n’y a pas de combat.',
    'fell-back': 'La cavalerie s’est retirée avant le combat.',
  },
  drawn: 'Combat indécis.',
  won: (side, difference) => `${side} : victoire de ${difference}.`,
  column: (amplitude, column, shift) =>
    `Amplitude ${amplitude}, colonne ${column}${shift === 0 ? '' : shift < 0 ? ', décalée à gauche' : ', décalée à droite'}.`,
  rows: { lead: 'Unité de tête', die: 'Dé', factor: 'Facteur', lost: 'Pertes' },
  what: 'Quoi',
  none: 'aucune',
  arm: (arm) => arms[arm] ?? arm,
  loss: (count, arm) => `${count} PF${arm === '' ? '' : ` ${withDe(arm)}`}`,
  destroyed: '(n’existe plus)',
  rout: (die, sum, morale, routs) =>
    `Test de déroute : dé ${die}, ${sum} en tout contre un moral de ${morale} : ${routs ? 'déroute' : 'pas de déroute'}.`,
  demoralised: (who) => `Démoralisation : ${who}.`,
  retreat: (die, succeeds) =>
    die === null ? 'Le camp battu tient.' : `Retraite tentée avec ${die} : ${succeeds ? 'il part' : 'il reste'}.`,
  wentBack: (who, place) => `${who} : ${place === null ? 'dans la forteresse' : `vers ${place}`}.`,
  counters: (count, isMore) =>
    isMore ? `${count} ${count === 1 ? 'autre' : 'autres'}` : count === 1 ? 'Un pion' : `${count} pions`,
  axis: (way) => `Axe de retraite perdu : ${way}.`,
  pursuit: (winner, loser, losses) => `Poursuite : ${winner} contre ${loser}, ${losses} PF perdus.`,
  declared: (declared, screen) => `Cavalerie ${declared} contre ${screen}.`,
  held: 'Le rideau tient.',
  search: (die, sum, units, composition) =>
    `Dé ${die}, ${sum} en tout : ${units === 0 ? 'aucun' : units} à montrer${units > 0 && composition ? ', avec la force' : ''}.`,
  strength: ({ infantry, cavalry, heavyCavalry, artillery, heavyArtillery, mitrailleuses }) =>
    some([
      [infantry, 'infanterie'],
      [cavalry, 'cavalerie'],
      [heavyCavalry, 'cavalerie lourde'],
      [artillery, 'artillerie'],
      [heavyArtillery, 'artillerie lourde'],
      [mitrailleuses, 'mitrailleuses'],
    ]),
  decoys: (count) => (count === 1 ? 'Un leurre, qui quitte la carte.' : `${count} leurres, qui quittent la carte.`),
}
