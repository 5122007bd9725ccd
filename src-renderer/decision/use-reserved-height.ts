import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Question } from '../../src-main/contract/games.ts'

/**
 * Reserves height for content that arrives later than its question, so that the answers below do not move under the
 * pointer: as much as the content took when the same prompt came last. When what has arrived takes another height, as in another
 * window or with other text, that is reserved. The ref goes to the content's only parent.
 */
export function useReservedHeight(question: Question | null, hasArrived: boolean): RefObject<HTMLDivElement | null> {
  const heights = useRef(new Map<string, number>())
  const place = useRef<HTMLDivElement>(null)
  const prompt = question?.prompt ?? ''
  useLayoutEffect(() => {
    if (place.current !== null) place.current.style.minHeight = `${heights.current.get(prompt) ?? 0}px`
  }, [question, prompt])
  useEffect(() => {
    const element = place.current?.firstElementChild
    if (!hasArrived || !element) return
    let arrived = false
    const observer = new ResizeObserver(() => {
      heights.current.set(prompt, element.clientHeight)
      if (arrived && place.current !== null) place.current.style.minHeight = `${element.clientHeight}px`
      arrived = true
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [prompt, hasArrived])
  return place
}
