import type { OpenObject } from '../../kernel/system/editing.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { INCH } from '../campaign/measures.ts'
import { pointAbout, putDown } from './placing.ts'
import { type Point, rollOf } from './roll.ts'

/** How far behind his units a commander is placed. */
const BEHIND = 4 * INCH

/** Places a commander on the table behind his units. */
export function bringCommander(files: CampaignFiles, open: OpenObject, commander: string, near: Point): void {
  const side = rollOf(files).sideOf(commander)
  const back: Point = [near[0], Math.max(0, near[1] + (side === 'french' ? BEHIND : -BEHIND))]
  const document = open as JsonObject
  putDown(files, open, commander, pointAbout(files, document, commander, back) ?? near)
}
