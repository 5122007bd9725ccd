import { castDraft } from 'immer'
import type { RulesAtHand } from '../../src-main/contract/games.ts'
import type { Kit } from './kit/kit.ts'
import { createStore, type Store } from './kit/store.ts'

/** The rules of the game on the table, if they have been read. */
export type RulesBook = {
  readonly game: number | null
  readonly rules: RulesAtHand | null
  readonly failed: boolean
}

export type Rules = {
  readonly book: Store<RulesBook>
  /** Fetches the rules of a game once; again only after a failure. */
  read(game: number): void
}

export function rulesActions({ host }: Pick<Kit, 'host'>): Rules {
  const book = createStore<RulesBook>({ game: null, rules: null, failed: false })

  async function fetchRules(game: number): Promise<void> {
    let rules: RulesAtHand | null = null
    try {
      rules = await host.calls.games.rules({ id: game })
    } catch {
      // The rules sheet says so and offers to try again; the game goes on without it.
    }
    book.change((now) => {
      if (now.game !== game) return
      now.rules = castDraft(rules)
      now.failed = rules === null
    })
  }

  return {
    book,
    read(game) {
      const now = book.get()
      if (now.game === game && !now.failed) return
      book.change((draft) => {
        if (draft.game !== game) draft.rules = null
        draft.game = game
        draft.failed = false
      })
      void fetchRules(game)
    },
  }
}
