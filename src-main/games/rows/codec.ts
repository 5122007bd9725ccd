import type { Kept } from '../../library/tables/games-table.ts'

/**
 * How the words of a game lie in its file: as they are, or sealed. The place says which words they are; sealed ones
 * cannot be opened in any other place. What cannot be opened, by damage or for want of the key, is undefined.
 */
export interface GameCodec {
  text(plain: string, place: string): Kept
  readText(kept: Kept, place: string): string | undefined
  bytes(plain: Buffer, place: string): Buffer
  readBytes(kept: Buffer, place: string): Buffer | undefined
  /** Wipes the key from memory, if there is one: nothing can be written or read after that. */
  forget?(): void
}

/** As they are. */
export const plainCodec: GameCodec = {
  text: (plain) => plain,
  readText: (kept) => (typeof kept === 'string' ? kept : undefined),
  bytes: (plain) => plain,
  readBytes: (kept) => kept,
}

/** The places of a game, so that whoever writes and whoever reads call them the same. */
export const place = {
  start: 'start',
  face: 'face',
  mark: 'mark',
  deed: (number: number, parent: number): string => `deed ${number} ${parent}`,
  snapshot: (moment: number): string => `snapshot ${moment}`,
}
