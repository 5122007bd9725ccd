import { useEffect, useEffectEvent } from 'react'

/** What keys do while an element has the focus; not with others held, nor when they repeat because they are held down. */
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
