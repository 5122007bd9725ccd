import { type RefObject, useEffect, useState } from 'react'

/** Whether the text of an element is cut. `words`: a key of its text and form; a change resets the result. */
export function useIsTextCut(element: RefObject<HTMLElement | null>, words: string): boolean {
  // The words found cut. The button for reading on takes room from the text, so new words are measured without it first.
  const [cut, setCut] = useState<string | null>(null)
  // The observer also reports new words after their layout; measuring here would force another layout of the whole table.
  useEffect(() => {
    const shown = element.current
    if (shown === null) return undefined
    const observer = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight + 1 ? words : null))
    observer.observe(shown)
    return () => observer.disconnect()
  }, [element, words])
  return cut === words
}
