import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { proveAtOnce } from '../../src-main/games/open/proof.ts'
import { readRecord } from '../../src-main/games/rows/game-record.ts'
import { plainCodec } from '../../src-main/games/rows/codec.ts'
import { gamesTable } from '../../src-main/library/tables/games-table.ts'
import { type Library, openLibrary } from '../../src-main/library/library.ts'
import { Problem } from '../../src-main/wording/problem.ts'
import { makeFolder } from '../house/workshop.ts'
import { pickFrom } from '../kernel/table.ts'
import { atHand, loaded, mutate, type Mutation, type Whole, wholeLibrary, writeMutation } from './damaged.ts'
import { triesOr } from '../tries.ts'

// GAITER_BUTTON_MUTATIONS=5000 npm test -- unit damages that many libraries.
const MUTATIONS = triesOr('GAITER_BUTTON_MUTATIONS', 200)
const SEED = Number(process.env['GAITER_BUTTON_SEED'] ?? 1)

/** What became of the acts of a damaged library. */
interface Outcome {
  readonly refused: boolean
  readonly repaired: Library['repaired']
  readonly acts: number
  /** Acts that are missing from games, though nothing was said. */
  readonly silent: number
}

function outcomeOf(folder: string, mutation: Mutation, whole: Whole): Outcome {
  writeMutation(folder, mutation)
  let library: Library
  try {
    library = openLibrary(folder, undefined, { atHand })
  } catch (error) {
    if (error instanceof Problem) return { refused: true, repaired: null, acts: 0, silent: 0 }
    throw error
  }
  try {
    if (library.repaired !== null) keptAside(library.repaired.setAside!, mutation)
    const table = gamesTable(library.database)
    const { games, inMain } = whole
    // What was only in a log that is gone is gone without a trace.
    const wanted = (uid: string): number => (mutation.log === undefined ? inMain.get(uid)! : games.get(uid)!.length)
    const missing = new Map([...games.keys()].map((uid) => [uid, wanted(uid)]))
    let acts = 0
    for (const row of table.all()) {
      const past = table.past(row.id)
      const record = readRecord(row, past, plainCodec)
      // It says so when it is opened.
      if (!record.ok) {
        missing.delete(row.uid)
        continue
      }
      const { start, steps, fault } = record.value
      const proof = proveAtOnce(loaded, start, steps, row.rules)
      // Before the first act nothing vouches for the start.
      if (!proof.ok) {
        if (library.repaired !== null) expect(steps, proof.error.message).toEqual([])
        missing.delete(row.uid)
        continue
      }
      const { proved, fault: other = fault } = proof.value
      if (library.repaired !== null) expect(other, `${row.name} can be played on`).toBeUndefined()
      const hashes = steps.slice(0, proved).map(({ deed }) => deed.hash)
      acts += proved
      const [uid = row.uid, original] = [...games].find(([, played]) => proved > 0 && played[0] === hashes[0]) ?? []
      if (proved > 0) expect(original?.slice(0, proved), `${row.name} is a part of what was played`).toEqual(hashes)
      if (other !== undefined) missing.delete(uid)
      else missing.set(uid, Math.max(0, wanted(uid) - proved))
    }
    const { repaired } = library
    const names = new Map(table.all().map(({ uid, name }) => [uid, name]))
    const toldOf = (uid: string): boolean =>
      repaired !== null && (!names.has(uid) || repaired.parts.some(({ name }) => name === names.get(uid)))
    const silent = [...missing].reduce((sum, [uid, acts]) => sum + (toldOf(uid) ? 0 : acts), 0)
    return { refused: false, repaired, acts, silent }
  } finally {
    library.close()
  }
}

function keptAside(file: string, { main, log }: Mutation): void {
  const bytesOf = (path: string): Buffer => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0))
  expect(bytesOf(file).equals(main), 'every byte of the file is kept').toBe(true)
  expect(bytesOf(`${file}-wal`).equals(log ?? Buffer.alloc(0)), 'every byte of the log is kept').toBe(true)
}

describe('a library that is damaged in any way', () => {
  it(
    'opens or is refused with a sentence, keeps every byte aside, and has no game that was not played',
    { timeout: 120_000 + MUTATIONS * 400 },
    () => {
      // In memory where that can be had: this is about bytes, and the disk is slow.
      const home = existsSync('/dev/shm') ? mkdtempSync('/dev/shm/gaiter-button-') : makeFolder({})
      const pick = pickFrom(SEED)
      let whole = wholeLibrary(makeFolder({}), SEED)
      const tally = { refused: 0, sound: 0, repaired: 0, acts: 0, of: 0, cut: 0 }
      for (let number = 0; number < MUTATIONS; number += 1) {
        if (number % 250 === 249) whole = wholeLibrary(makeFolder({}), SEED + number)
        const mutation = mutate(whole, pick)
        const folder = join(home, String(number))
        mkdirSync(folder)
        let outcome: Outcome
        try {
          outcome = outcomeOf(folder, mutation, whole)
          // Where the end of the log is gone, nothing is left that could tell. All other damage is noticed.
          // Damage to its last commit alone is what a power cut does to an act that nobody was told is kept.
          if (mutation.name.includes('log cut')) tally.cut += outcome.silent
          else expect(outcome.silent, 'acts are missing though nobody said so').toBeLessThan(mutation.log ? 2 : 1)
        } catch (error) {
          throw new Error(`damage ${number} of seed ${SEED} (${mutation.name}), left in ${folder}`, { cause: error })
        }
        rmSync(folder, { recursive: true })
        if (outcome.refused) tally.refused += 1
        else if (outcome.repaired === null) tally.sound += 1
        else {
          tally.repaired += 1
          tally.acts += outcome.acts
          tally.of += [...whole.games.values()].flat().length
        }
      }
      rmSync(home, { recursive: true })
      if (MUTATIONS > 1000) console.log(tally)
      // Most of what a damaged library had is still to be had.
      expect(tally.acts / tally.of).toBeGreaterThan(0.6)
    },
  )
})
