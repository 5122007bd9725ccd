import { type KeyboardEvent, type RefObject, useEffect } from 'react'

/**
 * Makes a long list one stop for Tab: up and down move between rows, left and right within a row. Elements that can have
 * the focus carry `data-stop`. The tab stop is kept in the DOM, because as state it would redraw thousands of rows.
 */
export function useArrowKeys(list: RefObject<HTMLElement | null>) {
  const stopsIn = (within: Element | null): HTMLElement[] => [
    ...(within?.querySelectorAll<HTMLElement>(stopSelector) ?? []),
  ]

  useEffect(() => {
    const all = stopsIn(list.current)
    const chosen = all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]
    if (chosen !== undefined) chosen.tabIndex = 0
  })

  /** Changes only the old and the new tab stop: there may be thousands of elements. */
  function makeTabStop(next: HTMLElement): void {
    for (const one of list.current?.querySelectorAll<HTMLElement>(`${stopSelector}[tabindex="0"]`) ?? [])
      one.tabIndex = -1
    next.tabIndex = 0
  }

  function focus(next: HTMLElement | undefined): boolean {
    if (next === undefined) return false
    makeTabStop(next)
    next.focus()
    return true
  }

  return {
    onFocus({ target }: { readonly target: EventTarget }): void {
      if (!(target instanceof HTMLElement) || !target.matches(stopSelector) || target.tabIndex === 0) return
      makeTabStop(target)
    },
    onKeyDown(event: KeyboardEvent): void {
      const { target } = event
      if (!(target instanceof HTMLElement) || !target.matches(stopSelector)) return
      const row = target.closest('li')
      const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      const along = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      let moved = false
      if (sideways !== undefined) {
        const within = stopsIn(row)
        moved = focus(within[within.indexOf(target) + sideways])
      } else if (along !== undefined) {
        const all = stopsIn(list.current)
        let at = all.indexOf(target)
        while (all[at]?.closest('li') === row) at += along
        moved = focus(stopsIn(all[at]?.closest('li') ?? null)[0])
      } else if (event.key === 'Home' || event.key === 'End') {
        moved = focus(stopsIn(list.current).at(event.key === 'Home' ? 0 : -1))
      }
      if (moved) event.preventDefault()
    },
  }
}

const stopSelector = '[data-stop]'
