import { directions, type Direction } from '../../board/hex.ts'
import { agendaOf } from '../../kernel/play/agenda.ts'
import type { GameOf } from '../../kernel/system/system.ts'
import type { Campaign, Counter, Formation, Scenario } from '../campaign/campaign.ts'
import type { shape } from './shape.ts'

/** The game as typed for these rules. */
export type G = GameOf<Campaign, ReturnType<typeof shape>>
export const { frame, sequence } = agendaOf<G>()

export const NOBODY = -1
export const NOWHERE = -1
export const FRENCH = 0
export const GERMAN = 1

/** Why a counter is off the map; `none`: it is on the map or may still arrive. */
export const FATE = { none: 0, eliminated: 1, left: 2, removed: 3 } as const

export const otherSide = (side: number): number => 1 - side

export const scenarioOf = (g: G): Scenario => g.campaign.scenarios[g.scenario]! // set up from this list
/** The hour at which the turn begins. */
export const hourOf = (g: G): number => scenarioOf(g).firstHour + g.turn - 1
export const counterOf = (g: G, unit: number): Counter => g.campaign.counters[unit]! // a row of the table is a counter
export const formationOf = (g: G, formation: number): Formation => g.campaign.formations[formation]! // as the counters

export const sideOf = (g: G, unit: number): number => counterOf(g, unit).side
/** Whether a counter is a combat unit rather than a commander. */
export const isUnit = (g: G, unit: number): boolean => counterOf(g, unit).steps > 0
export const isGuns = (g: G, unit: number): boolean => counterOf(g, unit).kind === 'artillery'
export const onMap = (g: G, unit: number): boolean => g.unit.hex.of(unit) !== NOWHERE
export const isNight = (g: G): boolean => g.turn >= scenarioOf(g).nightFrom

export const facingOf = (g: G, unit: number): Direction => directions[g.unit.facing.of(unit)]! // the noun has six names

/** A commander in person has his own values, a replacement those of the other face. */
export const faceOf = (g: G, commander: number): 0 | 1 => (g.unit.replaced.of(commander) ? 1 : 0)

/** A unit's current strength. */
export const strengthOf = (g: G, unit: number): number =>
  counterOf(g, unit).strength[g.unit.disorganised.of(unit) ? 1 : 0]

export const unitName = (g: G, unit: number): string => g.nameOf('unit', unit)
export const hexName = (g: G, hex: number): string => g.nameOf('hex', hex)
export const formationName = (g: G, formation: number): string => g.nameOf('formation', formation)
