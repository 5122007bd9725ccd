/** Where in the window somebody is: kept with the page's entry in the history, so that Reload and Back know it. */
export type Place =
  | { readonly at: 'campaign' | 'games' | 'basket' | 'new-game' }
  | { readonly at: 'table'; readonly game: number }

const places = ['campaign', 'games', 'basket', 'new-game'] as const

/** Where the place is kept. */
export type Places = {
  read(): Place | null
  note(place: Place, how: 'push' | 'replace'): void
  /** Tells when somebody goes back or forth. */
  on(tell: (place: Place | null) => void): void
}

const kept = 'place'

/** The address stays as it is: it has the token, and nobody should learn from it what is played. */
export function placesInHistory(page: Window): Places {
  const here = (): Place | null => placeIn(page.history.state)
  /** What was noted with the entry of the history goes with the process of the page when that crashes. */
  const afterCrash = (): Place | null => {
    const [how] = page.performance.getEntriesByType('navigation')
    const isLoadedAgain = how instanceof PerformanceNavigationTiming && how.type === 'reload'
    return isLoadedAgain ? placeIn(JSON.parse(page.sessionStorage.getItem(kept) ?? 'null')) : null
  }
  const keep = (place: Place | null): void => page.sessionStorage.setItem(kept, JSON.stringify(place))
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
    return { at: 'table', game: state.game }
  }
  const at = places.find((one) => one === state.at)
  return at === undefined ? null : { at }
}
