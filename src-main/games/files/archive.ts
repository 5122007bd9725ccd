import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { hashOfCampaign } from '#engine/kernel/system/campaign-files.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { Players } from '../../contract/library.ts'
import type { Words } from '../../contract/words.ts'
import type {
  GameRow,
  Kept,
  MarkRow,
  MomentRow,
  NewGame,
  GamePast,
  VisitRow,
} from '../../library/tables/games-table.ts'
import { encodeStored, decodeStored } from './stored-value.ts'
import { LineReader, LineWriter, unzip } from './chained-lines.ts'
import { sumOf, sumOfStart } from '../rows/act-row.ts'
import { CHANGED, MISSING, validVisits, type Fault } from '../rows/game-record.ts'
import { aboutThisFile, faultsAtPlace, thisFile, type Counted } from './wrong-file.ts'

/*
 * Packs a game into one file and back; docs/save-files.md describes the format. Rows are written as the library stores them,
 * so a sealed game stays sealed. Snapshots are left out: an importer replays the acts instead of trusting them.
 */

/** Increase it when the meaning of a line changes, and keep a reader for older formats. */
const FORMAT = 2
/**
 * A game between people is written in format 1, which older programs can read. Only acts of opponents have memories,
 * which need format 2.
 */
const formatOf = ({ sides, formerly = [] }: Players): number =>
  [...sides, ...formerly].every((who) => who === 'person') ? 1 : FORMAT

/** Rule system in the file of a game whose campaign is damaged. */
export const UNKNOWN_SYSTEM = '?'

/** Far more than any game needs, far too little to exhaust memory. */
export const LIMITS = {
  packed: 32 * 2 ** 20,
  unpacked: 64 * 2 ** 20,
  /** For the first line, and each file of the campaign. */
  long: { bytes: 16 * 2 ** 20, deep: 100 },
  /** For every other line. */
  short: { bytes: 2 ** 18, deep: 10 },
  files: 1_000,
  acts: 100_000,
  /** Visits and marks together. */
  others: 200_000,
} as const

export interface ArchiveSource {
  /** Name and version of the program that writes the file. */
  readonly program: string
  readonly row: GameRow
  readonly past: GamePast
  readonly system: string
  readonly files: CampaignFiles
}

export type Unpacked =
  | {
      readonly ok: true
      readonly row: NewGame
      /** The part that can be read. */
      readonly past: GamePast
      readonly system: string
      readonly files: CampaignFiles
      /** The first act that cannot be read, and why. */
      readonly fault: Fault | undefined
    }
  | { readonly ok: false; readonly reason: Words }

// --- Packing ----------------------------------------------------------------------------------------------------------

export function pack(source: ArchiveSource): Buffer {
  const work = packing(source)
  for (;;) {
    const step = work.next()
    if (step.done === true) return gzipSync(step.value)
  }
}

/** Number of acts between two pauses. */
const PAUSE_EVERY = 1_000

/** Generates the text to be zipped; yields now and then so that the caller can do other work. */
export function* packing({ program, row, past, system, files }: ArchiveSource): Generator<number, string> {
  const { uid, name, campaign, scenario, rules, begun, played } = row
  const head = { program, system, rules, campaign, uid, name, scenario, begun, played }
  const [start, players, seal] = [
    encodeStored(row.start),
    encodeStored(row.players),
    row.seal && encodeStored(row.seal),
  ]
  const lines = new LineWriter()
  lines.add(['game', formatOf(Players.parse(JSON.parse(row.players))), { ...head, players, seal, start }])
  const paths = Object.keys(files).toSorted()
  for (const path of paths) lines.add(['file', path, files[path]])
  const last = past.moments.at(-1)?.number ?? 0
  const marks = Map.groupBy(past.marks, ({ moment }) => moment)
  const visits = Map.groupBy(validVisits(past.visits, last), ({ after }) => after)
  const counts = { files: paths.length, acts: past.moments.length, visits: 0, marks: 0 }
  const addWhatFollows = (number: number): void => {
    for (const { moment, kind, text } of marks.get(number) ?? []) {
      lines.add(['mark', moment, kind, encodeStored(text)])
      counts.marks += 1
    }
    for (const { moment } of visits.get(number) ?? []) {
      lines.add(['visit', moment])
      counts.visits += 1
    }
  }
  addWhatFollows(0)
  for (const { number, parent, at, deed, sum } of past.moments) {
    lines.add(['act', number, parent, at, encodeStored(deed), sum])
    addWhatFollows(number)
    if (number % PAUSE_EVERY === 0) yield number
  }
  lines.add(['end', counts, lines.hash])
  return lines.text
}

