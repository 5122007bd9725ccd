import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Result } from '#engine/kernel/values/result.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import type { Imported, Passphrases, Verified } from '../contract/library.ts'
import { packing, UNKNOWN_SYSTEM } from '../games/files/archive.ts'
import { safeFileName } from '../games/files/file-name.ts'
import { playersOf } from '../games/open/open-game.ts'
import { outcome, prove, type Proved } from '../games/open/proof.ts'
import { withPauses } from '../games/open/with-pauses.ts'
import { type GameRecord, readingRecord } from '../games/rows/game-record.ts'
import { redactFault } from '../games/rows/redact-fault.ts'
import { freeName } from '../games/files/copying.ts'
import type { GameRow, GamePast } from '../library/tables/games-table.ts'
import { type Failed, failureText } from '../wording/bilingual.ts'
import { denial, writeOrDeny } from '../wording/denial.ts'
import { whyNot } from '../wording/why-not.ts'
import { TaskLimit } from '../long-work/task-limit.ts'
import type { Progress } from '../long-work/progress.ts'
import { type ProvedInParts, provedInWorker } from './import-worker.ts'
import type { LibraryNeeds, LibraryService } from './library.ts'

export interface ImportExportNeeds extends LibraryNeeds {
  readonly library: LibraryService
  /** The file of the worker that reads large files. */
  readonly importWorker: string
  /** Number of rows of a small file stored at once; by default as many as take some milliseconds. */
  readonly rows?: number
  /** Settles when no other program holds the library. */
  readonly untilFree: (signal: AbortSignal) => Promise<void>
  /** Name and version of this program, written into its files. */
  readonly program: string
}

type Work<T> = AsyncGenerator<Progress<T>, void>

const zip = promisify(gzip)
const FILE_ENDING = '.gaiter'

/** Maximum number of concurrent imports; each can take a few hundred megabytes of memory. */
const IMPORTS = 2
/** Maximum number of concurrent verifications; beyond it the oldest is ended. */
const VERIFICATIONS = 4

export type ImportExportService = ReturnType<typeof importExportService>

