import type { Kept } from '../../library/tables/games-table.ts'

/** A stored value as JSON for a file: JSON text stays readable JSON, sealed bytes become base 64. */
export function encodeStored(kept: Kept): unknown {
  if (typeof kept !== 'string') return { sealed: kept.toString('base64') }
  try {
    const json: unknown = JSON.parse(kept)
    if (decodeStored(json) === kept) return json
  } catch {
    // Other text: wrapped below.
  }
  return { text: kept }
}

/** The inverse of `encodeStored`; undefined for invalid input. */
export function decodeStored(json: unknown): Kept | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const [[key, value] = [], ...others] = Object.entries(json)
  if (others.length === 0 && typeof value === 'string' && !Array.isArray(json)) {
    if (key === 'sealed') return Buffer.from(value, 'base64')
    if (key === 'text') return value
  }
  return JSON.stringify(json)
}
