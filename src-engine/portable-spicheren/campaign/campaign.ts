import type { Board, Zone } from '../../board/board.ts'
import type { Direction, HexGrid } from '../../board/hex.ts'
import type { SightLines } from '../../board/hex-sight.ts'
import { Problems } from '../../campaigns/problems.ts'
import { bad, good, type Result } from '../../kernel/values/result.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import type { z } from 'zod'
import {
  campaignFile,
  mapFile,
  orderOfBattleFile,
  scenarioFile,
  tablesFile,
  type Quality,
  type ScenarioFile,
  type SwitchId,
  type TablesFile,
  type UnitClass,
} from './files.ts'
import { checkCampaign } from './checks.ts'
import { compileCampaign } from './compile.ts'
import { readFile } from './read-file.ts'
import { said } from './said.ts'

/** A campaign compiled for play: hexes, units and entries by number. Immutable; all its games share it. */
export interface Campaign {
  readonly grid: HexGrid
  readonly lines: SightLines
  readonly board: Board
  /** By hex. */
  readonly terrain: readonly Terrain[]
  /** 6 × hex + direction: the hex beyond that hexside, or none where nobody crosses. */
  readonly across: Int32Array
  /** By side, then 6 × hex + direction: may the side leave the board here? */
  readonly ownEdge: readonly Uint8Array[]
  readonly units: readonly Unit[]
  readonly entries: readonly Entry[]
  /** The hexes that count at dark in any scenario, in the order of their numbers. */
  readonly places: readonly Zone[]
  readonly tables: Tables
  readonly scenarios: readonly Scenario[]
}

export type Tables = Omit<TablesFile, '$schema' | 'format'>

export interface Terrain {
  readonly id: string
  readonly name: ScenarioFile['title']
  readonly enter: ReadonlySet<UnitClass>
  /** Who may go through it without stopping. */
  readonly pass: ReadonlySet<UnitClass>
  readonly high: boolean
  readonly blocksSight: boolean
  readonly cover: Readonly<Partial<Record<UnitClass, 'always' | SwitchId>>>
  /** A unit that starts here or comes here moves at most so far. */
  readonly moveAtMost: number
}

export interface Unit {
  readonly id: string
  readonly name: Title
  readonly side: number
  readonly class: UnitClass
  readonly strength: number
  readonly move: number
  readonly range: number
  /** What its kind of gun adds to a shot. */
  readonly aim: number
  /** The least roll that activates a unit of its nation. */
  readonly activatedBy: number
  readonly quality: Quality
  readonly eliteIf: SwitchId | undefined
}

export interface Entry {
  readonly id: string
  readonly name: Title
  readonly side: number
  readonly hex: Zone
  readonly facing: Direction
}

export interface Scenario {
  readonly id: string
  readonly title: ScenarioFile['title']
  readonly description: ScenarioFile['description']
  readonly turns: number
  readonly firstPlayer: number
  readonly switches: ScenarioFile['switches']
  /** Everything that starts on the map; -1 where the player chooses. */
  readonly start: readonly { readonly unit: number; readonly hex: number; readonly facing: number }[]
  /** Who places units before the first turn. */
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
  /** By unit: is it in this battle? */
  readonly takesPart: readonly boolean[]
  readonly heldAtStart: number
  /** By side: the places it has to hold at dark, as rows of the place table. */
  readonly holds: readonly (readonly number[])[]
}

/** The parts of a campaign as far as their own shape is right; checks look at what there is. */
export interface Parts {
  readonly map: z.infer<typeof mapFile> | undefined
  readonly orderOfBattle: z.infer<typeof orderOfBattleFile> | undefined
  readonly tables: TablesFile | undefined
  readonly scenarios: readonly { readonly file: string; readonly data: ScenarioFile }[]
}

/** Reads a campaign. Everything that is wrong is reported at once; nothing is compiled until nothing is wrong. */
export function load(files: CampaignFiles): Result<Campaign, readonly Problem[]> {
  const problems = new Problems()
  readFile(files, 'campaign.json', campaignFile, problems)
  const map = readFile(files, 'map.json', mapFile, problems)
  const orderOfBattle = readFile(files, 'order-of-battle.json', orderOfBattleFile, problems)
  const tables = readFile(files, 'tables.json', tablesFile, problems)
  const scenarioFiles = Object.keys(files).filter((file) => /^scenarios\/[^/]+\.json$/.test(file))
  const scenarios = scenarioFiles.sort().flatMap((file) => {
    const data = readFile(files, file, scenarioFile, problems)
    return data === undefined ? [] : [{ file, data }]
  })
  if (scenarioFiles.length === 0) {
    problems.error('scenarios', '', said`There is no scenario.`, said`Add a file such as scenarios/spicheren.json.`)
  }
  checkCampaign({ map, orderOfBattle, tables, scenarios }, problems)
  const unread = map === undefined || orderOfBattle === undefined || tables === undefined
  if (problems.errors.length > 0 || unread) return bad(problems.all)
  return good(
    compileCampaign(
      map,
      orderOfBattle,
      tables,
      scenarios.map(({ data }) => data),
    ),
  )
}
