import { crc32 } from 'node:zlib'
import type { Scripted } from '#engine/kernel/play/chance.ts'
import type { When } from '#engine/kernel/system/glance.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import { isScript } from '#engine/kernel/game/save.ts'
import type { Kept } from '../../library/tables/games-table.ts'
import { memoryAsKept } from '#engine/opponents/turn.ts'

/** One act as stored: the action, who decided it, and the hash of the state it led to. */
export interface StoredAct {
  readonly action: string
  readonly decider: number
  readonly barrier: boolean
  /** Hash of the state after it. */
  readonly hash: string
  /** Day and phase after it, if they changed. */
  readonly when: When | undefined
  readonly script: readonly Scripted[] | undefined
  /** The opponent's memory for its next turn, if it changed. */
  readonly memory: Json | undefined
}

export function actAsText({ action, decider, barrier, hash, when, script, memory }: StoredAct): string {
  const kept: unknown[] = [action, decider, barrier ? 1 : 0, hash]
  const more = [when && [when.turn, when.phase], script, memory]
  // Missing values are written as 0, and omitted at the end.
  const last = more.findLastIndex((one) => one !== undefined)
  kept.push(...more.slice(0, last + 1).map((one) => one ?? (one === null ? null : 0)))
  return JSON.stringify(kept)
}

/** Parses the text of a deed; undefined for any other text. */
export function readAct(text: string): StoredAct | undefined {
  let kept: unknown
  try {
    kept = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!Array.isArray(kept)) return undefined
  const [action, decider, barrier, hash, when = 0, laidDown = 0, remembered] = kept as readonly unknown[]
  if (typeof action !== 'string' || (decider !== 0 && decider !== 1) || typeof hash !== 'string') return undefined
  if (barrier !== 0 && barrier !== 1) return undefined
  const script = laidDown === 0 ? undefined : laidDown
  if (!(script === undefined || isScript(script))) return undefined
  const memory = readMemory(remembered)
  if (memory === TOO_LARGE) return undefined
  const read = when === 0 ? undefined : readWhen(when)
  if (read === null) return undefined
  return { action, decider, barrier: barrier === 1, hash, when: read, script, memory }
}

/** Returned for a memory larger than an opponent can store, which this program cannot have written. */
const TOO_LARGE = Symbol('too large')

function readMemory(json: unknown): Json | undefined | typeof TOO_LARGE {
  if (json === undefined) return undefined
  try {
    return memoryAsKept(json as Json) // parsed from JSON
  } catch {
    return TOO_LARGE
  }
}

function readWhen(json: unknown): When | null {
  if (!Array.isArray(json)) return null
  const [turn, phase] = json as readonly unknown[]
  return typeof turn === 'number' && typeof phase === 'string' ? { turn, phase } : null
}

/** The first checksum of the chain, so that acts do not match a changed start. */
export const sumOfStart = (start: Kept): number => crc32(start)

/** The checksum over the start and all acts up to this one. It shows where damage begins. */
export const sumOf = (before: number, parent: number, deed: Kept): number => crc32(deed, crc32(`${parent} `, before))
