import { useState } from 'react'

const key = 'gaiter-button.record'

/** Whether the record is open, as last set in this window; at first only if the window is wide enough for it. */
export function useRecordOpen(): readonly [isOpen: boolean, toggle: () => void] {
  const [isOpen, setIsOpen] = useState(() => {
    const stored = window.sessionStorage.getItem(key)
    if (stored !== null) return stored === 'open'
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    return window.innerWidth >= 96 * rem
  })
  return [
    isOpen,
    () => {
      window.sessionStorage.setItem(key, isOpen ? 'folded' : 'open')
      setIsOpen(!isOpen)
    },
  ]
}