// --- Unpacking --------------------------------------------------------------------------------------------------------

/**
 * `elsewhere`: finds the files of a campaign by hash, for a file exported without them because they were damaged there.
 */
export function unpack(
  content: Buffer,
  elsewhere: (hash: string) => CampaignFiles | undefined = () => undefined,
): Unpacked {
  if (content.length > LIMITS.packed) return refused(thisFile.tooLarge(LIMITS.packed))
  if (content.length < 2 || content.readUInt16BE(0) !== 0x1f8b) return refused(thisFile.noGame)
  const bytes = unzip(content, LIMITS.unpacked)
  if (bytes === undefined) return refused(thisFile.unpacksTooLarge(LIMITS.unpacked))
  const format = /^\["game",(\d{1,9}),/.exec(bytes.subarray(0, 24).toString('latin1'))?.[1]
  if (format === undefined) return refused(thisFile.noBeginning)
  if (Number(format) > FORMAT) return refused(thisFile.newer(format, FORMAT))
  const lines = new LineReader(bytes)
  const first = lines.next(LIMITS.long)
  if (first?.ok !== true) return refused(thisFile.unread(first?.reason))
  const head = Head.safeParse(first.line[2])
  if (!head.success || first.line.length !== 3) return refused(thisFile.noHead)
  const { data } = head
  const text = (json: unknown): string | undefined => {
    const kept = decodeStored(json)
    return typeof kept === 'string' ? kept : undefined
  }
  const [start, players, seal] = [
    decodeStored(data.start),
    text(data.players),
    data.seal === null ? null : text(data.seal),
  ]
  if (start === undefined || players === undefined || seal === undefined || !arePlayers(players))
    return refused(thisFile.noPlayers)
  if (typeof start === 'string' && scenarioIn(start) !== data.scenario) return refused(thisFile.twoScenarios)
  const { system, uid, name, campaign, scenario, rules, begun, played } = data
  const row = { uid, name, campaign, scenario, rules, start, players, seal, begun, played }
  const body = new Body(lines, start)
  const trouble = body.readFiles()
  if (trouble !== undefined) return refused(trouble)
  const isWithout = Object.keys(body.files).length === 0
  const files = isWithout ? (elsewhere(campaign) ?? body.files) : body.files
  if (hashOfCampaign(files) !== campaign) {
    if (body.unreadable !== undefined) return refused(body.unreadable)
    return refused(isWithout ? thisFile.noCampaign : thisFile.otherCampaign)
  }
  const fault = body.readPast()
  return { ok: true, row, past: body.past, system, files, fault }
}

const refused = (clause: Words): Unpacked => ({ ok: false, reason: aboutThisFile(clause) })

const word = z.string().min(1).max(200)
const Time = z.int().min(0).max(8.64e15)
const Head = z.object({
  program: z.string().max(1_000),
  system: word,
  rules: z.int().min(1),
  campaign: word,
  uid: word,
  name: z.string().min(1).max(1_000),
  scenario: word,
  begun: Time,
  played: Time,
  players: z.unknown(),
  seal: z.unknown(),
  start: z.unknown(),
})

const Count = z.int().min(0)
const Act = z.tuple([z.literal('act'), Count, Count, Time, z.unknown(), Count])
const Visited = z.tuple([z.literal('visit'), Count])
const Marked = z.tuple([z.literal('mark'), Count, z.enum(['bookmark', 'branch']), z.unknown()])
const End = z.tuple([
  z.literal('end'),
  z.object({ files: Count, acts: Count, visits: Count, marks: Count }),
  z.string(),
])

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
const arePlayers = (text: string): boolean => Players.safeParse(parsed(text)).success
const scenarioIn = (start: string): unknown =>
  z.object({ scenario: z.string() }).safeParse(parsed(start)).data?.scenario

/** Reads all lines after the first, up to the first faulty one. */
class Body {
  files: CampaignFiles = {}
  readonly #lines: LineReader
  readonly #moments: MomentRow[] = []
  readonly #visits: VisitRow[] = []
  readonly #marks: MarkRow[] = []
  /** The line after the campaign's files. */
  #line: ReturnType<LineReader['next']>
  #sum: number

  constructor(lines: LineReader, start: Kept) {
    this.#lines = lines
    this.#sum = sumOfStart(start)
  }

  get past(): GamePast {
    return { moments: this.#moments, visits: this.#visits, snapshots: [], marks: this.#marks }
  }

  /** Why the line after the campaign's files is unreadable; undefined when it is readable. */
  get unreadable(): Words | undefined {
    if (this.#line?.ok === true) return undefined
    const { reason = faultsAtPlace.breaksOff } = this.#line ?? {}
    return reason === faultsAtPlace.breaksOff ? thisFile.campaignBreaksOff : thisFile.campaignDamaged(reason)
  }

  /** Reads the campaign's files; returns what is wrong with them, if anything. */
  readFiles(): Words | undefined {
    const files = new Map<string, unknown>()
    for (;;) {
      this.#line = this.#lines.next(LIMITS.long)
      if (this.#line?.ok !== true || this.#line.line[0] !== 'file') break
      const [, path, content] = this.#line.line
      if (typeof path !== 'string' || path.length > 1_000 || this.#line.line.length !== 3 || files.has(path))
        return thisFile.campaignUnread
      if (files.size === LIMITS.files) return thisFile.manyFiles(LIMITS.files)
      files.set(path, content)
    }
    // fromEntries makes own properties also of paths such as `__proto__`.
    this.files = Object.fromEntries(files)
    return undefined
  }

  /** Reads acts, visits and marks; returns the first fault, if there is one. */
  readPast(): Fault | undefined {
    for (;;) {
      const line = this.#line
      if (line === undefined) return this.#fault(faultsAtPlace.breaksOff)
      if (!line.ok) return this.#fault(line.reason)
      if (line.line[0] === 'end') return this.#end(line.line)
      const wrong = this.#take(line.line)
      if (wrong !== undefined) return this.#fault(wrong)
      this.#line = this.#lines.next(LIMITS.short)
    }
  }

  #fault(reason: Words): Fault {
    return { moment: this.#moments.length + 1, reason }
  }

  /** Takes one line; returns what is wrong with it, if anything. */
  #take(line: readonly unknown[]): Words | undefined {
    if (this.#visits.length + this.#marks.length >= LIMITS.others) return faultsAtPlace.manyOthers(LIMITS.others)
    switch (line[0]) {
      case 'act':
        return this.#takeAct(Act.safeParse(line).data)
      case 'visit':
        return this.#takeVisit(Visited.safeParse(line).data)
      case 'mark':
        return this.#takeMark(Marked.safeParse(line).data)
      default:
        return faultsAtPlace.unread
    }
  }

  #takeVisit(visit: z.infer<typeof Visited> | undefined): Words | undefined {
    const acts = this.#moments.length
    if (visit === undefined || visit[1] > acts) return faultsAtPlace.unread
    this.#visits.push({ number: this.#visits.length + 1, moment: visit[1], after: acts })
    return undefined
  }

  #takeMark(mark: z.infer<typeof Marked> | undefined): Words | undefined {
    const text = mark && decodeStored(mark[3])
    if (mark === undefined || text === undefined || mark[1] > this.#moments.length) return faultsAtPlace.unread
    this.#marks.push({ id: this.#marks.length + 1, moment: mark[1], kind: mark[2], text })
    return undefined
  }

  #takeAct(act: z.infer<typeof Act> | undefined): Words | undefined {
    if (act === undefined) return faultsAtPlace.unread
    const [, number, parent, at, json, sum] = act
    const next = this.#moments.length + 1
    if (next > LIMITS.acts) return faultsAtPlace.manyActs(LIMITS.acts)
    const deed = decodeStored(json)
    if (number > next) return MISSING
    if (deed === undefined || number < next || parent >= number) return CHANGED
    const wanted = sumOf(this.#sum, parent, deed)
    if (sum !== wanted) return CHANGED
    this.#sum = wanted
    this.#moments.push({ number, parent, at, deed, sum })
    return undefined
  }

  #end(line: readonly unknown[]): Fault | undefined {
    const end = End.safeParse(line).data
    if (end === undefined || end[2] !== this.#lines.before) return this.#fault(faultsAtPlace.lastUnread)
    const found = {
      files: Object.keys(this.files).length,
      acts: this.#moments.length,
      visits: this.#visits.length,
      marks: this.#marks.length,
    }
    // The keys are those of the object above.
    for (const [what, count] of Object.entries(found) as [Counted, number][]) {
      const told = end[1][what]
      if (told !== count) return this.#fault(faultsAtPlace.miscounted(told, what, count))
    }
    return this.#lines.next(LIMITS.short) && this.#fault(faultsAtPlace.goesOn)
  }
}
