import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFocusLeft } from '../parts/use-focus-left.ts'
import type { Spot } from '../map/board/board.ts'
import { useAtTable } from '../at-table/at-table.ts'

type Props = {
  /** The point in the window to open at. */
  readonly at: Spot
  readonly label: string
  /** Whether the first button gets the focus: after opening by keys, or if an answer is needed. */
  readonly takesFocus: boolean
  readonly onClose: (byKey: boolean) => void
  readonly children: ReactNode
}

/** The distance to the point, and to the edge of the window, in pixels. */
const gap = 14
const margin = 8

/** A small dialog beside a thing on the map, kept inside the window. Escape, or a click or the wheel elsewhere, closes it. */
export function Popover({ at, label, takesFocus, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { map } = useAtTable()
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)

  const fit = useEffectEvent((): void => {
    const box = dialog.current?.getBoundingClientRect()
    if (box === undefined) return
    const [right, below] = [at.x + gap, at.y + gap]
    const left = right + box.width + margin > window.innerWidth ? at.x - gap - box.width : right
    const top = below + box.height + margin > window.innerHeight ? at.y - gap - box.height : below
    setPlace({
      left: Math.max(margin, Math.min(left, window.innerWidth - margin - box.width)),
      top: Math.max(margin, Math.min(top, window.innerHeight - margin - box.height)),
    })
  })
  useLayoutEffect(() => fit(), [at, children])
  // Keeps it inside when the window, or the text size, changes.
  useEffect(() => {
    const box = dialog.current
    if (box === null) return
    const observer = new ResizeObserver(() => fit())
    const onResize = (): void => fit()
    observer.observe(box)
    window.addEventListener('resize', onResize)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', onResize)
    }
  }, [])

  const isPlaced = place !== null
  useEffect(() => {
    if (takesFocus && isPlaced) dialog.current?.querySelector<HTMLElement>('button')?.focus()
  }, [takesFocus, isPlaced, at])

  // When it closes with the focus in it, the focus goes to the map.
  useFocusLeft(dialog, () => map.current?.focus())

  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !dialog.current?.contains(event.target)) close(false)
    }
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close(true)
    }
    window.addEventListener('pointerdown', onElsewhere, true)
    // The wheel moves the map away from under it.
    window.addEventListener('wheel', onElsewhere, { capture: true, passive: true })
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('pointerdown', onElsewhere, true)
      window.removeEventListener('wheel', onElsewhere, true)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [])

  function moveFocus(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    const buttons = [...(dialog.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    if (step === undefined || buttons.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    const now = buttons.findIndex((one) => one === document.activeElement)
    buttons[(now + step + buttons.length) % buttons.length]?.focus()
  }

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between its buttons
    <dialog
      open
      ref={dialog}
      className="popover"
      aria-label={label}
      style={place === null ? { left: 0, top: 0, visibility: 'hidden' } : place}
      onKeyDown={moveFocus}
    >
      {children}
    </dialog>,
    document.body,
  )
}
