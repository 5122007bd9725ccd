import { agendaOf } from '../../kernel/play/agenda.ts'
import type { GameOf } from '../../kernel/system/system.ts'
import type { Campaign, Scenario, Unit } from '../campaign/campaign.ts'
import { formations, type Formation } from '../campaign/files.ts'
import { FATE } from '../campaign/measures.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import type { shape } from './shape.ts'

/** The game as typed for these rules. */
export type G = GameOf<Campaign, ReturnType<typeof shape>>
export const { frame, sequence } = agendaOf<G>()

export const NOBODY = -1
export const FRENCH = 0
export const GERMAN = 1

export const otherSide = (side: number): number => 1 - side

export function scenarioOf(g: G): Scenario {
  return g.campaign.scenarios[g.scenario]! // set up from this list
}

/** A unit's row in the order of battle. */
export function unitOf(g: G, unit: number): Unit {
  return g.campaign.units[unit]! // a row of the unit table is a unit
}

export const unitName = (g: G, unit: number): string => g.nameOf('unit', unit)

export function formationOf(g: G, unit: number): Formation {
  return formations[g.unit.formation.of(unit)]! // the noun has these names
}
export const formationNumber = (formation: Formation): number => formations.indexOf(formation)

export { FATE }

export const isThere = (g: G, unit: number): boolean => g.unit.fate.of(unit) === FATE.there

/** The latest stamp of all columns: while it is the same, no table has changed. */
export function latestStamp(g: G): number {
  let latest = NOBODY
  for (const { stamp } of g.columns) if (stamp > latest) latest = stamp
  return latest
}

/** The units of both sides on the table, cached until a unit's fate changes. */
class OnTable {
  stamp = NOBODY
  bySide: readonly (readonly number[])[] = []
  byCommander: readonly (readonly number[])[] = []

  look(g: G): this {
    if (this.stamp !== g.unit.fate.stamp) this.#find(g)
    return this
  }

  #find(g: G): void {
    this.stamp = g.unit.fate.stamp
    const bySide: [number[], number[]] = [[], []]
    const byCommander = g.campaign.commanders.map((): number[] => [])
    for (let unit = 0; unit < g.unit.rows; unit++) {
      if (!isThere(g, unit)) continue
      const { side, commander } = unitOf(g, unit)
      bySide[side]!.push(unit)
      byCommander[commander]!.push(unit)
    }
    this.bySide = bySide
    this.byCommander = byCommander
  }
}
const knownOnTable = memoizedBy<G, OnTable>(() => new OnTable())

/** The units of a side on the table: a snapshot that later changes leave as it is. */
export const unitsOf = (g: G, side: number): readonly number[] => knownOnTable(g).look(g).bySide[side]!

/** The units of a commander on the table. */
export const unitsUnder = (g: G, commander: number): readonly number[] =>
  knownOnTable(g).look(g).byCommander[commander]!
