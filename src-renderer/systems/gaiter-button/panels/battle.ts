import type { ResultColumn } from '#engine/gaiter-button/window-types.ts'
import { counterWords } from '../../../counters/words.ts'
import type { Piece } from '../../../counters/piles.ts'
import { piecesOf } from '../counters/faces.ts'
import { isMarked } from '../counters/marks.ts'
import { aboutOf } from '../reads/reads.ts'
import {
  bookOf,
  eyesOf,
  isThere,
  known,
  knownTo,
  lastOf,
  type LedgerLine,
  type PanelProps,
  sideNumber,
} from './reading.ts'

/** The battle under way, as far as the viewer knows it. */
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

/** What a side has declared and engaged, without what is still secret. */
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

/** The counters of a side in the zone of the battle. */
export function troopsOf(panel: PanelProps, side: number): Piece[] {
  const { table, setting, language } = panel
  const battle = battleOf(panel)
  const seen = table.views.find((one) => one.side === side) ?? table.views[0]
  if (seen === undefined) return []
  return piecesOf(
    [{ ...seen, side: seen.side === side ? side : eyesOf(table) }],
    bookOf(setting, language),
    counterWords(setting, language),
  ).filter((piece) => piece.side === side && piece.place === battle?.zone)
}
export const isEngaged = ({ face }: Piece): boolean => isMarked(face.marks, 'engaged')

/** Both factors line by line: from the question, or with the dice from the journal. */
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

/** The heading of a column of the result table. A battle beyond the last column uses several. */
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

/** Where the battle is now; −1 while there is none. */
export function stepNow({ table }: Pick<PanelProps, 'table'>): number {
  const step = known(table)?.battle?.step ?? null
  return step === null ? -1 : battleSteps.indexOf(step)
}

/** Whether a step will not come in this battle. */
export const isSkipped = ({ table }: Pick<PanelProps, 'table'>, step: BattleStep): boolean =>
  known(table)?.battle?.skipped.some((one) => one === step) ?? false
