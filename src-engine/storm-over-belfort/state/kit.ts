import { agendaOf } from '../../kernel/play/agenda.ts'
import type { GameOf } from '../../kernel/system/system.ts'
import type { List } from '../../kernel/values/shape.ts'
import type { Campaign, Scenario, Unit } from '../campaign/campaign.ts'
import type { shape } from './shape.ts'

/** The game as typed for these rules. */
export type G = GameOf<Campaign, ReturnType<typeof shape>>
export const { frame, sequence } = agendaOf<G>()

export const NONE = -1
export const FRENCH = 0
export const PRUSSIAN = 1

/** Statuses of a battalion. */
export const GOOD = 0
export const DIMINISHED = 1
export const EXHAUSTED = 2

/** Why a unit is off the map. */
export const TO_COME = 0
export const OUT = 1
export const LOST = 2
export const AWAY = 3

export const otherSide = (side: number): number => 1 - side

export function scenarioOf(g: G): Scenario {
  return g.campaign.scenarios[g.scenario]! // set up from this list
}

/** A unit's row in the order of battle. */
export function unitOf(g: G, unit: number): Unit {
  return g.campaign.units[unit]! // a row of the unit table is a unit of the campaign
}

export const unitName = (g: G, unit: number): string => g.nameOf('unit', unit)
export const zoneName = (g: G, zone: number): string => g.nameOf('zone', zone)

export const handOf = (g: G, side: number): List => (side === FRENCH ? g.frenchHand : g.prussianHand)
export const cupOf = (g: G, side: number): List => (side === FRENCH ? g.frenchCup : g.prussianCup)
