import { useEffect, useEffectEvent } from 'react'

/**
 * Escape, wherever the focus is. A key that is held down ends one thing alone. `after`: so many ms after it came up, what came by itself is
 * ended by it; before that the key was meant for what was there.
 */
export function useEscape(close: () => void, after = 0): void {
  const onEscape = useEffectEvent(close)
  useEffect(() => {
    const begun = performance.now()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal') !== null) return
      event.preventDefault()
      if (!event.repeat && performance.now() - begun >= after) onEscape()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [after])
}
