import type { KeyboardEvent } from 'react'

/** Moves the focus through the list around a button: arrow keys up and down, Home and End to its ends. */
export function moveFocusInList(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('ul')
  moveFocusAmong(event, [...(list?.querySelectorAll<HTMLElement>('.entry') ?? [])], event.currentTarget)
}

/** Moves the focus through any buttons, beginning at `from`. */
export function moveFocusAmong(event: KeyboardEvent, buttons: readonly HTMLElement[], from: Element | null): void {
  const at = buttons.findIndex((one) => one === from)
  const last = buttons.length - 1
  const to: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  }
  const next = to[event.key]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}
