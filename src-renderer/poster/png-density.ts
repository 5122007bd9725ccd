/** Offset at which the header chunk of a PNG ends. */
const headEnd = 33

/** Adds the resolution in points per inch to a PNG, so that programs print it in its true size. */
export function withDensity(png: Uint8Array, perInch: number): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21)
  const view = new DataView(chunk.buffer)
  const perMetre = Math.round(perInch / 0.0254)
  view.setUint32(0, 9)
  chunk.set(new TextEncoder().encode('pHYs'), 4)
  view.setUint32(8, perMetre)
  view.setUint32(12, perMetre)
  // The unit is the metre.
  chunk[16] = 1
  view.setUint32(17, sumOf(chunk.subarray(4, 17)))
  const whole = new Uint8Array(png.length + chunk.length)
  whole.set(png.subarray(0, headEnd))
  whole.set(chunk, headEnd)
  whole.set(png.subarray(headEnd), headEnd + chunk.length)
  return whole
}

/** The checksum of a PNG chunk (CRC-32). */
function sumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
