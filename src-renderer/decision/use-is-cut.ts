import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has more text than it has room for. `words`: what it tells, and how. */
export function useIsCut(element: RefObject<HTMLElement | null>, words: string): boolean {
  // What is said of it takes room from the words: others are looked at without it first.
  const [cut, setCut] = useState<string | null>(null)
  // The observer tells of the new words too, as soon as they are laid out: measuring here would lay out the whole table once more.
  useEffect(() => {
    const shown = element.current
    if (shown === null) return undefined
    const observer = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight + 1 ? words : null))
    observer.observe(shown)
    return () => observer.disconnect()
  }, [element, words])
  return cut === words
}