/** Exports games to files, imports and verifies them. */
export function importExportService(needs: ImportExportNeeds) {
  const { table, pinnedTable, openGames, library } = needs
  const imports = new TaskLimit(IMPORTS)
  const verifications = new TaskLimit(VERIFICATIONS)

  return {
    async export(id: number): Promise<{ fileName: string; content: string }> {
      const { row, past, system, files } = asKept(id)
      const content = await zip(await withPauses(packing({ program: needs.program, row, past, system, files })))
      return { fileName: `${safeFileName(row.name)}${FILE_ENDING}`, content: content.toString('base64') }
    },

    async *verify(id: number, passphrases: Passphrases, signal: AbortSignal | undefined): Work<Verified> {
      const row = openGames.row(id)
      const { loaded } = openGames.pinnedFor(row)
      const codec = await library.codecOf(row, passphrases)
      const record = await withPauses(readingRecord(row, await withPauses(table.reading(id)), codec))
      if (openGames.find(id)?.codec !== codec) codec.forget?.()
      if (!record.ok) {
        yield { at: 'end', result: { whole: false, acts: 0, fault: { moment: 0, reason: failureText(record.error) } } }
        return
      }
      const { pushedOut, leave } = verifications.enter()
      const stop = signal === undefined ? pushedOut : AbortSignal.any([signal, pushedOut])
      const { start, steps } = record.value
      const proof = yield* proving<Verified>(prove(loaded, start, steps, row.rules), record.value, stop, leave)
      if (pushedOut.aborted) throw denial('NOT_KEPT', whyNot.pushedOut)
      if (proof === undefined) return
      const { acts, fault: found } = outcome(proof, record.value)
      const fault = redactFault(found, playersOf(row))
      yield { at: 'end', result: { whole: fault === null, acts, fault } }
    },

    async *import(
      content: string,
      passphrases: Passphrases,
      part: boolean,
      signal: AbortSignal | undefined,
    ): Work<Imported> {
      const { pushedOut, leave } = imports.enter()
      const stop = signal === undefined ? pushedOut : AbortSignal.any([signal, pushedOut])
      try {
        const imported = { content: Buffer.from(content, 'base64'), passphrases, part, elsewhere: campaignHere }
        const proving = provedInWorker(imported, { workerFile: needs.importWorker, rows: needs.rows }, stop)
        let step = await proving.next()
        for (; step.done !== true; step = await proving.next()) yield { at: 'work', ...step.value }
        if (pushedOut.aborted) throw denial('NOT_KEPT', whyNot.pushedOut)
        if (step.value === undefined) return
        const { acts, fault } = step.value
        const kept = await keep(step.value, stop)
        if (kept !== undefined) yield { at: 'end', result: { ...kept, acts, fault } }
        else if (pushedOut.aborted) throw denial('NOT_KEPT', whyNot.pushedOut)
      } finally {
        leave()
      }
    },
  }

  /** The stored rows of a game. A game on the table is read from memory, so that a lost library loses no game. */
  function asKept(id: number): { row: GameRow; past: GamePast; system: string; files: CampaignFiles } {
    const open = openGames.find(id)
    if (open === undefined) {
      const row = openGames.row(id)
      const found = needs.pinned.get(row.campaign)
      const past = { ...table.past(id), snapshots: [] }
      // A game without its campaign can still be imported where the campaign is undamaged.
      if (!found.ok) return { row, past, system: UNKNOWN_SYSTEM, files: {} }
      return { row, past, system: found.value.loaded.system.id, files: found.value.files }
    }
    const marks = ifReadable(() => table.marks(id)) ?? []
    const row = { ...(ifReadable(() => table.one(id)) ?? open.row), name: open.name }
    const { files, loaded } = open.pinned
    // Copied, because packing takes time and play goes on meanwhile.
    const { moments, visits } = open.saved.rows
    return {
      row,
      past: { moments: [...moments], visits: [...visits], snapshots: [], marks },
      system: loaded.system.id,
      files,
    }
  }

  /** The files of a campaign that a game file lacks. */
  function campaignHere(hash: string): CampaignFiles | undefined {
    const found = needs.pinned.get(hash)
    return found.ok ? found.value.files : needs.pinned.elsewhere(hash)
  }

  /**
   * Stores an imported game, under a new uid and another name if the library already has it. A long game is stored in
   * parts, with other calls in between, and appears in the list when it is complete. Undefined when the caller has
   * aborted meanwhile: then nothing of it is kept.
   */
  async function keep(
    file: ProvedInParts,
    stop: AbortSignal,
  ): Promise<{ id: number; name: string; again: boolean } | undefined> {
    const { row, parts, campaign, face, acts, visits } = file
    const others = table.all()
    const again = others.some(({ uid }) => uid === row.uid)
    const uid = again ? randomUUID() : row.uid
    const name = again ? freeName(row.name, new Set(others.map((one) => one.name))) : row.name
    const write = <T>(work: () => T): T => writeOrDeny(() => needs.atOnce(work))
    const [first, ...rest] = parts
    const id = write(() => {
      pinnedTable.keep(campaign.hash, campaign.system, campaign.files)
      const added = table.add({ ...row, uid, name }, first?.())
      if (face !== null) table.setFace(added, face, row.played)
      if (rest.length > 0) table.arrive(added, uid, { acts, visits })
      return added
    })
    try {
      for (const [index, part] of rest.entries()) {
        await new Promise(setImmediate)
        if (!stop.aborted) await needs.untilFree(stop)
        if (stop.aborted) {
          giveUp(id, uid)
          return undefined
        }
        write(() => {
          table.addMore(id, part())
          if (index === rest.length - 1) table.arrived(uid)
        })
      }
    } catch (error) {
      giveUp(id, uid)
      throw error
    }
    table.show(id)
    return { id, name, again }
  }

  /** Erases an incomplete game. If even that fails, it stays hidden until the next start erases it. */
  function giveUp(id: number, uid: string): void {
    ifReadable(() =>
      needs.atOnce(() => {
        table.erase(id)
        table.arrived(uid)
      }),
    )
  }
}

/** Undefined for what a lost or damaged library cannot read. */
function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/**
 * Runs a proof in slices, so that other calls are answered in between, and yields its progress. Returns undefined when
 * the caller has aborted.
 */
async function* proving<T>(
  proof: Generator<number, Result<Proved, Failed>>,
  { steps }: GameRecord,
  signal: AbortSignal,
  done: () => void,
): AsyncGenerator<Progress<T>, Result<Proved, Failed> | undefined> {
  const of = steps.length
  try {
    for (;;) {
      if (signal.aborted === true) return undefined
      const step = proof.next()
      if (step.done === true) return step.value
      yield { at: 'work', done: step.value, of }
      await new Promise(setImmediate)
    }
  } finally {
    done()
  }
}
