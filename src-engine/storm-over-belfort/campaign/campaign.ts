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
  /** The ids of the zones, and after them that of the headquarters. */
  readonly placeIds: readonly string[]
  /** The number of the headquarters of the siege corps, after all zones. */
  readonly headquarters: number
  readonly citadel: number
  /** By zone: the zones it shares a border with, as a list and as a set. */
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
  /** By unit: the number of the first one for which the rules on who may stand where say the same. */
  readonly alike: readonly number[]
  /** By zone: how many battalions and how many guns it holds. */
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
  /** The number of its division; none for the French, the siege guns and the pioneers. */
  readonly division: number
  readonly fire: number
  readonly attack: number
  readonly defence: number
  readonly value: number
  readonly unreliable: boolean
  readonly fortress: boolean
  /** Infantry and cavalry: all that is no gun. */
  readonly isInfantry: boolean
  /** It counts towards the battalions of a zone, or towards its guns. */
  readonly takesRoom: boolean
  /** It has a diminished side: all infantry and cavalry but scouts. */
  readonly hasSteps: boolean
}

export interface Counter {
  readonly id: string
  readonly side: number
  /** The stratagems of its two sides; none where a side is blank. */
  readonly black: number
  readonly red: number
}

export interface Scenario extends Readonly<
  Pick<ScenarioFile, 'id' | 'title' | 'description' | 'aims' | 'turns' | 'switches' | 'position'>
> {
  /** The zones in which the French place their garrison besides the citadel; none where all stand as the scenario says. */
  readonly free: Bits | undefined
  /** By unit: where it starts, or none. */
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

/** Reads a campaign. Everything that is wrong is reported at once; nothing is compiled until nothing is wrong. */
export function load(files: CampaignFiles): Result<Campaign, readonly Problem[]> {
  const read = readUsualFiles(campaignFiles, files, { sides, handbook, check: checkCampaign, names: namesOf })
  if (!read.ok) return read
  const { map, orderOfBattle, tables, scenarios, lessons, warnings } = read.value
  // The whole siege comes first, and what is to learn by last.
  const inOrder = scenarios.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  return good({ ...compileCampaign(map, orderOfBattle, tables, inOrder), lessons, warnings })
}

const lengthOf = ({ turns }: ScenarioFile): number => turns.last - turns.first

/** Everything that an answer can name. */
const namesOf = (map: MapFile, { units, counters }: OrderOfBattleFile): ReadonlySet<string> =>
  new Set([...units, ...counters, ...map.zones, map.headquarters].map(({ id }) => id))
