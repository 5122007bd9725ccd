import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Whatever takes an element away, a hand or what is done in the game: the focus that was in it would be nowhere, and `then`
 * gives it to what it belongs to. `around` is what the element stood in.
 */
export function useFocusLeft(element: RefObject<HTMLElement | null>, then: (around: Element | null) => void): void {
  const left = useEffectEvent(then)
  useLayoutEffect(() => {
    const laid = element.current
    const around = laid?.parentElement ?? null
    return () => {
      if (laid?.contains(document.activeElement)) left(around)
    }
  }, [element])
}
