import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Calls `then` when an element is removed with the focus in it, so that the caller can move the focus. `around`: its parent. */
export function useFocusLeft(element: RefObject<HTMLElement | null>, then: (around: Element | null) => void): void {
  const left = useEffectEvent(then)
  useLayoutEffect(() => {
    const watched = element.current
    const around = watched?.parentElement ?? null
    return () => {
      if (watched?.contains(document.activeElement)) left(around)
    }
  }, [element])
}
