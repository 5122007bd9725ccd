import { agendaOf } from '../../kernel/play/agenda.ts'
import type { GameOf } from '../../kernel/system/system.ts'
import type { Campaign, Connection, Counter, Scenario, Zone } from '../campaign/campaign.ts'
import type { Tables } from '../campaign/schemas/tables-schema.ts'
import type { shape } from './shape.ts'

/** The game as these rules see it, and the words every chapter uses. */
export type G = GameOf<Campaign, ReturnType<typeof shape>>
export const { frame, sequence, together } = agendaOf<G>()

export const enemyOf = (side: number): number => 1 - side
export const tablesOf = (g: G): Tables => g.campaign.tables

/** The value a table has for a side. */
export const forSide = <T>(values: { readonly french: T; readonly german: T }, side: number): T =>
  side === 0 ? values.french : values.german

export const scenarioOf = (g: G): Scenario => g.campaign.scenarios[g.scenario]! // set up from the list itself
/** What is printed on a counter; its number is its row in `g.counter`. */
export const counterOf = (g: G, counter: number): Counter => g.campaign.counters[counter]!
export const zoneOf = (g: G, zone: number): Zone => g.campaign.zones[zone]!
export const connectionOf = (g: G, connection: number): Connection => g.campaign.connections[connection]!
export const sideOf = (g: G, counter: number): number => counterOf(g, counter).side

export const counterName = (g: G, counter: number): string => g.nameOf('counter', counter)
/** Names in one text; they are put together only for somebody who listens. */
export const namesTold = (g: G, counters: readonly number[]): string =>
  g.told ? counters.map((counter) => counterName(g, counter)).join(', ') : ''
export const zoneName = (g: G, zone: number): string => g.nameOf('zone', zone)
export const connectionName = (g: G, connection: number): string => g.nameOf('connection', connection)

/** To the nearest whole number, a half goes up (GB, preamble). */
export const rounded = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))
