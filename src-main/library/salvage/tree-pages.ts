import { PAGE_SIZE, type Pages } from './pages.ts'

/** A value of a row. */
export type Value = number | string | Buffer | null

/** A row as stored in a page. */
export interface Cell {
  /** Of an ordinary table, or of a table ordered by its key. */
  readonly kind: 'table' | 'key'
  readonly rowid: number | undefined
  readonly values: readonly Value[]
}

type PageType = { readonly kind: Cell['kind']; readonly inner: boolean }

const types: Readonly<Record<number, PageType>> = {
  0x02: { kind: 'key', inner: true },
  0x05: { kind: 'table', inner: true },
  0x0a: { kind: 'key', inner: false },
  0x0d: { kind: 'table', inner: false },
}
const allTypes = Object.values(types)

/** The rows of a page, whatever tree it belongs to. Unreadable rows are skipped. */
export function rowsOfPage(pages: Pages, image: Buffer, page: number): Cell[] {
  const start = page === 1 ? 100 : 0
  const number = image[start]!
  const type = types[number]
  const rows = type === undefined ? [] : rowsAs(pages, image, start, type)
  // Overflow pages and free pages begin with a zero. For another unknown type the rows may be undamaged.
  if (rows.length > 0 || number === 0) return rows
  return allTypes.flatMap((other) => (other === type ? [] : rowsAs(pages, image, start, other)))
}

/** Layout of pages, cells and records: https://sqlite.org/fileformat2.html */
function rowsAs(pages: Pages, image: Buffer, start: number, { kind, inner }: PageType): Cell[] {
  // An inner page of an ordinary table has no rows, only pointers.
  if (kind === 'table' && inner) return []
  const pointers = start + (inner ? 12 : 8)
  const count = Math.min(image.readUInt16BE(start + 3), Math.floor((PAGE_SIZE - pointers) / 2))
  const rows: Cell[] = []
  for (let index = 0; index < count; index += 1) {
    const cell = orNothing(() => readCell(pages, image, image.readUInt16BE(pointers + 2 * index), kind, inner))
    if (cell !== undefined) rows.push(cell)
  }
  return rows
}

/** A read beyond the end means damage: returns undefined. */
function orNothing<T>(read: () => T | undefined): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readCell(pages: Pages, image: Buffer, at: number, kind: Cell['kind'], inner: boolean): Cell | undefined {
  const reader = new Reader(image, at)
  // Skip the pointer to the left child page.
  if (inner) reader.unsigned(4)
  const length = reader.varint()
  const rowid = kind === 'table' ? reader.varint() : undefined
  const payload = readPayload(pages, reader, length, kind)
  const values = payload && readRecord(payload)
  return values && { kind, rowid, values }
}

/** Far more than any value in a library has. */
const MOST_BYTES = 64 * 2 ** 20

function readPayload(pages: Pages, reader: Reader, length: number, kind: 'table' | 'key'): Buffer | undefined {
  if (length > MOST_BYTES) return undefined
  const most = kind === 'table' ? PAGE_SIZE - 35 : Math.floor(((PAGE_SIZE - 12) * 64) / 255) - 23
  if (length <= most) return reader.bytes(length)
  const least = Math.floor(((PAGE_SIZE - 12) * 32) / 255) - 23
  const wanted = least + ((length - least) % (PAGE_SIZE - 4))
  const parts = [reader.bytes(wanted <= most ? wanted : least)]
  let rest = length - parts[0]!.length
  for (let page = reader.unsigned(4); rest > 0;) {
    const image = pages.follow(page)
    const part = image.subarray(4, 4 + Math.min(rest, PAGE_SIZE - 4))
    parts.push(part)
    rest -= part.length
    page = image.readUInt32BE(0)
  }
  return Buffer.concat(parts)
}

function readRecord(payload: Buffer): Value[] | undefined {
  const head = new Reader(payload, 0)
  const headLength = head.varint()
  if (headLength > payload.length) return undefined
  const body = new Reader(payload, headLength)
  const values: Value[] = []
  while (head.at < headLength) {
    const value = readValue(body, head.varint())
    if (value === undefined) return undefined
    values.push(value)
  }
  return head.at === headLength && body.at === payload.length ? values : undefined
}

const integerBytes = [0, 1, 2, 3, 4, 6, 8]

function readValue(body: Reader, type: number): Value | undefined {
  if (type === 0) return null
  if (type <= 6) return body.signed(integerBytes[type]!)
  if (type === 8 || type === 9) return type - 8
  // No table stores fractions.
  if (type < 12) return undefined
  const length = Math.floor((type - 12) / 2)
  return type % 2 === 0 ? Buffer.from(body.bytes(length)) : body.text(length)
}

class Reader {
  readonly #from: Buffer
  at: number

  constructor(from: Buffer, at: number) {
    this.#from = from
    this.at = at
  }

  /** Advances by `length` bytes; returns the old position. */
  #step(length: number): number {
    const begin = this.at
    if (begin + length > this.#from.length) throw new RangeError('beyond the end')
    this.at += length
    return begin
  }

  bytes(length: number): Buffer {
    const begin = this.#step(length)
    return this.#from.subarray(begin, begin + length)
  }

  text(length: number): string {
    const begin = this.#step(length)
    return this.#from.toString('utf8', begin, begin + length)
  }

  unsigned(length: number): number {
    return this.#from.readUIntBE(this.#step(length), length)
  }

  signed(length: number): number | undefined {
    const begin = this.#step(length)
    if (length < 8) return this.#from.readIntBE(begin, length)
    const value = Number(this.#from.readBigInt64BE(begin))
    return Number.isSafeInteger(value) ? value : undefined
  }

  /**
   * Reads a variable-length integer, seven bits per byte. A value of nine bytes, or beyond the safe integers, cannot be
   * a length, number or time of a library.
   */
  varint(): number {
    let value = 0
    for (let count = 0; count < 8; count += 1) {
      const byte = this.#from[this.at++]
      if (byte === undefined) throw new RangeError('beyond the end')
      value = value * 128 + (byte & 0x7f)
      if (value > Number.MAX_SAFE_INTEGER) throw new RangeError('too large')
      if (byte < 0x80) return value
    }
    throw new RangeError('too large')
  }
}
