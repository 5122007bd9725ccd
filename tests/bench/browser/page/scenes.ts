import type { HexBoard } from '../../../../src-main/contract/hex-board.ts'
import type { ZoneBoard } from '../../../../src-main/contract/zone-board.ts'
import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import type { Setting } from '../../../../src-main/contract/games.ts'
import type { SideView } from '../../../../src-renderer/systems/gaiter-button/counters/faces.ts'

/** What the page is shown with, as the engine made it. */
export type Scenes = {
  readonly board: ZoneBoard
  readonly svg: string
  readonly views: readonly SideView[]
  readonly orderOfBattle: Json
  readonly map: Json
  readonly hexes: HexBoard
  readonly table: TableScene
}

/** A measured table with a whole army on either side: what is known of it, and what its layers show. */
export type TableScene = {
  readonly setting: Setting
  readonly svg: string
  readonly known: JsonObject
  /** By its layers: what the rules work out for each. */
  readonly studies: Readonly<Record<string, JsonObject>>
}
