import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pack, packing } from '../../src-main/games/files/archive.ts'
import { restoreGame, restoring } from '../../src-main/games/open/restore-game.ts'
import { SavedGame } from '../../src-main/games/open/saved-game.ts'
import { plainCodec } from '../../src-main/games/rows/codec.ts'
import { readRecord, readingRecord } from '../../src-main/games/rows/game-record.ts'
import { openLibrary } from '../../src-main/library/library.ts'
import { gamesTable } from '../../src-main/library/tables/games-table.ts'
import { atOnce } from '../../src-main/library/tables/tally-file.ts'
import { makeFolder } from '../house/workshop.ts'
import { pickFrom } from '../kernel/table.ts'
import { atHand, loaded, newGame, playAbout } from '../library/damaged.ts'

const ACTS = 4_500

/** A game that was played about for long, in a library, and its rows. */
function longGame() {
  const { database } = openLibrary(makeFolder({}))
  const table = gamesTable(database)
  const id = newGame(database, 'long')
  const row = table.one(id)!
  const begun = restoreGame(loaded, row, table.past(id), plainCodec)
  if (!begun.ok) throw new Error(begun.error.message)
  const open = new SavedGame(id, begun.value, 0, { table, codec: plainCodec, now: () => 1_795_000_000_000 })
  const pick = pickFrom(3)
  atOnce(database, () => {
    while (open.game.history.moments.length <= ACTS) playAbout(open, pick)
  })
  return { table, id, row, past: table.past(id), hash: open.game.hash() }
}

/** What work comes to, and between which steps it paused. */
function pausing<T>(work: Generator<unknown, T>): { result: T; pauses: unknown[] } {
  const pauses: unknown[] = []
  for (;;) {
    const step = work.next()
    if (step.done === true) return { result: step.value, pauses }
    pauses.push(step.value)
  }
}

const { table, id, row, past, hash } = longGame()

describe('a long game pauses for others, and comes to the same', () => {
  it('when its rows are read', () => {
    const { result, pauses } = pausing(table.reading(id))
    expect(result).toEqual(past)
    expect(pauses.slice(0, 2)).toEqual([2_000, 4_000])
  })

  it('when its acts are read', () => {
    const { result, pauses } = pausing(readingRecord(row, past, plainCodec))
    expect(result).toEqual(readRecord(row, past, plainCodec))
    expect(pauses).toEqual([2_000, 4_000])
  })

  it('when it is damaged and played again as far as it is whole, after every two hundred acts', () => {
    const at = 3_000
    const moments = past.moments.map((one) => (one.number === at ? { ...one, sum: one.sum + 1 } : one))
    const { result, pauses } = pausing(restoring(loaded, row, { ...past, moments }, plainCodec))
    if (!result.ok) throw new Error(result.error.message)
    expect(result.value.readOnly).toMatchObject({ why: 'damaged', moment: at })
    expect(result.value.game.history.moments).toHaveLength(at)
    expect(pauses.slice(-15)).toEqual(Array.from({ length: 15 }, (_, index) => index * 200))
  })

  it('when it is opened and is whole, without being played again from its start', () => {
    const { result, pauses } = pausing(restoring(loaded, row, past, plainCodec))
    if (!result.ok) throw new Error(result.error.message)
    expect(result.value.game.hash()).toBe(hash)
    expect(pauses).toEqual([2_000, 4_000])
  })

  it('when it is packed', () => {
    const { system, files } = atHand(loaded.hash)!
    const source = { program: 'a test', row, past, system, files }
    const { result, pauses } = pausing(packing(source))
    expect(result).toBe(gunzipSync(pack(source)).toString('utf8'))
    expect(pauses).toEqual([1_000, 2_000, 3_000, 4_000])
  })
})
