import { useEffect, useEffectEvent } from 'react'

/** Handles keys while an element has the focus; ignores modifier combinations and key repeat. */
export function useKeysAt(element: string, keys: RegExp, act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.repeat || event.defaultPrevented || !keys.test(event.key)) return
    if (document.activeElement?.matches(element) !== true) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
