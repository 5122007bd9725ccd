import type { Direction, HexBoard, HexGrid } from '../../board/hex.ts'
import type { SightLines } from '../../board/hex-sight.ts'
import { readHexBoard } from '../../campaigns/hex-board.ts'
import { printedHexes } from '../../campaigns/hex-map.ts'
import { readUsualFiles } from '../../campaigns/usual-files.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { Lesson } from '../../kernel/system/lesson.ts'
import type { BoardRead, CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { good, type Result } from '../../kernel/values/result.ts'
import { handbook } from '../handbook/handbook.ts'
import type { Barrier } from './barriers.ts'
import { checkCampaign } from './checks.ts'
import { compileCampaign } from './compile.ts'
import {
  campaignFiles,
  directionNames,
  sides,
  type Arm,
  type Feature,
  type GroundKind,
  type MapFile,
  type OrderOfBattleFile,
  type ScenarioFile,
  type TablesFile,
  type WayKind,
} from './files.ts'

/** A campaign compiled for play: hexes, counters and formations by number. Immutable; all its games share it. */
export interface Campaign {
  readonly grid: HexGrid
  readonly lines: SightLines
  readonly board: HexBoard
  /** By hex. */
  readonly ground: readonly Ground[]
  readonly levels: Int32Array
  /** By 6 × hex + direction: the feature of that hexside, and the best way over it. */
  readonly features: readonly (Feature | undefined)[]
  readonly ways: readonly (WayKind | undefined)[]
  /**
   * By mover, then 6 × hex + direction: half points to enter the hex beyond, ways and levels included; −1 if closed.
   */
  readonly costs: Readonly<Record<Mover, Int32Array>>
  /** The same without ways. */
  readonly costsOffWay: Readonly<Record<Mover, Int32Array>>
  /** By mover, then 6 × hex + direction: how water bars that hexside; undefined if it does not. */
  readonly barriers: Readonly<Record<Mover, readonly (Barrier | undefined)[]>>
  /** By side: the three hexsides towards its own edge, and the distance of each hex from that edge. */
  readonly homewards: readonly (readonly Direction[])[]
  readonly fromHome: readonly Int32Array[]
  readonly edges: Readonly<Record<EdgeName, Uint8Array>>
  readonly friendlyEdges: readonly ('north' | 'south')[]
  readonly counters: readonly Counter[]
  readonly formations: readonly Formation[]
  /** The hexes that are objectives in any scenario, in numerical order. */
  readonly places: readonly number[]
  readonly tables: Tables
  readonly scenarios: readonly Scenario[]
  readonly lessons: readonly Lesson[]
  readonly warnings: readonly Problem[]
}

export type Tables = Omit<TablesFile, '$schema' | 'format'>
export type EdgeName = 'north' | 'east' | 'south' | 'west'
/** Movers. Commanders move as cavalry but suffer none of its effects. */
export type Mover = Arm | 'commander'
export type Kind = Arm | 'commander' | 'chief'

export interface Ground {
  readonly kind: GroundKind
  readonly level: number
  /** Protection of the hex; `lone`: for a single regiment holding it alone. */
  readonly protection: number
  readonly lone: number
  /** Woods and houses, which block sight. */
  readonly hides: boolean
  /** When every hexside is front here: always, for a single regiment only, or never. */
  readonly allRound: 'always' | 'lone' | 'never'
}

export interface Counter {
  readonly id: string
  readonly name: Title
  readonly side: number
  readonly kind: Kind
  readonly mover: Mover
  /** By 6 × hex + direction, shared by all counters with the same mover. */
  readonly costs: Int32Array
  readonly barriers: readonly (Barrier | undefined)[]
  /** −1 for commanders in chief. */
  readonly formation: number
  /** In good order and disorganised. */
  readonly strength: readonly [number, number]
  /** Also its morale; 0 for commanders. */
  readonly steps: number
  readonly range: number
  readonly regiment: boolean
  /** Half points. */
  readonly movement: number
  /** In person and as replaced. */
  readonly command: readonly [number, number]
  readonly bonus: readonly [number, number]
  readonly initiative: readonly [number, number]
  readonly inertia: readonly [number, number]
}

export interface Formation {
  readonly id: string
  readonly name: Title
  readonly side: number
  readonly commander: number
  readonly units: readonly number[]
  /** The first formation that shares its activation marker; itself if none does. */
  readonly chit: number
  readonly infantryDivision: boolean
  readonly mayHold: boolean
}

/** A hex where counters enter or leave the map, and the way they use. */
export interface Gate {
  readonly hex: number
  readonly way: WayKind
}

export interface Arrival {
  readonly turn: number
  readonly gates: readonly Gate[]
  readonly called: boolean
}

export interface ChiefArrival {
  readonly chief: number
  readonly turn: number
  readonly placed: readonly number[]
  readonly gates: readonly Gate[]
  readonly with: number
  readonly replaces: number
}

export interface Objective {
  readonly id: string
  readonly name: Title
  readonly places: readonly number[]
  readonly hexes: readonly number[]
  readonly points: number
  readonly cutOff: number
  readonly holder: number
}

export interface Scenario extends Pick<ScenarioFile, 'id' | 'title' | 'description' | 'aims' | 'turns' | 'position'> {
  readonly firstHour: number
  readonly switches: ScenarioFile['switches']
  /** By counter: the hexes where it may be set up; undefined if it is not on the map at the start. */
  readonly setUp: readonly (readonly number[] | undefined)[]
  /** By counter: when and where it arrives; undefined if it is set up or takes no part. */
  readonly arrivals: readonly (Arrival | undefined)[]
  readonly chiefs: readonly ChiefArrival[]
  /** By counter: the commander until whose arrival it belongs to no command; −1 for none. */
  readonly detachedUntil: readonly number[]
  readonly hiddenColumn:
    | {
        readonly formation: number
        readonly turn: number
        readonly gates: readonly [Gate, Gate]
        readonly march: number
        readonly sight: number
      }
    | undefined
  readonly called: { readonly chief: number; readonly needed: number } | undefined
  readonly early: number
  /** By formation; 0 if it takes no part. */
  readonly demoralisedAt: readonly number[]
  readonly sluggish: { readonly side: number; readonly turns: number; readonly modifier: number } | undefined
  readonly nightFrom: number
  readonly narrowHex: number
  readonly pairs: number
  readonly anySupport: number
  readonly gunsTogether: 'always' | 'joined' | undefined
  readonly firstInitiative: number
  readonly victory: Victory
}

export interface Victory {
  readonly objectives: readonly Objective[]
  readonly countAt: number
  readonly heldTogether: { readonly turn: number; readonly side: number; readonly points: number } | undefined
  readonly demoralised: {
    readonly each: number
    readonly any: { readonly side: number; readonly points: number } | undefined
    readonly own: { readonly side: number; readonly points: number } | undefined
  }
  readonly gone: { readonly per: number; readonly sides: readonly number[] } | undefined
  readonly exits: {
    readonly side: number
    readonly per: number
    readonly from: number
    /** By hex: half points needed to leave the map here; −1 where no unit may. */
    readonly costs: Int32Array
  }
  readonly chiefAlone: { readonly chief: number; readonly points: number } | undefined
  readonly optionPoints: { readonly side: number; readonly points: number } | undefined
  readonly levels: readonly [number, number, number]
}

/** Reads a campaign. All problems are reported at once; it is compiled only if there are none. */
export function load(files: CampaignFiles): Result<Campaign, readonly Problem[]> {
  const read = readUsualFiles(campaignFiles, files, { sides, handbook, check: checkCampaign, names: namesOf })
  if (!read.ok) return read
  const { map, orderOfBattle, tables, scenarios, lessons, warnings } = read.value
  return good({ ...compileCampaign(map, orderOfBattle, tables, scenarios), lessons, warnings })
}

/** All ids that an answer can name. */
const namesOf = (map: MapFile, { units, chiefs, commanders, formations }: OrderOfBattleFile): ReadonlySet<string> =>
  new Set([
    ...[...units, ...chiefs, ...commanders, ...formations].map(({ id }) => id),
    ...directionNames,
    ...printedHexes(map).zoneIds,
  ])

/** The hexes for display. */
export const board = (files: CampaignFiles): BoardRead => readHexBoard(campaignFiles, files, ({ level }) => level - 1)
