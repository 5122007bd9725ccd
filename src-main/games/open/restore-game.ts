import type { When } from '#engine/kernel/system/glance.ts'
import { Game } from '#engine/kernel/game/game.ts'
import type { RecordedMoment } from '#engine/kernel/game/history.ts'
import { good, type Json, type Result } from '#engine/kernel/values/result.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import type { FaultText, Words } from '../../contract/words.ts'
import type { GameRow, GamePast, SnapshotRow } from '../../library/tables/games-table.ts'
import { prove } from './proof.ts'
import { readingRecord, type GameRecord } from '../rows/game-record.ts'
import { type Failed, inLanguage, words } from '../../wording/bilingual.ts'
import { wordsOf } from '../rows/snapshots.ts'
import type { GameCodec } from '../rows/codec.ts'

/** Why a game can only be viewed, and the first act that cannot be restored or that would be new. */
export interface ReadOnly {
  readonly why: 'damaged' | 'other-rules' | 'record'
  readonly moment: number
  readonly reason: FaultText
}

/** A recorded game on the table is complete and cannot be changed. */
export const recordIsReadOnly = ({ history }: Game): ReadOnly => ({
  why: 'record',
  moment: history.moments.length,
  reason: words('it is a record', 'c’est un enregistrement'),
})

export const whyReadOnly = ({ moment, reason }: ReadOnly): Words =>
  words(
    `It cannot be taken up from act ${moment} on: ${inLanguage('en', reason)}.`,
    `Elle ne peut pas être reprise à partir du coup ${moment} : ${inLanguage('fr', reason)}.`,
  )

/** A game restored from its rows. */
export interface RestoredGame {
  readonly game: Game
  /** Day and phase of each moment at which they changed. */
  readonly whens: (When | undefined)[]
  /** The opponents' memories, at each moment where one changed. */
  readonly memories: (Json | undefined)[]
  /** Checksum of the last act, which the next one continues. */
  readonly sum: number
  readonly readOnly: ReadOnly | undefined
  /** The rules have a newer version, and the whole game replays identically under it. */
  readonly carriedOver: boolean
}

/**
 * Restores a game to where it was left. An undamaged record is trusted up to its last snapshot; later acts are replayed
 * and must give the recorded hash. A damaged record, or one of another rules version, is replayed from its start, and
 * can be viewed as far as the hashes match.
 */
export function restoreGame(...asked: Parameters<typeof restoring>): Result<RestoredGame, Failed> {
  const work = restoring(...asked)
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** Same as a generator that pauses now and then, so that the caller can do other work. */
export function* restoring(
  loaded: LoadedCampaign,
  row: GameRow,
  past: GamePast,
  codec: GameCodec,
): Generator<number, Result<RestoredGame, Failed>> {
  const read = yield* readingRecord(row, past, codec)
  if (!read.ok) return read
  const record = read.value
  const { start, steps, visits, sum } = record
  const memories = [undefined, ...steps.map(({ deed }) => deed.memory)]
  const sameRules = row.rules === loaded.system.version
  if (record.fault === undefined && sameRules && isShort(record, past.snapshots)) {
    const game = resumeFromSnapshots(loaded, record, past.snapshots, codec)
    if (game !== undefined) {
      const whens = [whenBegun(game), ...steps.map(({ deed }) => deed.when)]
      return good({ game, whens, memories, sum, readOnly: undefined, carriedOver: false })
    }
  }
  const proof = yield* prove(loaded, start, steps, row.rules)
  if (!proof.ok) return proof
  const { game, proved, whens, fault = record.fault } = proof.value
  game.retrace(visits.filter(({ after }) => after <= proved))
  if (fault === undefined) return good({ game, whens, memories, sum, readOnly: undefined, carriedOver: !sameRules })
  game.goTo(proved)
  const why = proof.value.fault !== undefined && !sameRules ? 'other-rules' : 'damaged'
  return good({ game, whens, memories, sum, readOnly: { why, ...fault }, carriedOver: false })
}

/** Maximum number of acts replayed without a pause. A longer replay uses `prove`, which pauses. */
const IN_ONE_GO = 500

/** Whether few acts follow the last snapshot on the line on which the game was left. */
function isShort({ steps, visits }: GameRecord, snapshots: readonly SnapshotRow[]): boolean {
  const kept = new Set(snapshots.map(({ moment }) => moment))
  const last = visits.at(-1)
  let at = last !== undefined && last.after === steps.length ? last.moment : steps.length
  for (let acts = 0; acts < IN_ONE_GO; acts += 1) {
    if (at <= 0 || kept.has(at)) return true
    at = steps[at - 1]!.parent
  }
  return false
}

/** Day and phase at the start of a game. */
const whenBegun = (game: Game): When | undefined =>
  game.loaded.system.glance.when && game.peek(0, (play) => game.loaded.system.glance.when!(play))

/** The game by its snapshots and last acts; undefined when something in the record does not fit. */
function resumeFromSnapshots(
  loaded: LoadedCampaign,
  { start, steps, visits }: GameRecord,
  snapshots: readonly SnapshotRow[],
  codec: GameCodec,
): Game | undefined {
  const { language } = loaded.layout
  const codes = new Map<string, number>()
  const recorded: RecordedMoment[] = []
  for (const { parent, deed } of steps) {
    let code = codes.get(deed.action)
    if (code === undefined) {
      const parsed = language.parseText(deed.action)
      if (!parsed.ok) return undefined
      code = parsed.value
      codes.set(deed.action, code)
    }
    recorded.push({ parent, code, decider: deed.decider, barrier: deed.barrier, script: deed.script })
  }
  try {
    const taken = Game.resume(loaded, start, recorded, visits, (first) => {
      const wordsIn = (row: SnapshotRow) => wordsOf(row, first, steps[row.moment - 1]?.deed.hash, codec)
      return new Map(snapshots.map((row) => [row.moment, () => wordsIn(row)]))
    })
    if (!taken.ok) return undefined
    const game = taken.value
    const { current } = game.history
    return current === 0 || game.hash() === steps[current - 1]!.deed.hash ? game : undefined
  } catch {
    // An act cannot be replayed. The full proof finds out which.
    return undefined
  }
}
