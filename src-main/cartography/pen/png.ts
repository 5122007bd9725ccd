import { crc32, deflateSync } from 'node:zlib'

/** A colour and its opacity, 0 to 1. */
export interface Wash {
  readonly colour: readonly [red: number, green: number, blue: number]
  readonly cover: number
}

/**
 * A picture of at most 256 washes as the data URL of a PNG, for use in an SVG. `pixels`: one byte per pixel, row by
 * row.
 */
export function pictureOf(pixels: Uint8Array, width: number, washes: readonly Wash[]): string {
  const height = pixels.length / width
  const rows = Buffer.alloc(height * (width + 1))
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits per pixel, each the index of a colour.
  head.set([8, 3, 0, 0, 0], 8)
  const file = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(washes.flatMap(({ colour }) => [...colour]))),
    chunk('tRNS', Buffer.from(washes.map(({ cover }) => Math.round(cover * 255)))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${file.toString('base64')}`
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(content.length, 0)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}
