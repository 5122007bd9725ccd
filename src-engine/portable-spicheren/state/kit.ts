import { agendaOf } from '../../kernel/play/agenda.ts'
import type { GameOf } from '../../kernel/system/system.ts'
import type { Campaign, Scenario, Unit } from '../campaign/campaign.ts'
import type { shape } from './shape.ts'

/** The game with the types of this system. */
export type G = GameOf<Campaign, ReturnType<typeof shape>>
export const { frame, sequence } = agendaOf<G>()

export const NOBODY = -1
export const NOWHERE = -1

export const otherSide = (side: number): number => 1 - side

export function scenarioOf(g: G): Scenario {
  return g.campaign.scenarios[g.scenario]! // an index into this list
}

/** A unit's line in the order of battle. */
export function unitOf(g: G, unit: number): Unit {
  return g.campaign.units[unit]! // a row of the unit table is a unit of the campaign
}

export const unitName = (g: G, unit: number): string => g.nameOf('unit', unit)
export const hexName = (g: G, hex: number): string => g.nameOf('hex', hex)
