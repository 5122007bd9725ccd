import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Maximum unpacked size of a document. */
const MOST_BYTES = 64 * 2 ** 20

/** Packs JSON for a row. */
export const packDocument = (content: unknown): Buffer => deflateRawSync(JSON.stringify(content))

/** Unpacks a document; undefined where the bytes are damaged. */
export function unpackDocument(content: Buffer): unknown {
  try {
    return JSON.parse(inflateRawSync(content, { maxOutputLength: MOST_BYTES }).toString('utf8'))
  } catch {
    return undefined
  }
}
