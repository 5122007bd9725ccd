import { useState } from 'react'

/** Whether the lesson of a game is folded away: as it was left in this window, at first open where it is played as one. */
export function useFolded(game: number, asLesson: boolean): readonly [boolean, () => void] {
  const key = `gaiter-button.lesson.${game}`
  const [changed, setChanged] = useState<string | null>(() => window.sessionStorage.getItem(key))
  const folded = changed === null ? !asLesson : changed === 'folded'
  return [
    folded,
    () => {
      const next = folded ? 'open' : 'folded'
      window.sessionStorage.setItem(key, next)
      setChanged(next)
    },
  ]
}
