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
    for (const one of all) one.tabIndex = one === chosen ? 0 : -1
  })

  function turnTo(next: HTMLElement | undefined): boolean {
    if (next === undefined) return false
    for (const one of stops(list.current)) one.tabIndex = one === next ? 0 : -1
    next.focus()
    return true
  }

  return {
    onFocus({ target }: { readonly target: EventTarget }): void {
      if (!(target instanceof HTMLElement) || !target.matches(marked) || target.tabIndex === 0) return
      for (const one of stops(list.current)) one.tabIndex = one === target ? 0 : -1
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
        const step = all.filter((one) => one.closest('li') !== row)
        const at = all.indexOf(target)
        const rest = step.filter((one) => (all.indexOf(one) - at) * along > 0)
        const next = along > 0 ? rest[0] : rest.at(-1)
        moved = turnTo(stops(next?.closest('li') ?? null)[0])
      } else if (event.key === 'Home' || event.key === 'End') {
        moved = turnTo(stops(list.current).at(event.key === 'Home' ? 0 : -1))
      }
      if (moved) event.preventDefault()
    },
  }
}

const marked = '[data-stop]'
