import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Question } from '../../src-main/contract/games.ts'

/**
 * Keeps the room for something that is still being worked out beside a question: as much as it took when the same was
 * asked last, so that what stands below does not move under the pointer when it arrives. The room goes around one element,
 * which is as high as it is.
 */
export function useRoom(question: Question | null, arrived: boolean): RefObject<HTMLDivElement | null> {
  const rooms = useRef(new Map<string, number>())
  const room = useRef<HTMLDivElement>(null)
  const prompt = question?.prompt ?? ''
  useLayoutEffect(() => {
    if (room.current !== null) room.current.style.minHeight = `${rooms.current.get(prompt) ?? 0}px`
  }, [question, prompt])
  useEffect(() => {
    const element = room.current?.firstElementChild
    if (!arrived || !element) return
    const observer = new ResizeObserver(() => rooms.current.set(prompt, element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [prompt, arrived])
  return room
}
