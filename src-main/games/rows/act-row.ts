import { crc32 } from 'node:zlib'
import type { Scripted } from '#engine/kernel/chance.ts'
import type { When } from '#engine/kernel/glance.ts'
import { isScript } from '#engine/kernel/save.ts'
import type { Kept } from '../../library/tables/games-table.ts'

/** One act as it is kept: what was done, by whom, and how the game stood afterwards. */
export interface Deed {
  readonly action: string
  readonly decider: number
  readonly barrier: boolean
  /** Of the state after it. */
  readonly hash: string
  /** Where the game stands in time, when that is another day or phase than before. */
  readonly when: When | undefined
  readonly script: readonly Scripted[] | undefined
}

export function deedAsText({ action, decider, barrier, hash, when, script }: Deed): string {
  const kept: unknown[] = [action, decider, barrier ? 1 : 0, hash]
  if (when !== undefined || script !== undefined) kept.push(when === undefined ? 0 : [when.turn, when.phase])
  if (script !== undefined) kept.push(script)
  return JSON.stringify(kept)
}

/** Undefined for anything that is not the text of a deed. */
export function readDeed(text: string): Deed | undefined {
  let kept: unknown
  try {
    kept = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!Array.isArray(kept)) return undefined
  const [action, decider, barrier, hash, when = 0, script] = kept as readonly unknown[]
  if (typeof action !== 'string' || (decider !== 0 && decider !== 1) || typeof hash !== 'string') return undefined
  if ((barrier !== 0 && barrier !== 1) || !(script === undefined || isScript(script))) return undefined
  const read = when === 0 ? undefined : readWhen(when)
  if (read === null) return undefined
  return { action, decider, barrier: barrier === 1, hash, when: read, script }
}

function readWhen(json: unknown): When | null {
  if (!Array.isArray(json)) return null
  const [turn, phase] = json as readonly unknown[]
  return typeof turn === 'number' && typeof phase === 'string' ? { turn, phase } : null
}

/** The sum that all others grow from: a start that is not the one that was written fits no deed. */
export const sumOfStart = (start: Kept): number => crc32(start)

/** The sum over the start, a deed and all before it: damage anywhere shows, and where it begins. */
export const sumOf = (before: number, parent: number, deed: Kept): number => crc32(deed, crc32(`${parent} `, before))
