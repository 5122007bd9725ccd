import type { HexBoard } from '../../../../src-main/contract/hex-board.ts'
import type { ZoneBoard } from '../../../../src-main/contract/zone-board.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import type { SideView } from '../../../../src-renderer/systems/gaiter-button/counters/faces.ts'

/** What the page is shown with, as the engine made it. */
export type Scenes = {
  readonly board: ZoneBoard
  readonly svg: string
  readonly views: readonly SideView[]
  readonly orderOfBattle: Json
  readonly map: Json
  readonly hexes: HexBoard
}
