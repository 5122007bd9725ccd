import { gzipSync } from 'node:zlib'
import { hashOfCampaign } from '#engine/kernel/system/campaign-files.ts'
import { LineWriter } from '../../src-main/games/files/chained-lines.ts'
import { sumOf, sumOfStart } from '../../src-main/games/rows/act-row.ts'
import type { GameRow, GamePast } from '../../src-main/library/tables/games-table.ts'
import type { Pick } from '../kernel/table.ts'

/** The lines of a file without their marks. */
export type Lines = readonly (readonly unknown[])[]

/** A whole game as a file: packed, as text, and line by line. */
export interface Source {
  readonly file: Buffer
  readonly text: string
  readonly lines: Lines
  /** Of another game of the same rules. */
  readonly otherLines: Lines
  /** Of a game of other rules. */
  readonly foreignLines: Lines
}

/** A file with something wrong with it. */
export interface Mutation {
  readonly what: string
  readonly content: Buffer
  /** Nobody made the marks anew: what is taken in must be what was written, to the letter. */
  readonly honest: boolean
  /** The act at which it has to be found, by playing again. */
  readonly caughtAt?: number
}

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { in: value }
  return value
}
const junk: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  1.5,
  1e21,
  2 ** 31,
  2 ** 53,
  '',
  '-',
  '__proto__',
  'constructor',
  '\u0000\ud800é\u2028',
  'x'.repeat(3000),
  [],
  {},
  [[]],
  ['act', 1, 0, 0, [], 0],
  nested(8),
  nested(300),
  { sealed: 'AAAA' },
  { sealed: 7 },
  { text: '[]' },
  { text: '[]', more: 1 },
  { draw: 'run', value: 6 },
  { scenario: 'x', seed: 'y' },
  JSON.parse('{"__proto__":{"a":1}}'),
]
const hugeNumbers = ['1e999', '99999999999999999999', '-0', '1.5', '4294967296', '-7', '1e5']

/** One value somewhere inside replaced, taken away, or written twice. */
function spoil(value: unknown, pick: Pick): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0 || pick(6) === 0)
    return junk[pick(junk.length)]
  const keys = Object.keys(value)
  const key = keys[pick(keys.length)]!
  if (Array.isArray(value)) {
    const what = pick(8)
    const index = Number(key)
    if (what === 0) return value.toSpliced(index, 1)
    if (what === 1) return value.toSpliced(index, 0, value[index])
    return value.with(index, spoil(value[index], pick))
  }
  const copy = Object.fromEntries(Object.entries(value))
  if (pick(8) === 0) delete copy[key]
  else copy[key] = spoil(copy[key], pick)
  return copy
}

/** Whether the marks, and the sums, are made to fit again what stands in the lines. */
type Refit = 'nothing' | 'marks' | 'sums'

function written(source: Source, lines: Lines, refit: Refit): Buffer {
  if (refit === 'nothing') {
    const marks = source.text.split('\n').map((line) => line.slice(-20))
    const texts = lines.map(
      (line, index) => JSON.stringify(line).slice(0, -1) + (marks[source.lines.indexOf(line)] ?? marks[index]),
    )
    return gzipSync(`${texts.join('\n')}\n`)
  }
  const fitting = refit === 'sums' ? withSums(lines) : lines
  const writer = new LineWriter()
  for (const line of fitting)
    writer.add(line[0] === 'end' && line.length === 3 ? [...line.slice(0, 2), writer.hash] : line)
  return gzipSync(writer.text)
}

const keptIn = (json: unknown): string | Buffer => {
  const { sealed } = (json ?? {}) as { sealed?: unknown }
  return typeof sealed === 'string' ? Buffer.from(sealed, 'base64') : (JSON.stringify(json) ?? '')
}

/** Numbers of acts, sums and counts as a forger would make them. */
function withSums(lines: Lines): Lines {
  let sum = sumOfStart(keptIn((lines[0]?.[2] as { start?: unknown } | undefined)?.start))
  const counts: Record<string, number> = { file: 0, act: 0, visit: 0, mark: 0 }
  return lines.map((line) => {
    const kind = String(line[0])
    if (kind in counts) counts[kind]! += 1
    if (kind === 'act' && typeof line[2] === 'number') {
      sum = sumOf(sum, line[2], keptIn(line[4]))
      return ['act', counts['act'], line[2], line[3], line[4], sum, ...line.slice(6)]
    }
    const { file, act, visit, mark } = counts
    return kind === 'end' ? ['end', { files: file, acts: act, visits: visit, marks: mark }, line[2]] : line
  })
}

const withFilesOf = (lines: Lines, others: Lines): Lines => {
  const isFile = ([kind]: readonly unknown[]): boolean => kind === 'file'
  return [lines[0]!, ...others.filter(isFile), ...lines.slice(1).filter((line) => !isFile(line))]
}

