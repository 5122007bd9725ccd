/** Where in the window somebody is: kept with the page's entry in the history, so that Reload and Back know it. */
export type Place =
  | { readonly at: 'campaign' | 'games' | 'basket' | 'new-game' }
  | { readonly at: 'table'; readonly game: number }

const places = ['campaign', 'games', 'basket', 'new-game'] as const

export function readPlace(): Place | null {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('at' in state)) return null
  if (state.at === 'table' && 'game' in state && typeof state.game === 'number') {
    return { at: 'table', game: state.game }
  }
  const at = places.find((one) => one === state.at)
  return at === undefined ? null : { at }
}

/** The address stays as it is: it has the token, and nobody should learn from it what is played. */
export function notePlace(place: Place, how: 'push' | 'replace'): void {
  if (how === 'push') window.history.pushState(place, '')
  else window.history.replaceState(place, '')
}

export function onPlace(tell: (place: Place | null) => void): void {
  window.addEventListener('popstate', () => tell(readPlace()))
}
