import { useEffect, useEffectEvent } from 'react'
import type { FilmView } from '../state/known/film-view.ts'
import { useApp } from '../state/use-app.ts'

/** Elements that use the arrow keys or the space bar themselves: the map, sliders, lists, buttons. */
const ownArrows = 'input, select, textarea, [role=listbox], .game-map, .journal-list'
const ownSpace = 'button, a, input, select, textarea, summary'

/**
 * The keys of the film: space plays and pauses, arrows step back and forward, Escape ends it, and at the last frame so
 * does Enter.
 */
export function useFilmKeys({ at, running, frames }: FilmView): void {
  const app = useApp()
  const handleKey = useEffectEvent((key: string, target: Element | null): boolean => {
    if (key === 'Escape') app.play.endFilm()
    else if (key === 'Enter' && at === frames.length && target?.closest(ownSpace) === null) app.play.endFilm()
    else if (key === ' ' && target?.closest(ownSpace) === null) app.play.runFilm(!running)
    else if (key === 'ArrowLeft' && target?.closest(ownArrows) === null) app.play.goFrame(at - 1)
    else if (key === 'ArrowRight' && target?.closest(ownArrows) === null) app.play.goFrame(at + 1)
    else return false
    return true
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (document.querySelector('dialog:modal') !== null) return
      if (handleKey(event.key, event.target instanceof Element ? event.target : null)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
