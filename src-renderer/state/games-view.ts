import type { GameEntry, Imported, Passphrases, Thumbnail, Verified } from '../../src-main/contract/library.ts'
import type { Opponent } from '../../src-main/contract/opponents.ts'
import type { Said as Told } from '../../src-main/contract/words.ts'

/** Work on a game that takes its time and can be broken off. */
export type Work = {
  readonly kind: 'import' | 'verify'
  /** The file or the game. */
  readonly name: string
  readonly done: number
  readonly of: number
}

/** What went wrong, by the name the contract has for it, and what the host said beside, if it had more to say. */
export type Fault = { readonly code: string; readonly said: Told | null }

/** A file that was not taken in as it is, and what could be made of it. */
export type Refused = {
  readonly file: string
  readonly content: string
  readonly passphrases: Passphrases
  readonly moment: number | null
  readonly reason: Told | null
  readonly whole: number
}

/** What has just been done, or could not be, to be said until something else is or somebody closes it. */
export type Said =
  | { readonly what: 'removed'; readonly id: number; readonly name: string }
  | { readonly what: 'restored' | 'duplicated' | 'exported'; readonly name: string }
  | { readonly what: 'erased'; readonly count: number }
  | { readonly what: 'imported'; readonly result: Imported }
  | { readonly what: 'verified'; readonly name: string; readonly result: Verified }
  | { readonly what: 'fault'; readonly fault: Fault }

/** A sealed game that waits for its passphrases, in the library or in a file. */
export type Unseal =
  | {
      readonly of: 'game'
      readonly id: number
      readonly to: 'open' | 'verify'
      readonly wrong: number | null
      readonly busy: boolean
    }
  | {
      readonly of: 'file'
      readonly file: string
      readonly content: string
      readonly part: boolean
      readonly wrong: number | null
      readonly busy: boolean
    }

/** What the window knows of the library of games. */
export type GamesView = {
  /** All but those in the basket, the one played last first; null until they have been told. */
  readonly games: readonly GameEntry[] | null
  readonly search: string
  /** What a search found; null when nothing is searched for. */
  readonly found: { readonly search: string; readonly games: readonly GameEntry[] } | null
  readonly basket: readonly GameEntry[] | null
  /** By the number of the game; `played` tells whether it is still the picture of how it stands. */
  readonly thumbnails: Readonly<Record<number, { readonly played: number; readonly picture: Thumbnail | null }>>
  readonly opponents: readonly Opponent[]
  readonly work: Work | null
  readonly refused: Refused | null
  readonly said: Said | null
  readonly unseal: Unseal | null
  /** The crash that the host told of has been read. */
  readonly crashRead: boolean
  readonly repairRead: boolean
}

export const noGames: GamesView = {
  games: null,
  search: '',
  found: null,
  basket: null,
  thumbnails: {},
  opponents: [],
  work: null,
  refused: null,
  said: null,
  unseal: null,
  crashRead: false,
  repairRead: false,
}
