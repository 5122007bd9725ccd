import { counterWords } from '../../../counters/words.ts'
import type { Piece } from '../../../counters/piles.ts'
import { piecesOf } from '../counters/faces.ts'
import {
  agenda,
  bookOf,
  eyesOf,
  field,
  figure,
  is,
  isThere,
  isUnderWay,
  known,
  knownTo,
  type LedgerLine,
  linesIn,
  type PanelProps,
  printedTable,
  rows,
  sideIn,
  text,
  totalOf,
} from './reading.ts'

/** The battle in hand, as far as the one who looks may know it. */
export function battleOf({ table }: PanelProps) {
  const view = known(table)
  const zone = text(view, 'battleZone')
  if (!isThere(zone)) return undefined
  const attacker = sideIn(table, view, 'attacker')
  return {
    zone,
    kind: figure(view, 'battleKind'),
    attacker,
    defender: 1 - attacker,
    winner: sideIn(table, view, 'winner'),
    amplitude: figure(view, 'battleAmplitude'),
    difference: figure(view, 'battleDifference'),
    rain: is(view, 'rain'),
  }
}

/** What a side has declared and has at stake; what is still secret is left out. */
export function campOf({ table }: PanelProps, side: number) {
  const camp = field(knownTo(table, side)['camp'], table.sides[side] ?? '')
  return {
    isOpen: field(camp, 'lead') !== undefined,
    lead: text(camp, 'lead'),
    leader: text(camp, 'leader'),
    garrisonLeads: is(camp, 'garrisonLeads'),
    charges: is(camp, 'charges'),
    unprovided: is(camp, 'unprovided'),
    factor: figure(camp, 'factor'),
    due: figure(camp, 'lossesDue'),
    /** The view counts in half SP, as cavalry counts half. */
    strength: figure(camp, 'strength') / 2,
  }
}

/** The counters of a side where the battle is. */
export function troopsOf(panel: PanelProps, side: number): Piece[] {
  const { table, setting, language } = panel
  const view = knownTo(table, side)
  const battle = battleOf(panel)
  const seen = table.views.find((one) => one.side === side) ?? { side: eyesOf(table), known: view }
  return piecesOf([seen], bookOf(setting), counterWords[language]).filter(
    (piece) => piece.side === side && piece.place === battle?.zone,
  )
}
export const isEngaged = ({ face }: Piece): boolean => face.marks?.includes('engaged') ?? false

/** Both factors line by line: as they stand beside the question, or as they were told with the dice. */
export type Tracks = {
  readonly lines: readonly [readonly LedgerLine[], readonly LedgerLine[]]
  readonly isRolled: boolean
}
export function tracksOf(panel: PanelProps): Tracks | undefined {
  const { table } = panel
  const battle = battleOf(panel)
  const { question, decider } = table
  if (battle === undefined) return undefined
  if (question !== null && decider !== null && question.about['own'] !== undefined) {
    const [own, enemy] = [linesIn(question.about, 'own'), linesIn(question.about, 'enemy')]
    return { lines: decider === 0 ? [own, enemy] : [enemy, own], isRolled: false }
  }
  const rolled = rolledIn(panel)
  if (rolled === undefined) return undefined
  const [attacker, defender] = [linesIn(rolled, 'attackerLedger'), linesIn(rolled, 'defenderLedger')]
  return { lines: battle.attacker === 0 ? [attacker, defender] : [defender, attacker], isRolled: true }
}

/** What was told of the dice of the present battle: the last time both came to the factors that the camps have now. */
function rolledIn(panel: PanelProps) {
  const battle = battleOf(panel)
  const told = panel.journal?.findLast(({ entry }) => text(entry, 'kind') === 'factors-rolled')?.entry
  if (battle === undefined || told === undefined || text(told, 'zone') !== battle.zone) return undefined
  const isOf = (side: number, key: string): boolean => totalOf(linesIn(told, key)) === campOf(panel, side).factor
  return isOf(battle.attacker, 'attackerLedger') && isOf(battle.defender, 'defenderLedger') ? told : undefined
}

export const dieIn = (lines: readonly LedgerLine[]): number | undefined =>
  lines.find(({ label }) => label === 'die')?.value

