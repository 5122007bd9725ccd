import type { Said } from '../../contract/words.ts'

/** What of a damaged library could be taken over. */
export type Salvaged = {
  readonly whole: number
  /** Games that are not whole: how many acts are there, how many there were if that is known, and what is wrong. */
  readonly parts: readonly GameInPart[]
  /** Games of which too little was found to take them up, with their names and acts where these are known. */
  readonly lost: readonly LostGame[]
}
export type GameInPart = {
  readonly name: string
  readonly acts: number
  readonly of: number | null
  readonly reason: Said
}
export type LostGame = { readonly name: string | null; readonly acts: number | null }
