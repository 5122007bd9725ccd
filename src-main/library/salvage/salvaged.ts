import type { Said } from '../../contract/words.ts'

/** What of a damaged library could be taken over. */
export type Salvaged = {
  readonly whole: number
  /** Games that are not whole: how many acts are there, how many there were if that is known, and what is wrong. */
  readonly parts: readonly GameInPart[]
  /** Games of which too little was found to take them up, with their names and acts where these are known. */
  readonly lost: readonly LostGame[]
  /** Drafts that are not whole, and those of which too little was found. */
  readonly drafts: { readonly parts: readonly DraftInPart[]; readonly lost: readonly LostDraft[] }
}
export type GameInPart = {
  readonly name: string
  readonly acts: number
  readonly of: number | null
  readonly reason: Said
}
/** A draft that is not whole: how many gestures are there, how many there were if that is known, and what is wrong. */
export type DraftInPart = {
  readonly name: string
  readonly gestures: number
  readonly of: number | null
  readonly reason: Said
}
export type LostDraft = { readonly name: string | null; readonly gestures: number | null }
export type LostGame = { readonly name: string | null; readonly acts: number | null }
