import { type RefObject, useEffect, useRef } from 'react'

/**
 * The room for something that is still being worked out: as much as it took when the same was last asked, so that what
 * stands below does not move under the pointer when it arrives.
 */
export function useRoom(asked: string | null, arrived: boolean): [RefObject<HTMLDivElement | null>, number] {
  const rooms = useRef(new Map<string, number>())
  const inner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = inner.current
    if (asked === null || !arrived || element === null) return
    const observer = new ResizeObserver(() => rooms.current.set(asked, element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [asked, arrived])
  return [inner, asked === null ? 0 : (rooms.current.get(asked) ?? 0)]
}
