import { type KeyboardEvent, type RefObject, useEffect } from 'react'

/**
 * One stop for Tab in a long list: up and down go from row to row, left and right within a row. What can be focused is
 * marked by `data-stop`; which one Tab comes to is kept at the elements themselves, as thousands of rows would have to be
 * drawn again for it.
 */
export function useArrowKeys(list: RefObject<HTMLElement | null>) {
  const stops = (within: Element | null): HTMLElement[] => [...(within?.querySelectorAll<HTMLElement>(marked) ?? [])]

  useEffect(() => {
    const all = stops(list.current)
    const chosen = all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]
    if (chosen !== undefined) chosen.tabIndex = 0
  })

  /** There may be thousands of stops, so only those are touched that change. */
  function makeStop(next: HTMLElement): void {
    for (const one of list.current?.querySelectorAll<HTMLElement>(`${marked}[tabindex="0"]`) ?? []) one.tabIndex = -1
    next.tabIndex = 0
  }

  function turnTo(next: HTMLElement | undefined): boolean {
    if (next === undefined) return false
    makeStop(next)
    next.focus()
    return true
  }

  return {
    onFocus({ target }: { readonly target: EventTarget }): void {
      if (!(target instanceof HTMLElement) || !target.matches(marked) || target.tabIndex === 0) return
      makeStop(target)
    },
    onKeyDown(event: KeyboardEvent): void {
      const { target } = event
      if (!(target instanceof HTMLElement) || !target.matches(marked)) return
      const row = target.closest('li')
      const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      const along = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      let moved = false
      if (sideways !== undefined) {
        const within = stops(row)
        moved = turnTo(within[within.indexOf(target) + sideways])
      } else if (along !== undefined) {
        const all = stops(list.current)
        let at = all.indexOf(target)
        while (all[at]?.closest('li') === row) at += along
        moved = turnTo(stops(all[at]?.closest('li') ?? null)[0])
      } else if (event.key === 'Home' || event.key === 'End') {
        moved = turnTo(stops(list.current).at(event.key === 'Home' ? 0 : -1))
      }
      if (moved) event.preventDefault()
    },
  }
}

const marked = '[data-stop]'
