/** Where the focus goes when what had it is gone: to the question, or to what stands in its place, or to the map. */
export function toQuestion(): void {
  for (const place of ['#question-heading', '#film-heading', '.game-map-frame']) {
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: place === '.game-map-frame' })
    if (document.activeElement?.matches(place) === true) return
  }
}

/** The same, unless something has the focus already. */
export function keepFocus(): void {
  if (document.activeElement === document.body) toQuestion()
}