// --- The result table -----------------------------------------------------------------------------------------------

/**
 * The column of the result table that an amplitude comes to, as it is headed, and how far it was shifted for rain and
 * assault; beyond the last column a battle counts as several. Empty where the campaign does not say.
 */
export function columnOf(panel: PanelProps, amplitude: number): { readonly column: string; readonly shift: number } {
  const { setting, table } = panel
  const scale = printedTable(setting, 'amplitude')
  const columns = rows(scale, 'columns')
  const last = columns.at(-1)
  if (last === undefined) return { column: '', shift: 0 }
  const heading = (place: number): string => `${figure(columns[place], 'from')}–${figure(columns[place], 'to')}`
  const whole = Math.floor(Math.max(0, amplitude - 1) / figure(last, 'to'))
  const rest = amplitude - whole * figure(last, 'to')
  const plain = whole * columns.length + columns.findIndex((column) => rest <= figure(column, 'to'))
  const rain = is(known(table), 'rain') ? figure(scale, 'rain') : 0
  const storm = battleOf(panel)?.kind === 1 ? figure(printedTable(setting, 'assault'), 'columns') : 0
  const place = Math.max(0, plain + rain + storm)
  const full = Array.from({ length: Math.floor(place / columns.length) }, () => heading(columns.length - 1))
  return { column: [...full, heading(place % columns.length)].join(' + '), shift: place - plain }
}

// --- Where the battle stands ----------------------------------------------------------------------------------------

export const battleSteps = [
  'engage',
  'provisions',
  'cavalry-retreat',
  'amplitude',
  'lead',
  'charge',
  'dice',
  'losses-attacker',
  'losses-defender',
  'rout',
  'retreat',
  'axis',
  'pursuit',
] as const
export type BattleStep = (typeof battleSteps)[number]

export const battleRules: Readonly<Record<BattleStep, string>> = {
  engage: 'gb.combat.engage',
  provisions: 'gb.provision.effect',
  'cavalry-retreat': 'gb.combat.cavalry-retreat',
  amplitude: 'gb.combat.leader',
  lead: 'gb.combat.lead',
  charge: 'gb.combat.charge',
  dice: 'gb.combat.winner',
  'losses-attacker': 'gb.losses.order',
  'losses-defender': 'gb.losses.order',
  rout: 'gb.rout.test',
  retreat: 'gb.retreat.voluntary',
  axis: 'gb.axes.lost',
  pursuit: 'gb.pursuit.when',
}

/** The step that asks, by the frame that does; the last that is under way counts. */
const frames: readonly (readonly [string, BattleStep])[] = [
  ['engage', 'engage'],
  ['engagement', 'engage'],
  ['lead', 'lead'],
  ['charge', 'charge'],
  ['rout-test', 'rout'],
  ['rout', 'retreat'],
  ['voluntary-retreat', 'retreat'],
  ['axis-loss', 'axis'],
  ['break-out', 'axis'],
  ['pursuit', 'pursuit'],
  // A cavalry retreat before the battle has a retreat and perhaps a pursuit within it.
  ['cavalry-retreat', 'cavalry-retreat'],
]

/** Where the battle is now; −1 while there is none. */
export function stepNow(panel: PanelProps): number {
  const { table } = panel
  if (battleOf(panel) === undefined) return -1
  const losses = agenda(table).findLast((one) => text(one, 'frame') === 'combat-losses')
  if (losses !== undefined) {
    const isAttacker = sideIn(table, losses, 'side') === battleOf(panel)?.attacker
    return battleSteps.indexOf(isAttacker ? 'losses-attacker' : 'losses-defender')
  }
  const found = frames.find(([name]) => isUnderWay(table, name))
  return found === undefined ? -1 : battleSteps.indexOf(found[1])
}

/** Is a step left out in a battle that has come so far? */
export function isSkipped(panel: PanelProps, step: BattleStep): boolean {
  const battle = battleOf(panel)
  if (battle === undefined || !['rout', 'retreat', 'axis', 'pursuit'].includes(step)) return false
  // Once the dice have fallen only a beaten defender has more to do.
  return stepNow(panel) > battleSteps.indexOf('dice') && battle.winner !== battle.attacker
}
