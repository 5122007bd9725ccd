import type { Kept } from '../../library/tables/games-table.ts'

/**
 * Writes and reads the stored values of one game, plain or encrypted. `place` names the value; an encrypted value can
 * be decrypted only with its own place. Reading returns undefined for a value that is damaged or encrypted under
 * another key.
 */
export interface GameCodec {
  text(plain: string, place: string): Kept
  readText(kept: Kept, place: string): string | undefined
  bytes(plain: Buffer, place: string): Buffer
  readBytes(kept: Buffer, place: string): Buffer | undefined
  /** Wipes the key from memory, if there is one; reading and writing fail afterwards. */
  forget?(): void
}

/**
 * Stores values unencrypted. A text that is read back as bytes is still that text: a flipped bit can change the type
 * that SQLite reads without changing the bytes, and checksums are over bytes.
 */
export const plainCodec: GameCodec = {
  text: (plain) => plain,
  readText: (kept) => kept.toString(),
  bytes: (plain) => plain,
  readBytes: (kept) => kept,
}

/** The names of a game's stored values. Encryption authenticates them, so they never change. */
export const place = {
  start: 'start',
  face: 'face',
  mark: 'mark',
  orders: 'orders',
  deed: (number: number, parent: number): string => `deed ${number} ${parent}`,
  snapshot: (moment: number): string => `snapshot ${moment}`,
}
