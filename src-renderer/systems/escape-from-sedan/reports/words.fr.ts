import type { CombatRoll } from '#engine/escape-from-sedan/window-types.ts'
import { signed } from '../../../journal/words.ts'
import type { ResultWords } from './words.en.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`

const sumOf = ({ dice, shown, total }: CombatRoll): string =>
  `${total} : ${counted(dice, 'dé', 'dés')} pour ${shown}, modificateurs ${signed(total - shown)}`

/** The words of reports on volleys and close combats, in French. */
export const fr: ResultWords = {
  fireAt: (target) => `Tir sur ${target}`,
  fireAtSeveral: (targets) => `Tir sur ${targets} unités`,
  combat: (target) => `Mêlée autour de ${target}`,
  volley: (unit, dice, needed, possible, counting) =>
    `${unit} : ${counted(possible, 'dé', 'dés')} sur ${dice} au but${counting === possible ? '' : ` à longue portée, dont ${counting} ${counting < 2 ? 'compte' : 'comptent'}`} (${needed})`,
  loss: (unit, possible, lost, left) =>
    `${unit} : ${possible < 2 ? 'coup paré' : 'coups parés'}, ${Math.max(0, possible - lost)} sur ${possible} ; ${lost === 0 ? 'aucune figurine perdue' : counted(lost, 'figurine perdue', 'figurines perdues')}, il en reste ${left}`,
  noLoss: (unit) => `${unit} : aucune perte`,
  charges: (chargers) => `à la charge : ${chargers}`,
  helps: (helpers) => `en renfort : ${helpers}`,
  attackersThrew: (thrown) => `attaquants ${sumOf(thrown)}`,
  defendersThrew: (thrown) => `défenseurs ${sumOf(thrown)}`,
  attackersWin: 'les attaquants l’emportent',
  defendersWin: 'les défenseurs l’emportent',
  destroyed: (unit) => `${unit} : unité détruite`,
  chits: (unit, chits) => `${unit} reçoit ${counted(chits, 'jeton', 'jetons')}`,
  killed: (who) => `tué : ${who}`,
  routs: (unit, inches) => `${unit} en déroute, ${inches}″`,
  fallsBack: (unit, inches) => `${unit} recule de ${inches}″`,
  offTable: (unit) => `${unit} quitte la table`,
  spiked: (unit) => `${unit} : pièces enclouées et abandonnées`,
  taken: (unit) => `${unit} : pièces prises`,
  advanced: (unit) => `${unit} prend sa place`,
}
