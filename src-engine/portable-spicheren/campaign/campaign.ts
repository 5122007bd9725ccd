import type { Board, Zone } from '../../board/board.ts'
import type { Direction, HexGrid } from '../../board/hex.ts'
import type { SightLines } from '../../board/hex-sight.ts'
import { readHexBoard } from '../../campaigns/hex-board.ts'
import { printedHexes } from '../../campaigns/hex-map.ts'
import { readUsualFiles } from '../../campaigns/usual-files.ts'
import type { Lesson } from '../../kernel/system/lesson.ts'
import { good, type Result } from '../../kernel/values/result.ts'
import type { BoardRead, CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { handbook } from '../handbook/handbook.ts'
import { checkCampaign } from './checks.ts'
import { compileCampaign } from './compile.ts'
import {
  campaignFiles,
  directionNames,
  type MapFile,
  type OrderOfBattleFile,
  type ScenarioFile,
  sides,
  type TablesFile,
  type UnitClass,
} from './files.ts'

/** A compiled campaign: hexes, units and entries by number. Immutable and shared by all its games. */
export interface Campaign {
  readonly grid: HexGrid
  readonly lines: SightLines
  readonly board: Board
  /** By hex. */
  readonly terrain: readonly Terrain[]
  /** 6 × hex + direction: the hex beyond that hexside; `NO_HEX` if it cannot be crossed. */
  readonly across: Int32Array
  /** By side, then 6 × hex + direction: may the side leave the board here? */
  readonly ownEdge: readonly Uint8Array[]
  readonly units: readonly Unit[]
  readonly entries: readonly Entry[]
  /** The hexes that count at dark in any scenario, by hex number. */
  readonly places: readonly Zone[]
  readonly tables: Tables
  readonly scenarios: readonly Scenario[]
  readonly lessons: readonly Lesson[]
  readonly warnings: readonly Problem[]
}

export type Tables = Omit<TablesFile, '$schema' | 'format'>

export interface Terrain extends Pick<MapFile['terrain'][string], 'id' | 'name'> {
  readonly enter: ReadonlySet<UnitClass>
  /** The classes of units that may pass through without stopping. */
  readonly pass: ReadonlySet<UnitClass>
  readonly high: boolean
  readonly blocksSight: boolean
  readonly cover: NonNullable<MapFile['terrain'][string]['cover']>
  /** The most hexes a unit that starts or arrives here can move. */
  readonly moveAtMost: number
}

type UnitRow = OrderOfBattleFile['units'][number]
type UnitType = TablesFile['types'][string]
export interface Unit
  extends
    Readonly<Pick<UnitRow, 'id' | 'name' | 'quality' | 'eliteIf'>>,
    Readonly<Pick<UnitType, 'class' | 'strength' | 'move' | 'range'>> {
  readonly side: number
  /** The modifier of its type of gun. */
  readonly aim: number
  /** The minimum roll that activates a unit of its nation. */
  readonly activatedBy: number
}

export interface Entry extends Readonly<Pick<MapFile['entries'][number], 'id' | 'name'>> {
  readonly side: number
  readonly hex: Zone
  readonly facing: Direction
}

export interface Scenario extends Readonly<
  Pick<ScenarioFile, 'id' | 'title' | 'description' | 'turns' | 'switches' | 'position'>
> {
  readonly firstPlayer: number
  /** All units that start on the map; -1 for a hex or facing that the player chooses. */
  readonly start: readonly { readonly unit: number; readonly hex: number; readonly facing: number }[]
  /** The side that places units before the first turn. */
  readonly placer: number
  /** By hex: may units without a hex of their own be placed there? */
  readonly placement: Uint8Array
  readonly pool: { readonly side: number; readonly units: readonly number[] }
  readonly reserve: {
    readonly side: number
    readonly units: readonly number[]
    readonly entry: number
    readonly cleared: readonly Zone[]
    readonly attacked: readonly Zone[]
  }
  /** By unit: does it take part in this battle? */
  readonly takesPart: readonly boolean[]
  readonly heldAtStart: number
  /** By side: the places it must hold at dark, as rows of the place table. */
  readonly holds: readonly (readonly number[])[]
}

/** Reads a campaign. All problems are reported at once, and it is compiled only if there are none. */
export function load(files: CampaignFiles): Result<Campaign, readonly Problem[]> {
  const read = readUsualFiles(campaignFiles, files, { sides, handbook, check: checkCampaign, names: namesOf })
  if (!read.ok) return read
  const { map, orderOfBattle, tables, scenarios, lessons, warnings } = read.value
  return good({ ...compileCampaign(map, orderOfBattle, tables, scenarios), lessons, warnings })
}

/** All names that can occur in an action. */
const namesOf = (map: MapFile, { units }: OrderOfBattleFile): ReadonlySet<string> =>
  new Set([...units.map(({ id }) => id), ...directionNames, ...printedHexes(map).zoneIds])

/** The hexes for display. */
export const board = (files: CampaignFiles): BoardRead =>
  readHexBoard(campaignFiles, files, ({ high }) => (high === true ? 1 : 0))
