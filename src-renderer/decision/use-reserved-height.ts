import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Question } from '../../src-main/contract/games.ts'

interface ReservedHeight {
  readonly place: RefObject<HTMLDivElement | null>
  readonly hold: (event: PointerEvent) => void
  readonly release: () => void
}

/**
 * Reserves height for content that arrives later than its question, so that the answers below do not move under the
 * pointer: as much as the content took when the same prompt came last. If the content that arrives has another height, for
 * example in another window or with other text, that is reserved. Details of the answer under the pointer are shown there too:
 * while the pointer moves among the answers, the height stays fixed. The ref goes to the content's only parent, whose parent's
 * height is held; `hold` and `release` go to the element that also contains the answers.
 */
export function useReservedHeight(question: Question | null, hasArrived: boolean): ReservedHeight {
  const heights = useRef(new Map<string, number>())
  const place = useRef<HTMLDivElement>(null)
  const prompt = question?.prompt ?? ''
  useLayoutEffect(() => {
    if (place.current !== null) place.current.style.minHeight = `${heights.current.get(prompt) ?? 0}px`
    release(place)
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
  return {
    place,
    hold: ({ target }) => {
      const held = place.current?.parentElement
      if (!held) return
      if (!(target instanceof Element) || target.closest('.answers') === null) release(place)
      else if (hasArrived && held.style.height === '')
        Object.assign(held.style, { flex: 'none', height: `${held.getBoundingClientRect().height}px` })
    },
    release: () => release(place),
  }
}

function release({ current }: RefObject<HTMLElement | null>): void {
  const held = current?.parentElement
  if (held) Object.assign(held.style, { flex: '', height: '' })
}
