import { useState } from 'react'

const key = 'gaiter-button.record'

/** Whether the record lies open: as it was left in this window, at first where there is room for it beside the map. */
export function useRecord(): readonly [boolean, () => void] {
  const [open, setOpen] = useState(() => {
    const kept = window.sessionStorage.getItem(key)
    if (kept !== null) return kept === 'open'
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    return window.innerWidth >= 96 * rem
  })
  return [
    open,
    () => {
      window.sessionStorage.setItem(key, open ? 'folded' : 'open')
      setOpen(!open)
    },
  ]
}
