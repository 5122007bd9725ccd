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

/** One after the other, in a scattered order, every bit of the first page and of the pages at which tables begin. */
function specialBit(path: string, bytes: Buffer, round: number): number {
  const pages = path.endsWith('.sqlite') ? Math.min(18, Math.ceil(bytes.length / PAGE)) : 1
  const bits = Math.max(1, Math.min(bytes.length, pages * PAGE)) * 8
  return (round * 1_000_003) % bits
}
