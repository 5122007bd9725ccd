import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Question } from '../../src-main/contract/games.ts'

/**
 * Reserves height for content that arrives later than its question, so that the answers below do not move under the
 * pointer: as much as the content took when the same prompt came last. The ref goes to the content's only parent.
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
    const observer = new ResizeObserver(() => heights.current.set(prompt, element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [prompt, hasArrived])
  return place
}
