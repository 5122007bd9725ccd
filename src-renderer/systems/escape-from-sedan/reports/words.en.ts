import type { CombatRoll } from '#engine/escape-from-sedan/window-types.ts'
import { signed } from '../../../journal/words.ts'
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const sumOf = ({ dice, shown, total }: CombatRoll): string =>
  `${total}: ${counted(dice, 'die', 'dice')} showing ${shown}, modifiers ${signed(total - shown)}`

/** The words of reports on volleys and close combats, in English. */
export const en = {
  fireAt: (target: string) => `Fire at ${target}`,
  fireAtSeveral: (targets: number) => `Fire at ${targets} units`,
  combat: (target: string) => `Close combat with ${target}`,
  volley: (unit: string, dice: number, needed: string, possible: number, counted: number) =>
    `${unit}: ${counted === possible ? `${possible} of ${dice} dice hit` : `${possible} of ${dice} dice hit at long range, ${counted} count`} (${needed})`,
  loss: (unit: string, possible: number, lost: number, left: number) =>
    `${unit} saves ${Math.max(0, possible - lost)} of ${possible} and loses ${counted(lost, 'figure', 'figures')}, ${left} left`,
  noLoss: (unit: string) => `${unit} loses nothing`,
  charges: (chargers: string) => `${chargers} charged`,
  helps: (helpers: string) => `${helpers} came to help`,
  attackersThrew: (thrown: CombatRoll) => `attackers ${sumOf(thrown)}`,
  defendersThrew: (thrown: CombatRoll) => `defenders ${sumOf(thrown)}`,
  attackersWin: 'the attackers won',
  defendersWin: 'the defenders won',
  destroyed: (unit: string) => `${unit} is destroyed`,
  chits: (unit: string, chits: number) => `${unit} takes ${counted(chits, 'chit', 'chits')}`,
  killed: (who: string) => `killed: ${who}`,
  routs: (unit: string, inches: string) => `${unit} routs ${inches}″`,
  fallsBack: (unit: string, inches: string) => `${unit} falls back ${inches}″`,
  offTable: (unit: string) => `${unit} is off the table`,
  spiked: (unit: string) => `${unit} is left, its guns spiked`,
  taken: (unit: string) => `${unit} is taken`,
  advanced: (unit: string) => `${unit} went on into its place`,
}

export type ResultWords = typeof en
