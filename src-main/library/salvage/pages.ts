import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'
import { systemCode } from '../../wording/problem.ts'

/** Every library has pages of this size, so a header that is spoilt need not be asked. */
export const PAGE_SIZE = 4096

/** The pages of a library's file as SQLite would see them, with what its log has of them, whatever else is damaged. */
export interface Pages {
  readonly count: number
  /** The newest state of a page; what lies behind the end of the file is zero. Numbers begin with 1. */
  read(page: number): Buffer
  /** The same where a row says that a long value goes on. Damage can lead all rows to one value: after too many the rest counts as unreadable. */
  follow(page: number): Buffer
  /** States of pages that newer ones took the place of. */
  older(): Generator<Buffer>
  /** Fails as the disk does if so little could be read up to now that it is the disk that is at fault, and not the file. */
  vouchForDisk(): void
  close(): void
}

/** So many pages that the disk cannot read, or one in so many, are spoilt places on it; more are a disk that does not answer. */
const SPOILT_PAGES = 4
const SPOILT_SHARE = 8

/** How often each page is followed to at most, on average. */
const READS_PER_PAGE = 30
const LEAST_READS = 2_000

/** The pages of a file; undefined when there is none. */
export function openPages(file: string): Pages | undefined {
  if (!isFile(file)) return undefined
  const main = new DiskFile(file)
  const logFile = `${file}-wal`
  const log = isFile(logFile) ? new DiskFile(logFile) : undefined
  const { newest, replaced, highest } = log === undefined ? noLog : readLog(log)
  const inFile = Math.ceil(main.size / PAGE_SIZE)
  // A log cannot have made the file longer by more pages than it has.
  const count = Math.max(inFile, Math.min(highest, inFile + newest.size))
  let budget = READS_PER_PAGE * (count + newest.size + replaced.length) + LEAST_READS
  const read = (page: number): Buffer => {
    const offset = newest.get(page)
    return offset === undefined ? inMain(page) : inLog(offset)
  }
  const inLog = (offset: number): Buffer => log!.readAt(offset, PAGE_SIZE)
  const inMain = (page: number): Buffer => main.readAt((page - 1) * PAGE_SIZE, PAGE_SIZE)
  return {
    count,
    read,
    follow(page) {
      budget -= 1
      if (budget < 0 || page < 1 || page > count) throw new RangeError('no page of a long value')
      return read(page)
    },
    *older() {
      for (const offset of replaced.toReversed()) yield inLog(offset)
      for (const page of newest.keys()) if (page <= inFile) yield inMain(page)
    },
    vouchForDisk() {
      const unread = main.unread + (log?.unread ?? 0)
      if (unread <= Math.max(SPOILT_PAGES, (count + newest.size) / SPOILT_SHARE)) return
      throw Object.assign(new Error(`EIO: the disk gave ${unread} pages of ${file} as unreadable`), { code: 'EIO' })
    },
    close() {
      main.close()
      log?.close()
    },
  }
}

