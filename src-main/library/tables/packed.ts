import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** The most that a document may unpack to. */
const MOST_BYTES = 64 * 2 ** 20

/** JSON as it is kept in a row. */
export const packDocument = (content: unknown): Buffer => deflateRawSync(JSON.stringify(content))

/** What was packed; undefined where the bytes are not what was written. */
export function unpackDocument(content: Buffer): unknown {
  try {
    return JSON.parse(inflateRawSync(content, { maxOutputLength: MOST_BYTES }).toString('utf8'))
  } catch {
    return undefined
  }
}
