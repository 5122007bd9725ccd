import type { Bits } from '../../board/bitset.ts'
import { readUsualFiles } from '../../campaigns/usual-files.ts'
import type { Lesson } from '../../kernel/system/lesson.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { good, type Result } from '../../kernel/values/result.ts'
import { handbook } from '../handbook/handbook.ts'
import { checkCampaign } from './checks.ts'
import { compileCampaign } from './compile.ts'
import {
  campaignFiles,
  sides,
  type MapFile,
  type OrderOfBattleFile,
  type ScenarioFile,
  type TablesFile,
  type UnitKind,
} from './files.ts'

/** A campaign compiled for play: zones, units and counters by number. Immutable; all its games share it. */
export interface Campaign {
  readonly zones: readonly Zone[]
  /** The ids of the zones, followed by that of the headquarters. */
  readonly placeIds: readonly string[]
  /** The number of the headquarters of the siege corps; it follows all zones. */
  readonly headquarters: number
  readonly citadel: number
  /** By zone: the zones that share a border with it, as a list and as a set. */
  readonly neighbours: readonly (readonly number[])[]
  readonly beside: readonly Bits[]
  /** All zones, without the headquarters. */
  readonly ground: Bits
  readonly edge: Bits
  readonly forts: Bits
  readonly heavyTargets: Bits
  /** The zones with a printed bonus. */
  readonly printed: Bits
  /** By side, range and zone: the zones that a gun there can fire at. */
  readonly shots: readonly (readonly (readonly Bits[])[])[]
  readonly units: readonly Unit[]
  /** By side: its units in the order of battle, and the guns among them. */
  readonly unitsOf: readonly [readonly number[], readonly number[]]
  readonly gunsOf: readonly [readonly number[], readonly number[]]
  /** By unit: the number of the first unit that the rules on placement treat the same. */
  readonly alike: readonly number[]
  /** By zone: its limits of battalions and guns. */
  readonly limits: { readonly battalions: readonly number[]; readonly guns: readonly number[] }
  readonly counters: readonly Counter[]
  readonly tables: Tables
  readonly scenarios: readonly Scenario[]
  readonly lessons: readonly Lesson[]
  readonly warnings: readonly Problem[]
}

export type Tables = Omit<TablesFile, '$schema' | 'format' | 'note' | 'victory'> & {
  readonly victory: { readonly forts: readonly number[]; readonly major: number }
}

export type Zone = Readonly<Pick<MapFile['zones'][number], 'id' | 'number' | 'bonus' | 'edge' | 'fort'>>

type UnitRow = OrderOfBattleFile['units'][number]
export interface Unit extends Readonly<Pick<UnitRow, 'id' | 'name' | 'regiment'>> {
  readonly side: number
  readonly kind: UnitKind
  /** The number of its division; NONE for the French, the siege guns and the pioneers. */
  readonly division: number
  readonly fire: number
  readonly attack: number
  readonly defence: number
  readonly value: number
  readonly unreliable: boolean
  readonly fortress: boolean
  /** Infantry and cavalry: every unit except guns. */
  readonly isInfantry: boolean
  /** Whether it counts towards the limit of battalions or guns of a zone. */
  readonly takesRoom: boolean
  /** Whether it has a diminished side: all infantry and cavalry except scouts. */
  readonly hasSteps: boolean
}

export interface Counter {
  readonly id: string
  readonly side: number
  /** The stratagems of its two sides; NONE for a blank side. */
  readonly black: number
  readonly red: number
}

export interface Scenario extends Readonly<
  Pick<ScenarioFile, 'id' | 'title' | 'description' | 'aims' | 'turns' | 'switches' | 'position'>
> {
  /**
   * The zones besides the citadel in which the French place their garrison; undefined if all units start as set in the
   * scenario.
   */
  readonly free: Bits | undefined
  /** By unit: its starting zone, or NONE. */
  readonly start: readonly number[]
  /** By unit: its status at the start. */
  readonly status: readonly number[]
  /** By unit: the turn in which it arrives; 0 for none. */
  readonly arrives: readonly number[]
  readonly absent: readonly boolean[]
  readonly fortifications: readonly number[]
  readonly trenches: readonly number[]
  readonly damaged: readonly number[]
  readonly points: readonly [number, number]
}

/** Reads a campaign. All problems are reported at once; it is compiled only if there are none. */
export function load(files: CampaignFiles): Result<Campaign, readonly Problem[]> {
  const read = readUsualFiles(campaignFiles, files, { sides, handbook, check: checkCampaign, names: namesOf })
  if (!read.ok) return read
  const { map, orderOfBattle, tables, scenarios, lessons, warnings } = read.value
  // The whole siege comes first, the scenarios for learning last.
  const inOrder = scenarios.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  return good({ ...compileCampaign(map, orderOfBattle, tables, inOrder), lessons, warnings })
}

const lengthOf = ({ turns }: ScenarioFile): number => turns.last - turns.first

/** All ids that an answer can name. */
const namesOf = (map: MapFile, { units, counters }: OrderOfBattleFile): ReadonlySet<string> =>
  new Set([...units, ...counters, ...map.zones, map.headquarters].map(({ id }) => id))
