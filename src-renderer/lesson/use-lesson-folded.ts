import { useState } from 'react'

/**
 * Whether the lesson of a game is folded, as last set in this window; by default only if the game is not played as a
 * lesson.
 */
export function useLessonFolded(game: number, asLesson: boolean): readonly [isFolded: boolean, toggle: () => void] {
  const key = `gaiter-button.lesson.${game}`
  const [stored, setStored] = useState<string | null>(() => window.sessionStorage.getItem(key))
  const isFolded = stored === null ? !asLesson : stored === 'folded'
  return [
    isFolded,
    () => {
      const next = isFolded ? 'open' : 'folded'
      window.sessionStorage.setItem(key, next)
      setStored(next)
    },
  ]
}
