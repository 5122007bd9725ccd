import { randomUUID } from 'node:crypto'
import type { Result } from '#engine/kernel/values/result.ts'
import { playedFiles, type RuleSystem } from '#engine/kernel/system/system.ts'
import type { Imported, Passphrases, Players, Verified } from '../contract/library.ts'
import type { Said } from '../contract/words.ts'
import { pack, unpack } from '../games/files/archive.ts'
import { cutAfter } from '../games/files/copying.ts'
import { denial, writeOrDeny } from '../wording/denial.ts'
import { compile, type PinnedCampaign } from '../games/open/pinned-campaigns.ts'
import { encodePreview, previewOf, type GamePreview } from '../games/open/preview.ts'
import { redactFault } from '../games/rows/redact-fault.ts'
import { playersOf } from '../games/open/open-game.ts'
import { prove, type Proved } from '../games/open/proof.ts'
import { readRecord, type Fault, type GameRecord } from '../games/rows/game-record.ts'
import { type Failed, failureText, words } from '../wording/bilingual.ts'
import type { GameCodec } from '../games/rows/codec.ts'
import type { GameRow, NewGame, Past } from '../library/tables/games-table.ts'
import type { LibraryNeeds, LibraryService } from './library.ts'

export interface ImportExportNeeds extends LibraryNeeds {
  readonly library: LibraryService
  readonly systems: readonly RuleSystem[]
  /** Name and version of this program, written into its files. */
  readonly program: string
}

/** Progress of long work, and finally its result. */
export type Progress<T> = { at: 'work'; done: number; of: number } | { at: 'end'; result: T }
type Work<T> = AsyncGenerator<Progress<T>, void>

const FILE_ENDING = '.gaiter'

export type ImportExportService = ReturnType<typeof importExportService>

/** Exports games to files, imports and verifies them. */
export function importExportService(needs: ImportExportNeeds) {
  const { table, pinnedTable, openGames, library } = needs

  return {
    export(id: number): { fileName: string; content: string } {
      const { row, past, pinned } = asKept(id)
      const { files, loaded } = pinned
      const content = pack({ program: needs.program, row, past, system: loaded.system.id, files })
      return { fileName: `${fileNameFor(row.name)}${FILE_ENDING}`, content: content.toString('base64') }
    },

    async *verify(id: number, passphrases: Passphrases, signal: AbortSignal | undefined): Work<Verified> {
      const row = openGames.row(id)
      const { loaded } = openGames.pinnedFor(row)
      const codec = await library.codecOf(row, passphrases)
      const record = readRecord(row, table.past(id), codec)
      if (openGames.find(id)?.codec !== codec) codec.forget?.()
      if (!record.ok) {
        yield { at: 'end', result: { whole: false, acts: 0, fault: { moment: 0, reason: failureText(record.error) } } }
        return
      }
      const proof = yield* proving<Verified>(
        prove(loaded, record.value.start, record.value.steps, row.rules),
        record.value,
        signal,
      )
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
      const { row, past, pinned, fault: torn } = readFile(content)
      const codec = await openGames.codecFor(row, passphrases)
      try {
        const record = readRecord({ ...row, id: 0, face: null, removed: null }, past, codec)
        if (!record.ok) throw badFile(0, failureText(record.error), 0)
        const { start, steps } = record.value
        const proof = yield* proving<Imported>(prove(pinned.loaded, start, steps, row.rules), record.value, signal)
        if (proof === undefined) return
        const { acts, fault: found } = outcome(proof, record.value, torn)
        const fault = redactFault(found, playersOf(row))
        if (fault !== null && !part) throw badFile(fault.moment, fault.reason, acts)
        const whole = cutAfter({ ...past, snapshots: [] }, acts)
        const { id, again } = keep(
          row,
          whole,
          pinned,
          proof.ok ? faceAfter(proof.value, whole, playersOf(row)) : null,
          codec,
        )
        yield { at: 'end', result: { id, name: row.name, acts, again, fault } }
      } finally {
        codec.forget?.()
      }
    },
  }

  /** A game as it was kept; one that is on the table comes from memory, so that a library that is lost takes no game with it. */
  function asKept(id: number): { row: GameRow; past: Past; pinned: PinnedCampaign } {
    const open = openGames.find(id)
    if (open === undefined) {
      const row = openGames.row(id)
      return { row, past: { ...table.past(id), snapshots: [] }, pinned: openGames.pinnedFor(row) }
    }
    const marks = ifReadable(() => table.marks(id)) ?? []
    const row = { ...(ifReadable(() => table.one(id)) ?? open.row), name: open.name }
    return { row, past: { ...open.saved.rows, snapshots: [], marks }, pinned: open.pinned }
  }

  function readFile(content: string): { row: NewGame; past: Past; pinned: PinnedCampaign; fault: Fault | undefined } {
    const unpacked = unpack(Buffer.from(content, 'base64'))
    if (!unpacked.ok) throw badFile(null, unpacked.reason, 0)
    const { row, past, system, files, fault } = unpacked
    const pinned = compile(playedFiles(files), needs.systems, row.campaign)
    if (!pinned.ok) throw badFile(null, pinned.error, 0)
    if (pinned.value.loaded.system.id !== system) throw badFile(null, TWO_SYSTEMS, 0)
    return { row, past, pinned: pinned.value, fault }
  }

  /** Stores an imported game; if the library has it already, under a new uid. */
  function keep(
    row: NewGame,
    past: Past,
    { loaded, files }: PinnedCampaign,
    face: GamePreview | null,
    codec: GameCodec,
  ) {
    const again = table.all().some(({ uid }) => uid === row.uid)
    const uid = again ? randomUUID() : row.uid
    const id = writeOrDeny(() =>
      needs.atOnce(() => {
        pinnedTable.keep(loaded.hash, loaded.system.id, files)
        const added = table.add({ ...row, uid }, past)
        if (face !== null) table.setFace(added, encodePreview(face, codec), row.played)
        return added
      }),
    )
    return { id, again }
  }
}

