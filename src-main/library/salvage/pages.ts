import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'
import { systemCode } from '../../wording/problem.ts'

/** The page size of every library, so that a damaged header does not matter. */
export const PAGE_SIZE = 4096

/** The pages of a library file as SQLite would see them, including its log, whatever else is damaged. */
export interface Pages {
  readonly count: number
  /** The newest state of a page; zero beyond the end of the file. Page numbers begin with 1. */
  read(page: number): Buffer
  /**
   * Same, for the overflow pages of a long value. Damage can point all rows to one value, so after too many reads the
   * rest counts as unreadable.
   */
  follow(page: number): Buffer
  /** Older states of pages that have been replaced. */
  older(): Generator<Buffer>
  /** Throws a disk error if so many reads have failed that the disk is at fault and not the file. */
  vouchForDisk(): void
  close(): void
}

/**
 * Up to this many unreadable pages, or this share of all pages (1/8), count as damaged places; more mean that the disk
 * does not answer.
 */
const SPOILT_PAGES = 4
const SPOILT_SHARE = 8

/** Maximum number of follows per page, on average. */
const READS_PER_PAGE = 30
const LEAST_READS = 2_000

/** Opens the pages of a file; undefined when there is none. */
export function openPages(file: string): Pages | undefined {
  if (!isFile(file)) return undefined
  const main = new DiskFile(file)
  const logFile = `${file}-wal`
  const log = isFile(logFile) ? new DiskFile(logFile) : undefined
  const { newest, replaced, highest } = log === undefined ? noLog : readLog(log)
  const inFile = Math.ceil(main.size / PAGE_SIZE)
  // A log cannot extend the file by more pages than it contains.
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

/** Whether the log beside a library has lost acknowledged writes. SQLite would silently skip them. */
export function logHasLostWrites(file: string): boolean {
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
  /** Offset of the newest committed state of each page. */
  readonly newest: ReadonlyMap<number, number>
  /** Offsets of older states, in the order in which they were written. */
  readonly replaced: readonly number[]
  readonly hurt: boolean
  /** The highest page number in it. */
  readonly highest: number
}
const noLog: Log = { newest: new Map(), replaced: [], hurt: false, highest: 0 }

const HEADER = 32
const FRAME_HEADER = 24
const FRAME = FRAME_HEADER + PAGE_SIZE
const MAGIC = 0x377f0682

/**
 * Reads the frames of a write-ahead log (https://sqlite.org/fileformat2.html#walformat). Every frame has a checksum
 * over itself and all before it; SQLite stops at the first wrong one. Here each frame is checked against the checksum
 * stored in the previous frame, so that a damaged frame does not invalidate those after it.
 */
function readLog(log: DiskFile): Log {
  const { size } = log
  const header = log.readAt(0, HEADER)
  const magic = header.readUInt32BE(0)
  const bigEndian = magic === MAGIC + 1
  const headerSum = sumOver(header.subarray(0, 24), [0, 0], bigEndian)
  const headerIsWhole = (bigEndian || magic === MAGIC) && same(headerSum, sumAt(header, 24))
  // Frames of an earlier pass of the log have other salts.
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
    // If the checksum itself is damaged, the next frame follows from the computed one.
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
  // A power cut can damage the last commit while it is being written, before it is acknowledged. More than one damaged
  // commit means that acknowledged ones are lost.
  const hurt = commitsSince > 1
  // Rows of damaged frames are used where they fit, after all others.
  const rest = [...damaged, ...pending.map(({ offset }) => offset)]
  return { newest, replaced: [...rest, ...replaced], hurt, highest }
}

/** If the header is damaged: the salts of the first two consecutive frames with equal ones. */
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

/** A file in which some places may be unreadable. */
class DiskFile {
  readonly #file: number
  readonly #unread = new Set<number>()
  readonly size: number

  constructor(path: string) {
    this.#file = openSync(path, 'r')
    this.size = fstatSync(this.#file).size
  }

  /** Number of places the disk could not read. */
  get unread(): number {
    return this.#unread.size
  }

  /** Reads `length` bytes at a position; zeros beyond the end of the file and where the disk cannot read. */
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

/** The first bytes of a file; zeros beyond its end and where the disk cannot read. */
export function readStart(file: string, length: number): Buffer {
  const opened = new DiskFile(file)
  try {
    return opened.readAt(0, length)
  } finally {
    opened.close()
  }
}

/** Whether the disk could not read the requested data. */
export function isUnreadable(error: unknown): boolean {
  const code = systemCode(error) ?? ''
  return code === 'EIO' || UNREAD.test(code)
}
const UNREAD = /^SQLITE_IOERR_(READ|CORRUPTFS)$/
