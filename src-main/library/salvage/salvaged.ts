import type { FaultText } from '../../contract/words.ts'

/** What could be copied from a damaged library. */
export type Salvaged = {
  readonly whole: number
  /** Incomplete games: number of acts that are there, number that there were if known, and the fault. */
  readonly parts: readonly GameInPart[]
  /** Games of which too little was found to open them, with names and acts where known. */
  readonly lost: readonly LostGame[]
  /** Incomplete drafts, and those of which too little was found. */
  readonly drafts: { readonly parts: readonly DraftInPart[]; readonly lost: readonly LostDraft[] }
}
export type GameInPart = {
  readonly name: string
  readonly acts: number
  readonly of: number | null
  readonly reason: FaultText
}
/** An incomplete draft: number of gestures that are there, number that there were if known, and the fault. */
export type DraftInPart = {
  readonly name: string
  readonly gestures: number
  readonly of: number | null
  readonly reason: FaultText
}
export type LostDraft = { readonly name: string | null; readonly gestures: number | null }
export type LostGame = { readonly name: string | null; readonly acts: number | null }