function pinnedAnew(lines: Lines): Lines {
  const files = lines.flatMap(([kind, path, content]) => (kind === 'file' ? [[String(path), content] as const] : []))
  const head = { ...(lines[0]![2] as object), campaign: hashOfCampaign(Object.fromEntries(files)) }
  return lines.with(0, ['game', 1, head])
}

const actsIn = (lines: Lines): number[] => lines.flatMap((line, index) => (line[0] === 'act' ? [index] : []))
const oneOf = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)]!
const refits: readonly Refit[] = ['nothing', 'marks', 'sums']
const named = (what: string, refit: Refit): string => (refit === 'nothing' ? what : `${what}, ${refit} made to fit`)

type Way = (source: Source, pick: Pick) => Mutation

const inBytes = (what: string, change: (bytes: Buffer, pick: Pick) => Buffer): Way[] => [
  ({ file }, pick) => ({ what: `packed: ${what}`, content: change(Buffer.from(file), pick), honest: true }),
  ({ text }, pick) => ({ what: `text: ${what}`, content: gzipSync(change(Buffer.from(text), pick)), honest: true }),
]

const inLines =
  (what: string, change: (lines: Lines, pick: Pick, source: Source) => Lines): Way =>
  (source, pick) => {
    const refit = oneOf(refits, pick)
    const content = written(source, change(source.lines, pick, source), refit)
    return { what: named(what, refit), content, honest: refit === 'nothing' }
  }

const ways: readonly Way[] = [
  ...inBytes('bits turned', (bytes, pick) => {
    for (let times = pick(3); times >= 0; times--) bytes[pick(bytes.length)]! ^= 1 << pick(8)
    return bytes
  }),
  ...inBytes('cut off', (bytes, pick) => bytes.subarray(0, pick(bytes.length))),
  ...inBytes('some taken out', (bytes, pick) => {
    const at = pick(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + pick(40))])
  }),
  ...inBytes('some put in', (bytes, pick) => {
    const at = pick(bytes.length + 1)
    const more = Buffer.from(oneOf(['\n', '"', ']', '[[', '{', '\\', 'null,', '1e999', '\u0000'], pick))
    return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])
  }),
  inLines('lines swapped', (lines, pick) => {
    const [a, b] = [pick(lines.length), pick(lines.length)]
    return lines.with(a, lines[b]!).with(b, lines[a]!)
  }),
  inLines('a line twice', (lines, pick) => {
    const at = pick(lines.length)
    return lines.toSpliced(pick(lines.length), 0, lines[at]!)
  }),
  inLines('a line dropped', (lines, pick) => lines.toSpliced(pick(lines.length), 1)),
  inLines('the last lines dropped', (lines, pick) => lines.slice(0, 1 + pick(lines.length - 1))),
  inLines('a value spoilt', (lines, pick) => {
    const at = pick(lines.length)
    const spoilt = spoil(lines[at], pick)
    return lines.with(at, Array.isArray(spoilt) ? (spoilt as unknown[]) : [spoilt])
  }),
  inLines('the first line spoilt', (lines, pick) => lines.with(0, ['game', 1, spoil(lines[0]![2], pick)])),
  inLines('a deed spoilt', (lines, pick) => {
    const at = oneOf(actsIn(lines), pick)
    return lines.with(at, lines[at]!.with(4, spoil(lines[at]![4], pick)))
  }),
  inLines('an act said to follow another', (lines, pick) => {
    const at = oneOf(actsIn(lines), pick)
    return lines.with(at, lines[at]!.with(2, pick(Number(lines[at]![1]))))
  }),
  inLines('a line of another game', (lines, pick, { otherLines }) =>
    lines.with(pick(lines.length), oneOf(otherLines, pick)),
  ),
  inLines('the acts of another game', (lines, _, { otherLines }) => [
    ...lines.filter(([kind]) => kind === 'game' || kind === 'file'),
    ...otherLines.filter(([kind]) => kind !== 'game' && kind !== 'file'),
  ]),
  inLines('another campaign', (lines, pick) => {
    const files = lines.flatMap(([kind], index) => (kind === 'file' ? [index] : []))
    const at = oneOf(files, pick)
    return lines.with(at, lines[at]!.with(2, spoil(lines[at]![2], pick)))
  }),
  // Whoever changes the campaign can also write its new hash into the head.
  (source, pick) => {
    const files = source.lines.flatMap(([kind], index) => (kind === 'file' ? [index] : []))
    const at = oneOf(files, pick)
    const spoilt = source.lines.with(at, source.lines[at]!.with(2, spoil(source.lines[at]![2], pick)))
    const content = written(
      source,
      pinnedAnew(pick(4) === 0 ? withFilesOf(source.lines, source.foreignLines) : spoilt),
      'sums',
    )
    return { what: 'another campaign, its hash made to fit', content, honest: false }
  },
  (source, pick) => {
    const at = 1 + pick(source.lines.length - 1)
    const text = JSON.stringify(source.lines[at])
    let count = pick(text.match(/\d+/g)?.length ?? 1)
    const spoilt = text.replace(/\d+/g, (digits) => (count-- === 0 ? oneOf(hugeNumbers, pick) : digits))
    const lines = source.text.split('\n')
    lines[at] = spoilt.slice(0, -1) + lines[at]!.slice(-20)
    return { what: 'a number made huge', content: gzipSync(lines.join('\n')), honest: true }
  },
]

