import Database from 'better-sqlite3'
import type { Pick } from '../../kernel/table.ts'
import type { Files, Original } from './ruined.ts'

/** A data folder of which one file is not what was written. */
export interface Mutant {
  readonly what: string
  readonly files: Files
}

const PAGE = 4096
const FRAME = PAGE + 24

/** Every file is damaged in turn, those that matter most often. */
const turns = [
  'library.sqlite', 'library.sqlite-wal', 'library.sqlite', 'library.sqlite-wal', 'library.sqlite', 'library.tally',
  'library.sqlite', 'library.sqlite-wal', 'library.sqlite', 'backups/backup-1.sqlite', 'library.sqlite', 'library.sqlite-wal',
  'library.sqlite', 'library.tally', 'library.sqlite', 'library.sqlite-shm', 'library.sqlite', 'others',
] // prettier-ignore

/** The mutant of a number: the same for ever. */
export function mutantOf({ files, earlier }: Original, number: number, pick: Pick): Mutant {
  const turn = turns[number % turns.length]!
  const there = [...files.keys()].toSorted()
  const wanted = turn === 'others' ? there.filter((path) => !turns.includes(path))[pick(there.length - 1) % 7] : turn
  const path = wanted !== undefined && files.has(wanted) ? wanted : 'library.sqlite'
  const { name, bytes } = damage(path, files, earlier, Math.floor(number / turns.length), pick)
  const mutated = new Map(files)
  if (bytes === undefined) mutated.delete(path)
  else mutated.set(path, bytes)
  return { what: `${path.replace(/\d+/g, 'n')}: ${name}`, files: mutated }
}

type Damaged = { readonly name: string; readonly bytes: Buffer | undefined }

function damage(path: string, files: Files, earlier: Files, round: number, pick: Pick): Damaged {
  const bytes = Buffer.from(files.get(path)!)
  const unit = path.endsWith('-wal') ? FRAME : path.endsWith('.tally') ? 512 : PAGE
  const first = path.endsWith('-wal') ? 32 : 0
  const places = Math.max(1, Math.floor((bytes.length - first) / unit))
  const place = (): number => first + pick(places) * unit
  switch (pick(12)) {
    case 0:
    case 1:
    case 2:
      return { name: 'a bit where a tree begins', bytes: turned(bytes, specialBit(path, bytes, round)) }
    case 3:
    case 4:
    case 5:
      return { name: 'a bit', bytes: turned(bytes, pick(Math.max(1, bytes.length)) * 8 + pick(8)) }
    case 6: {
      const [a, b] = [place(), place()]
      const one = Buffer.from(bytes.subarray(a, a + unit))
      if (pick(2) === 0) bytes.copy(bytes, a, b, b + unit)
      else {
        bytes.copy(bytes, a, b, b + unit)
        one.copy(bytes, b)
      }
      return { name: 'pages exchanged', bytes }
    }
    case 7:
      return { name: 'cut anywhere', bytes: bytes.subarray(0, pick(bytes.length + 1)) }
    case 8:
      return { name: 'cut between pages', bytes: bytes.subarray(0, first + pick(places) * unit) }
    case 9: {
      const length = [16, 512, unit, 4 * unit][pick(4)]!
      const at = pick(2) === 0 ? place() : pick(Math.max(1, bytes.length))
      return { name: 'a range of zeros', bytes: bytes.fill(0, at, Math.min(bytes.length, at + length)) }
    }
    case 10:
      return { name: 'an older state of it', bytes: earlier.get(path) }
    default:
      return pick(2) === 0
        ? { name: 'gone', bytes: undefined }
        : { name: 'other bytes', bytes: Buffer.from(Array.from({ length: pick(9000) }, () => pick(256))) }
  }
}

function turned(bytes: Buffer, bit: number): Buffer {
  const at = Math.floor(bit / 8)
  if (at < bytes.length) bytes[at]! ^= 1 << (bit % 8)
  return bytes
}

const LIBRARY = 'library.sqlite'
const known = new WeakMap<Original, readonly number[]>()

/** How many bits `bitMutantOf` has for a data folder. */
export const bitsOf = (original: Original): number => 8 * usedBytes(original).length

/** The mutant of which one bit is another: of all that is in use on the first page of the library and on those at which tables begin, in order. */
export function bitMutantOf(original: Original, number: number): Mutant {
  const at = usedBytes(original)[Math.floor(number / 8)]!
  const bytes = turned(Buffer.from(original.files.get(LIBRARY)!), 8 * at + (number % 8))
  const page = 1 + Math.floor(at / PAGE)
  return { what: `${LIBRARY}: every bit in use of page ${page}`, files: new Map(original.files).set(LIBRARY, bytes) }
}

/** Where something is written on those pages: their heads, the lists of their cells, and the cells. */
function usedBytes(original: Original): readonly number[] {
  const there = known.get(original)
  if (there !== undefined) return there
  const bytes = original.files.get(LIBRARY)!
  // Without a log, which memory has none of.
  const database = new Database(Buffer.from(bytes).fill(1, 18, 20), { readonly: true })
  const roots = database.prepare<[], number>('SELECT rootpage FROM sqlite_schema WHERE rootpage > 0').pluck().all()
  database.close()
  const used = [1, ...roots].flatMap((page) => {
    const begin = (page - 1) * PAGE
    const head = begin + (page === 1 ? 100 : 0)
    const inner = bytes[head] === 2 || bytes[head] === 5
    const list = head + (inner ? 12 : 8) + 2 * bytes.readUInt16BE(head + 3)
    const cells = begin + (bytes.readUInt16BE(head + 5) || PAGE)
    return [...span(begin, list), ...span(cells, begin + PAGE)]
  })
  known.set(original, used)
  return used
}

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

/** One after the other, in a scattered order, every bit of the first page and of the pages at which tables begin. */
function specialBit(path: string, bytes: Buffer, round: number): number {
  const pages = path.endsWith('.sqlite') ? Math.min(18, Math.ceil(bytes.length / PAGE)) : 1
  const bits = Math.max(1, Math.min(bytes.length, pages * PAGE)) * 8
  return (round * 1_000_003) % bits
}
