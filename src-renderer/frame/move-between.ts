import type { KeyboardEvent } from 'react'

/** The arrow keys go up and down the list that a button is in, Home and End to its ends. */
export function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('ul')
  const entries = [...(list?.querySelectorAll<HTMLElement>('.entry') ?? [])]
  const at = entries.findIndex((entry) => entry === event.currentTarget)
  const last = entries.length - 1
  const to: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  }
  const next = to[event.key]
  if (next === undefined) return
  event.preventDefault()
  entries[next]?.focus()
}
