import { inflateSync } from 'node:zlib'
import type { Colour } from '../../window/map/eyes.ts'

/** A picture as a grid of colours. */
export type Pixels = {
  readonly width: number
  readonly height: number
  readonly at: (x: number, y: number) => Colour
}

/** Reads a PNG as Playwright takes it: eight bits a part, in rows from the top, with or without a part that covers. */
export function readPng(png: Buffer): Pixels {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const [depth, kind, interlaced] = [png[24], png[25], png[28]]
  if (depth !== 8 || (kind !== 2 && kind !== 6) || interlaced !== 0) throw new Error('a PNG of another kind')
  const parts = kind === 2 ? 3 : 4
  const packed: Buffer[] = []
  for (let from = 8; from < png.length; from += 12 + png.readUInt32BE(from))
    if (png.toString('latin1', from + 4, from + 8) === 'IDAT')
      packed.push(png.subarray(from + 8, from + 8 + png.readUInt32BE(from)))
  const filtered = inflateSync(Buffer.concat(packed))
  const long = width * parts
  const plain = new Uint8Array(long * height)
  for (let y = 0; y < height; y += 1) unfilterRow(filtered, plain, y, long, parts)
  return {
    width,
    height,
    at(x, y) {
      const from = y * long + x * parts
      return [plain[from]!, plain[from + 1]!, plain[from + 2]!]
    },
  }
}

/** A byte of a row is stored as its difference from those before, above, and before above it. */
function unfilterRow(filtered: Uint8Array, plain: Uint8Array, y: number, long: number, parts: number): void {
  const filter = filtered[y * (long + 1)]!
  for (let i = 0; i < long; i += 1) {
    const at = y * long + i
    const before = i < parts ? 0 : plain[at - parts]!
    const above = y === 0 ? 0 : plain[at - long]!
    const corner = i < parts || y === 0 ? 0 : plain[at - long - parts]!
    const guess = [0, before, above, (before + above) >> 1, nearest(before, above, corner)][filter]!
    plain[at] = filtered[y * (long + 1) + 1 + i]! + guess
  }
}

/** Paeth's guess. */
function nearest(before: number, above: number, corner: number): number {
  const guess = before + above - corner
  const [a, b, c] = [Math.abs(guess - before), Math.abs(guess - above), Math.abs(guess - corner)]
  return a <= b && a <= c ? before : b <= c ? above : corner
}
