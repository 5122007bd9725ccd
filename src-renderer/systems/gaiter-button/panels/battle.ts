import type { ResultColumn } from '#engine/gaiter-button/window-types.ts'
import { counterWords } from '../../../counters/words.ts'
import type { Piece } from '../../../counters/piles.ts'
import { piecesOf } from '../counters/faces.ts'
import { aboutOf } from '../reads/reads.ts'
import {
  bookOf,
  eyesOf,
  frame,
  isThere,
  isUnderWay,
  known,
  knownTo,
  lastOf,
  type LedgerLine,
  type PanelProps,
  sideNumber,
} from './reading.ts'

/** The battle in hand, as far as the one who looks may know it. */
export function battleOf({ table }: Pick<PanelProps, 'table'>) {
  const view = known(table)
  if (view === undefined || !isThere(view.battleZone)) return undefined
  const attacker = sideNumber(table, view.attacker)
  return {
    zone: view.battleZone,
    kind: view.battleKind,
    attacker,
    defender: 1 - attacker,
    winner: sideNumber(table, view.winner),
    amplitude: view.battleAmplitude,
    difference: view.battleDifference,
    rain: view.rain,
    column: view.battle?.column ?? null,
    isRolled: view.battle?.rolled ?? false,
  }
}

/** What a side has declared and has at stake; what is still secret is left out. */
export function campOf({ table }: Pick<PanelProps, 'table'>, side: number) {
  const camp = knownTo(table, side)?.camp[table.sides[side] ?? '']
  return {
    isOpen: camp?.lead !== undefined,
    lead: camp?.lead ?? '',
    leader: camp?.leader,
    garrisonLeads: camp?.garrisonLeads ?? false,
    charges: camp?.charges ?? false,
    unprovided: camp?.unprovided ?? false,
    factor: camp?.factor ?? 0,
    due: camp?.lossesDue ?? 0,
    /** The view counts in half SP, as cavalry counts half. */
    strength: (camp?.strength ?? 0) / 2,
  }
}

/** The counters of a side where the battle is. */
export function troopsOf(panel: PanelProps, side: number): Piece[] {
  const { table, setting, language } = panel
  const battle = battleOf(panel)
  const seen = table.views.find((one) => one.side === side) ?? table.views[0]
  if (seen === undefined) return []
  return piecesOf(
    [{ ...seen, side: seen.side === side ? side : eyesOf(table) }],
    bookOf(setting),
    counterWords[language],
  ).filter((piece) => piece.side === side && piece.place === battle?.zone)
}
export const isEngaged = ({ face }: Piece): boolean => face.marks?.includes('engaged') ?? false

/** Both factors line by line: as they stand beside the question, or as they were told with the dice. */
export type Tracks = {
  readonly lines: readonly [readonly LedgerLine[], readonly LedgerLine[]]
  readonly isRolled: boolean
}
export function tracksOf(panel: PanelProps): Tracks | undefined {
  const { table, journal } = panel
  const { question, decider } = table
  const battle = battleOf(panel)
  if (battle === undefined) return undefined
  const about = aboutOf(question, 'lead') ?? aboutOf(question, 'charge')
  if (about !== undefined)
    return { lines: decider === 0 ? [about.own, about.enemy] : [about.enemy, about.own], isRolled: false }
  const rolled = battle.isRolled ? lastOf(journal, 'factors-rolled') : undefined
  if (rolled === undefined) return undefined
  const { attackerLedger, defenderLedger } = rolled
  return {
    lines: battle.attacker === 0 ? [attackerLedger, defenderLedger] : [defenderLedger, attackerLedger],
    isRolled: true,
  }
}

export const dieIn = (lines: readonly LedgerLine[]): number | undefined =>
  lines.find(({ label }) => label === 'die')?.value

// --- The result table -----------------------------------------------------------------------------------------------

/** A column of the result table as it is headed; beyond the last one a battle counts as several. */
export const headingOf = ({ columns }: ResultColumn): string =>
  columns.map(({ from, to }) => `${from}–${to}`).join(' + ')

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
const frames: readonly (readonly [Parameters<typeof isUnderWay>[1], BattleStep])[] = [
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
  const losses = frame(table, 'combat-losses')
  if (losses !== undefined) {
    const isAttacker = sideNumber(table, losses.side) === battleOf(panel)?.attacker
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
