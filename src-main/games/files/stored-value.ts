import type { Kept } from '../../library/tables/games-table.ts'

/** Text that is JSON travels as JSON, so that it can be read; what is sealed in base 64. */
export function encodeStored(kept: Kept): unknown {
  if (typeof kept !== 'string') return { sealed: kept.toString('base64') }
  try {
    const json: unknown = JSON.parse(kept)
    if (decodeStored(json) === kept) return json
  } catch {
    // Not JSON, then.
  }
  return { text: kept }
}

export function decodeStored(json: unknown): Kept | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const [[key, value] = [], ...others] = Object.entries(json)
  if (others.length === 0 && typeof value === 'string' && !Array.isArray(json)) {
    if (key === 'sealed') return Buffer.from(value, 'base64')
    if (key === 'text') return value
  }
  return JSON.stringify(json)
}