/** What a library that is lost or damaged cannot give is left out. */
function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/**
 * Runs a proof in slices, so that other calls are answered in between, and yields its progress. Returns undefined when the
 * caller has aborted.
 */
async function* proving<T>(
  proof: Generator<number, Result<Proved, Failed>>,
  { steps }: GameRecord,
  signal: AbortSignal | undefined,
): AsyncGenerator<Progress<T>, Result<Proved, Failed> | undefined> {
  const of = steps.length
  for (;;) {
    if (signal?.aborted === true) return undefined
    const { done, value } = proof.next()
    if (done === true) return value
    yield { at: 'work', done: value, of }
    await new Promise(setImmediate)
  }
}

/** The preview of an imported game, at the moment where it was left. */
function faceAfter({ game, whens }: Proved, past: Past, players: Players): GamePreview {
  game.retrace(past.visits)
  const { history, play, loaded } = game
  const when = history.lineTo(history.current).map((moment) => whens[moment])
  return previewOf(
    play,
    loaded,
    players,
    history.now.decider,
    when.findLast((one) => one !== undefined),
  )
}

/** How many acts are good, and the first fault: in the replay, the record, or the file. */
function outcome(
  proof: Result<Proved, Failed>,
  record: GameRecord,
  torn?: Fault,
): { acts: number; fault: Fault | null } {
  if (!proof.ok) return { acts: 0, fault: { moment: 0, reason: failureText(proof.error) } }
  const { proved, fault } = proof.value
  return { acts: proved, fault: fault ?? record.fault ?? torn ?? null }
}

const TWO_SYSTEMS = words('The file names two rule systems.', 'Le fichier nomme deux systèmes de règles.')

const badFile = (moment: number | null, reason: Said, whole: number): Error =>
  denial('BAD_FILE', { moment, reason, whole })

/** A file name that every file system accepts. */
function fileNameFor(name: GameRow['name']): string {
  const safe = name
    .replaceAll(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
  return safe.replace(/^\.+|[. ]+$/g, '') || 'game'
}
