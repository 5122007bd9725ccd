/** Focuses the question; without one the film that is shown in its place, else the map. */
export function focusQuestion(): void {
  for (const place of ['#question-heading', '#film-heading', '.game-map-frame']) {
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: place === '.game-map-frame' })
    if (document.activeElement?.matches(place) === true) return
  }
}

/** Focuses the question if the focused element has gone. */
export function focusQuestionIfLost(): void {
  if (document.activeElement === document.body) focusQuestion()
}