export const mutateFile = (source: Source, pick: Pick): Mutation => oneOf(ways, pick)(source, pick)

/** Another action in the place of one, with every sum and mark made to fit: only playing again can find it. */
export function forge(source: Source, at: number, action: string): Mutation {
  const index = actsIn(source.lines)[at - 1]!
  const line = source.lines[index]!
  const deed = (line[4] as readonly unknown[]).with(0, action)
  const content = written(source, source.lines.with(index, line.with(4, deed)), 'sums')
  return { what: 'an action forged, everything made to fit', content, honest: false, caughtAt: at }
}

// --- Rows -------------------------------------------------------------------------------------------------------------

/** The rows of a game in a library, with something wrong with them. */
export interface SpoiltRows {
  readonly what: string
  readonly row: GameRow
  readonly past: GamePast
}

const spoiltText = (text: string, pick: Pick): string => {
  const at = pick(text.length)
  const extra = oneOf(['', '"', ']', '0', 'x', '\u0000'], pick)
  return text.slice(0, at) + extra + text.slice(at + pick(3))
}
const spoiltKept = (kept: string | Buffer, pick: Pick): string | Buffer => {
  if (pick(8) === 0) return typeof kept === 'string' ? Buffer.from(kept) : kept.toString('latin1')
  if (typeof kept === 'string') return spoiltText(kept, pick)
  const bytes = Buffer.from(kept)
  if (bytes.length > 0) bytes[pick(bytes.length)]! ^= 1 << pick(8)
  return bytes
}
const integers = [-1, 0, 1, 7, 2 ** 31, -(2 ** 31), 2 ** 40]

/** What a damaged file of SQLite could still hand out: rows of the right types with anything in them. */
export function spoilRows(row: GameRow, past: GamePast, pick: Pick): SpoiltRows {
  const number = (): number => oneOf(integers, pick)
  const at = pick(past.moments.length)
  const moment = past.moments[at]!
  const withMoment = (what: string, change: Partial<typeof moment>): SpoiltRows => ({
    what: `row: ${what}`,
    row,
    past: { ...past, moments: past.moments.with(at, { ...moment, ...change }) },
  })
  const withMoments = (what: string, moments: GamePast['moments']): SpoiltRows => ({
    what: `row: ${what}`,
    row,
    past: { ...past, moments },
  })
  switch (pick(12)) {
    case 0:
      return withMoment('a deed spoilt', { deed: spoiltKept(moment.deed, pick) })
    case 1:
      return withMoment('a sum changed', { sum: pick(2) === 0 ? number() : moment.sum ^ (1 << pick(31)) })
    case 2:
      return withMoment('a parent changed', { parent: pick(2) === 0 ? number() : pick(at + 1) })
    case 3:
      return withMoment('a number changed', { number: number() })
    case 4:
      return withMoments('an act missing', past.moments.toSpliced(at, 1 + pick(3)))
    case 5:
      return withMoments('an act twice', past.moments.toSpliced(at, 0, moment))
    case 6: {
      const other = pick(past.moments.length)
      return withMoments('acts swapped', past.moments.with(at, past.moments[other]!).with(other, moment))
    }
    case 7:
      return { what: 'row: the start spoilt', row: { ...row, start: spoiltKept(row.start, pick) }, past }
    case 8:
    case 9: {
      const visits = past.visits.map((visit) =>
        pick(6) > 0 ? visit : { ...visit, moment: number(), after: pick(2) === 0 ? visit.after : number() },
      )
      return {
        what: 'row: visits changed',
        row,
        past: { ...past, visits: pick(4) === 0 ? visits.toReversed() : visits },
      }
    }
    default: {
      const snapshots = past.snapshots.map((snapshot) => {
        if (pick(3) > 0) return snapshot
        const words = pick(2) === 0 ? oneOf(past.snapshots, pick).words : (spoiltKept(snapshot.words, pick) as Buffer)
        return { moment: pick(3) === 0 ? pick(past.moments.length) : snapshot.moment, words: Buffer.from(words) }
      })
      return { what: 'row: snapshots changed', row, past: { ...past, snapshots } }
    }
  }
}

/** Another action in the place of one, with every sum made to fit. */
export function forgeRows(row: GameRow, past: GamePast, at: number, action: string): SpoiltRows {
  let sum = sumOfStart(row.start)
  const moments = past.moments.map((moment) => {
    const deed = moment.number === at ? JSON.stringify(JSON.parse(String(moment.deed)).with(0, action)) : moment.deed
    sum = sumOf(sum, moment.parent, deed)
    return { ...moment, deed, sum }
  })
  return { what: 'row: an action forged, sums made to fit', row, past: { ...past, moments } }
}
