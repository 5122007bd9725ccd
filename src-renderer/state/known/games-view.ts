import type { GameEntry, Imported, Passphrases, Thumbnail, Verified } from '../../../src-main/contract/library.ts'
import type { Opponent, OwnPrograms } from '../../../src-main/contract/opponents.ts'
import type { FaultText } from '../../../src-main/contract/words.ts'

/** Long work on a game that shows its progress and can be cancelled. */
export type Work = {
  readonly kind: 'import' | 'verify'
  /** Of the file or the game. */
  readonly name: string
  readonly done: number
  readonly of: number
}

/** What went wrong: the contract's name for it, and the host's own words if it sent some. */
export type Fault = { readonly code: string; readonly said: FaultText | null }

/** A file that could not be imported whole, and how much of it could be. */
export type Refused = {
  readonly file: string
  readonly content: string
  readonly passphrases: Passphrases
  readonly moment: number | null
  readonly reason: FaultText | null
  readonly whole: number
}

/** A file of several that was not imported, and why. */
export type NotImported = { readonly file: string; readonly fault: Fault }

/** What has just been done or has failed; shown until the next message, or until the player closes it. */
export type LibraryMessage =
  | { readonly what: 'removed'; readonly id: number; readonly name: string }
  | { readonly what: 'restored' | 'duplicated' | 'exported'; readonly name: string }
  | { readonly what: 'erased'; readonly count: number }
  | { readonly what: 'imported'; readonly result: Imported }
  | {
      readonly what: 'imported-several'
      readonly taken: number
      readonly of: number
      readonly refused: readonly NotImported[]
    }
  | { readonly what: 'verified'; readonly name: string; readonly result: Verified }
  | { readonly what: 'backed-up' }
  | { readonly what: 'gone-back'; readonly aside: string }
  | { readonly what: 'taken-back'; readonly id: number; readonly name: string; readonly acts: number }
  | { readonly what: 'folder'; readonly folder: string; readonly shown: boolean; readonly copied: boolean }
  | { readonly what: 'fault'; readonly fault: Fault }

/** A sealed game, in the library or in a file, that waits for its passphrases. */
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
  /** All games but those in the trash, the last played first; null until they have been read. */
  readonly games: readonly GameEntry[] | null
  readonly search: string
  /** What the search found; null without a search. */
  readonly found: { readonly search: string; readonly games: readonly GameEntry[] } | null
  readonly trash: readonly GameEntry[] | null
  /** By the id of the game. A picture is stale if `played` is not the game's own. */
  readonly thumbnails: Readonly<Record<number, { readonly played: number; readonly picture: Thumbnail | null }>>
  readonly opponents: readonly Opponent[]
  /** The user's own programs that play; null until they are asked for. */
  readonly ownPrograms: OwnPrograms | null
  readonly work: Work | null
  readonly refused: Refused | null
  readonly message: LibraryMessage | null
  readonly unseal: Unseal | null
  /** The player has closed the notice about a crash. */
  readonly crashRead: boolean
}

export const noGames: GamesView = {
  games: null,
  search: '',
  found: null,
  trash: null,
  thumbnails: {},
  opponents: [],
  ownPrograms: null,
  work: null,
  refused: null,
  message: null,
  unseal: null,
  crashRead: false,
}
