/** The screen the window shows. The page's history keeps it, so that Reload and Back return to it. */
export type Place =
  | {
      readonly at: 'campaign' | 'games' | 'basket' | 'backups' | 'new-game' | 'drafts' | 'drafts-basket' | 'simulations'
    }
  /** `draft`: the draft that the game was begun to try, and to which leaving it returns. */
  | { readonly at: 'table'; readonly game: number; readonly draft?: number }
  | { readonly at: 'bench'; readonly draft: number }

const places = ['campaign', 'games', 'basket', 'backups', 'new-game', 'drafts', 'drafts-basket', 'simulations'] as const

/** Remembers the place in the page's history. */
export type Places = {
  read(): Place | null
  note(place: Place, how: 'push' | 'replace'): void
  /** Calls `tell` when the user goes back or forward. */
  on(tell: (place: Place | null) => void): void
}

const storageKey = 'place'

/** Keeps places in the page's history. The URL never changes: it holds the token, and must not reveal what is played. */
export function placesInHistory(page: Window): Places {
  const here = (): Place | null => placeIn(page.history.state)
  /** The place from before a crash of the page, which loses the state of the history entry. */
  const afterCrash = (): Place | null => {
    const [how] = page.performance.getEntriesByType('navigation')
    const isLoadedAgain = how instanceof PerformanceNavigationTiming && how.type === 'reload'
    return isLoadedAgain ? placeIn(JSON.parse(page.sessionStorage.getItem(storageKey) ?? 'null')) : null
  }
  const keep = (place: Place | null): void => page.sessionStorage.setItem(storageKey, JSON.stringify(place))
  return {
    read: () => here() ?? afterCrash(),
    note(place, how) {
      keep(place)
      if (how === 'push') page.history.pushState(place, '')
      else page.history.replaceState(place, '')
    },
    on: (tell) =>
      page.addEventListener('popstate', () => {
        keep(here())
        tell(here())
      }),
  }
}

function placeIn(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('at' in state)) return null
  if (state.at === 'table' && 'game' in state && typeof state.game === 'number') {
    const isTrial = 'draft' in state && typeof state.draft === 'number'
    return { at: 'table', game: state.game, ...(isTrial && { draft: Number(state.draft) }) }
  }
  if (state.at === 'bench' && 'draft' in state && typeof state.draft === 'number') {
    return { at: 'bench', draft: state.draft }
  }
  const at = places.find((one) => one === state.at)
  return at === undefined ? null : { at }
}
