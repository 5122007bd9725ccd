import { agendaOf } from '../../kernel/play/agenda.ts'
import type { GameOf } from '../../kernel/system/system.ts'
import type { Campaign, Connection, Counter, Scenario, Zone } from '../campaign/campaign.ts'
import type { Tables } from '../campaign/schemas/tables-schema.ts'
import type { shape } from './shape.ts'

/** The game as these rules see it, and the helpers that every chapter uses. */
export type G = GameOf<Campaign, ReturnType<typeof shape>>
export const { frame, sequence, together } = agendaOf<G>()

export const enemyOf = (side: number): number => 1 - side
export const tablesOf = (g: G): Tables => g.campaign.tables

/** A table's value for a side. */
export const forSide = <T>(values: { readonly french: T; readonly german: T }, side: number): T =>
  side === 0 ? values.french : values.german

export const scenarioOf = (g: G): Scenario => g.campaign.scenarios[g.scenario]! // set up from the list itself
/** What is printed on a counter; its number is its row in `g.counter`. */
export const counterOf = (g: G, counter: number): Counter => g.campaign.counters[counter]!
export const zoneOf = (g: G, zone: number): Zone => g.campaign.zones[zone]!
export const connectionOf = (g: G, connection: number): Connection => g.campaign.connections[connection]!
export const sideOf = (g: G, counter: number): number => counterOf(g, counter).side

export const counterName = (g: G, counter: number): string => g.nameOf('counter', counter)
/** Names joined into one text; empty if nothing reads the journal. */
export const namesForJournal = (g: G, counters: readonly number[]): string =>
  g.told ? counters.map((counter) => counterName(g, counter)).join(', ') : ''
export const zoneName = (g: G, zone: number): string => g.nameOf('zone', zone)
export const connectionName = (g: G, connection: number): string => g.nameOf('connection', connection)

/** Rounds to the nearest whole number, halves up (GB, preamble). */
export const rounded = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))