/** Whether the log beside a library has lost writes that were acknowledged: SQLite would leave them out and say nothing. */
export function logIsHurt(file: string): boolean {
  const logFile = `${file}-wal`
  if (!isFile(logFile)) return false
  const log = new DiskFile(logFile)
  try {
    return readLog(log).hurt
  } finally {
    log.close()
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true

interface Log {
  /** Where the newest committed state of a page begins. */
  readonly newest: ReadonlyMap<number, number>
  /** Where older ones begin, in the order in which they were written. */
  readonly replaced: readonly number[]
  readonly hurt: boolean
  /** The highest page in it. */
  readonly highest: number
}
const noLog: Log = { newest: new Map(), replaced: [], hurt: false, highest: 0 }

const HEADER = 32
const FRAME_HEADER = 24
const FRAME = FRAME_HEADER + PAGE_SIZE
const MAGIC = 0x377f0682

/**
 * The frames of a write-ahead log (https://sqlite.org/fileformat2.html#walformat). Every frame has a sum over itself and
 * all before it; SQLite stops at the first that is wrong. Here each is judged by the sum that the one before it wrote
 * down, so that one spoilt frame does not take those after it along.
 */
function readLog(log: DiskFile): Log {
  const { size } = log
  const header = log.readAt(0, HEADER)
  const magic = header.readUInt32BE(0)
  const bigEndian = magic === MAGIC + 1
  const headerSum = sumOver(header.subarray(0, 24), [0, 0], bigEndian)
  const headerIsWhole = (bigEndian || magic === MAGIC) && same(headerSum, sumAt(header, 24))
  // Frames of an earlier round of the log have other salts.
  const salts = headerIsWhole ? header.subarray(16, 24) : saltsOfFrames(log, size)
  const newest = new Map<number, number>()
  const replaced: number[] = []
  const damaged: number[] = []
  let pending: { page: number; offset: number; whole: boolean }[] = []
  let seeds: Sum[] = [headerSum, sumAt(header, 24)]
  let broken = !headerIsWhole
  let commitsSince = 0
  let highest = 0
  for (let offset = HEADER; offset + FRAME <= size; offset += FRAME) {
    const frame = log.readAt(offset, FRAME)
    const page = frame.readUInt32BE(0)
    const commits = frame.readUInt32BE(4) > 0
    const ours = frame.subarray(8, 16).equals(salts)
    const written = sumAt(frame, 16)
    const right = ours && page > 0 ? seeds.find((seed) => same(sumOfFrame(frame, seed, bigEndian), written)) : undefined
    const whole = right !== undefined
    // When the sum itself is spoilt, the next frame follows from what it should be.
    seeds = whole ? [written] : [written, ...seeds.map((seed) => sumOfFrame(frame, seed, bigEndian))].slice(0, 3)
    if (!whole) broken = true
    if (broken && ours && commits) commitsSince += 1
    pending.push({ page: ours ? page : 0, offset: offset + FRAME_HEADER, whole })
    if (!whole || !commits) continue
    for (const one of pending) {
      if (!one.whole) {
        damaged.push(one.offset)
        continue
      }
      const before = newest.get(one.page)
      if (before !== undefined) replaced.push(before)
      newest.set(one.page, one.offset)
      highest = Math.max(highest, one.page)
    }
    pending = []
  }
  // A power cut can spoil the last commit while it is being written, and nobody was told that it is kept. More than one
  // were acknowledged.
  const hurt = commitsSince > 1
  // Rows of frames that are not whole are taken where they fit, after all others.
  const rest = [...damaged, ...pending.map(({ offset }) => offset)]
  return { newest, replaced: [...rest, ...replaced], hurt, highest }
}

/** The salts of two frames that follow each other at the beginning, when the header cannot tell. */
function saltsOfFrames(log: DiskFile, size: number): Buffer {
  const nothing = Buffer.alloc(8)
  let before: Buffer = nothing
  for (let offset = HEADER; offset + FRAME <= size; offset += FRAME) {
    const salts = log.readAt(offset + 8, 8)
    if (salts.equals(before) && !salts.equals(nothing)) break
    before = salts
  }
  return before
}

type Sum = readonly [number, number]
const sumAt = (bytes: Buffer, offset: number): Sum => [bytes.readUInt32BE(offset), bytes.readUInt32BE(offset + 4)]
const same = (a: Sum, b: Sum): boolean => a[0] === b[0] && a[1] === b[1]

const sumOfFrame = (frame: Buffer, seed: Sum, bigEndian: boolean): Sum =>
  sumOver(frame.subarray(FRAME_HEADER), sumOver(frame.subarray(0, 8), seed, bigEndian), bigEndian)

function sumOver(bytes: Buffer, [a, b]: Sum, bigEndian: boolean): Sum {
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + b + (bigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at))) >>> 0
    b = (b + a + (bigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4))) >>> 0
  }
  return [a, b]
}

/** A file of which places may be spoilt. */
class DiskFile {
  readonly #file: number
  readonly #unread = new Set<number>()
  readonly size: number

  constructor(path: string) {
    this.#file = openSync(path, 'r')
    this.size = fstatSync(this.#file).size
  }

  /** How many places the disk could not read. */
  get unread(): number {
    return this.#unread.size
  }

  /** So many bytes from there on; zero where the file has none, or the disk cannot read them. */
  readAt(position: number, length: number): Buffer {
    const bytes = Buffer.alloc(length)
    try {
      for (let got = 0; got < length;) {
        const more = readSync(this.#file, bytes, got, length - got, position + got)
        if (more === 0) break
        got += more
      }
      this.#unread.delete(position)
    } catch (error) {
      if (!isUnreadable(error)) throw error
      this.#unread.add(position)
    }
    return bytes
  }

  close(): void {
    closeSync(this.#file)
  }
}

/** The first bytes of a file, as far as it has them and the disk can read them. */
export function readStart(file: string, length: number): Buffer {
  const opened = new DiskFile(file)
  try {
    return opened.readAt(0, length)
  } finally {
    opened.close()
  }
}

/** Whether the disk could not read what was asked for. */
export function isUnreadable(error: unknown): boolean {
  const code = systemCode(error) ?? ''
  return code === 'EIO' || UNREAD.test(code)
}
const UNREAD = /^SQLITE_IOERR_(READ|CORRUPTFS)$/
