import type { CompiledBoard } from '../../board/board.ts'
import { oneOf } from '../../board/attributes.ts'
import type { Problem } from '../../kernel/system/system.ts'
import { arms } from './schemas/common-schema.ts'
import { terrains } from './schemas/map-schema.ts'
import type { Campaign as CampaignData } from './read-campaign.ts'
import type { Scenario as ScenarioData } from './schemas/scenario-schema.ts'
import type { Tables } from './schemas/tables-schema.ts'

/**
 * A campaign compiled for play: names are replaced by numbers, and everything that never changes is computed in
 * advance.
 */

export const FRENCH = 0
export const GERMAN = 1
export const NONE = -1

/** The kinds of strength point, by their numbers. */
export const INFANTRY = 0
export const CAVALRY = 1
export const HEAVY_CAVALRY = 2
export const ARTILLERY = 3
export const HEAVY_ARTILLERY = 4
export const MITRAILLEUSES = 5
export const ARMS = arms.length

export type CounterKind = 'unit' | 'detachment' | 'leader' | 'decoy'

/** What is printed on a counter and in its line of the order of battle. */
export interface Counter {
  readonly id: string
  readonly side: number
  readonly kind: CounterKind
  /** The outline on its back. Decoys and leaders have none and are listed as infantry, so check the kind first. */
  readonly type: 'infantry' | 'cavalry'
  /** A division in the sense of the rules: not a brigade, not a detachment. */
  readonly division: boolean
  /** Movement points in dry weather. For a decoy, the smallest allowance it can pretend to. */
  readonly mp: number
  /** The morale over each box, from left to right. */
  readonly row: readonly number[]
  /** Strength points by arm in the order of battle; for a detachment, the most it can hold. */
  readonly start: readonly number[]
  /** Its corps; none for independent units, detachments, leaders and decoys. */
  readonly corps: number
  /** Its army, or the army it commands; none for counters that any leader may command. */
  readonly army: number
  readonly leader:
    | { readonly rank: 'senior' | 'army'; readonly value: number; readonly accompanied: boolean }
    | undefined
}

export interface Zone {
  readonly id: string
  readonly terrain: (typeof terrains)[number]
  readonly town: boolean
  readonly country: 'france' | 'belgium' | 'germany'
  /** Off the map, where only its owner may enter; the owner, or none for zones of the map. */
  readonly sectorOf: number
  /** The edges of the map it lies on. */
  readonly edges: readonly ('north' | 'east' | 'south' | 'west')[]
  /** The fortress it is a part of. */
  readonly fortress: number
  /** The value of that fortress on this bank. */
  readonly value: number
  /** The ways off the map; the first is used where one is enough. */
  readonly exits: readonly { readonly way: 'road' | 'path' | 'none'; readonly rail: boolean }[]
}

export interface Connection {
  readonly way: 'road' | 'path' | 'none'
  readonly rail: boolean
  /** The greatest waterway crossed. */
  readonly water: 'major' | 'river' | 'canal' | 'none'
  /** All waterways crossed, the greatest first. */
  readonly waters: readonly ('major' | 'river' | 'canal')[]
  readonly bridge: boolean
  readonly pontoonSite: boolean
  readonly permanentPontoon: boolean
  readonly tunnel: boolean
}

export interface Fortress {
  readonly id: string
  readonly zones: readonly number[]
  readonly capacity: number
  /** Its garrison rows by side; none where a side has no boxes for it. */
  readonly garrisons: readonly [number, number]
}

export interface Garrison {
  readonly fortress: number
  readonly side: number
  readonly row: readonly number[]
  readonly manned: boolean
}

export interface Army {
  readonly id: string
  readonly side: number
  /** The counter of its commander. */
  readonly commander: number
}

export interface Placement {
  readonly counter: number
  readonly zone: number
  readonly inside: boolean
}

export interface Scenario {
  readonly data: ScenarioData
  readonly id: string
  readonly turns: number
  /** 1 for each zone in play, otherwise 0. */
  readonly area: Uint8Array
  readonly placements: readonly Placement[]
  readonly reinforcements: readonly {
    readonly turn: number
    readonly zone: number
    readonly counters: readonly number[]
  }[]
  /** 1 for each counter that takes part, otherwise 0. */
  readonly present: Uint8Array
  /** SP by counter and arm permanently removed by set-up reductions: row `counter * ARMS + arm`. */
  readonly reduced: Int32Array
  readonly detached: readonly {
    readonly detachment: number
    readonly zone: number
    readonly from: number
    readonly strength: readonly number[]
  }[]
  readonly decoys: readonly [number, number]
  readonly pontoons: readonly [number, number]
  /** Zones by which divisions leave the map for victory. */
  readonly exits: readonly number[]
}

export const zoneSpecs = { terrain: oneOf(terrains) }
export type Board = CompiledBoard<typeof zoneSpecs, Record<never, never>>

export interface Campaign {
  readonly warnings: readonly Problem[]
  readonly data: CampaignData
  readonly tables: Tables
  readonly board: Board
  readonly zones: readonly Zone[]
  readonly connections: readonly Connection[]
  readonly fortresses: readonly Fortress[]
  readonly garrisons: readonly Garrison[]
  readonly corps: readonly { readonly id: string; readonly side: number; readonly army: number }[]
  readonly armies: readonly Army[]
  readonly counters: readonly Counter[]
  /** The first counter of each side, and one past the last counter. */
  readonly sideStart: readonly [number, number, number]
  readonly seniors: readonly [number, number]
  readonly scenarios: readonly Scenario[]
  readonly countries: readonly ['france' | 'belgium' | 'germany', 'france' | 'belgium' | 'germany']
}
