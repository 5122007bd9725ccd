import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFocusLeft } from '../parts/use-focus-left.ts'
import type { Spot } from '../map/board/board.ts'
import { useAtTable } from '../at-table/at-table.ts'

type Props = {
  /** Where in the window what it is about lies. */
  readonly at: Spot
  readonly label: string
  /** Opened by keys, or to be answered: the focus goes into it. */
  readonly takesFocus: boolean
  readonly onClose: (byKey: boolean) => void
  readonly children: ReactNode
}

const apart = 14
const rim = 8

/** A slip of paper beside something on the map, within the window. It goes with Escape and with a click elsewhere. */
export function Beside({ at, label, takesFocus, onClose, children }: Props) {
  const slip = useRef<HTMLDialogElement>(null)
  const { map } = useAtTable()
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)

  useLayoutEffect(() => {
    const box = slip.current?.getBoundingClientRect()
    if (box === undefined) return
    const [right, below] = [at.x + apart, at.y + apart]
    const left = right + box.width + rim > window.innerWidth ? at.x - apart - box.width : right
    const top = below + box.height + rim > window.innerHeight ? at.y - apart - box.height : below
    setPlace({
      left: Math.max(rim, Math.min(left, window.innerWidth - rim - box.width)),
      top: Math.max(rim, Math.min(top, window.innerHeight - rim - box.height)),
    })
  }, [at, children])

  const isPlaced = place !== null
  useEffect(() => {
    if (takesFocus && isPlaced) slip.current?.querySelector<HTMLElement>('button')?.focus()
  }, [takesFocus, isPlaced, at])

  // The focus that was in it goes to what it lay beside.
  useFocusLeft(slip, () => map.current?.focus())

  const close = useEffectEvent(onClose)
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !slip.current?.contains(event.target)) close(false)
    }
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      close(true)
    }
    window.addEventListener('pointerdown', outside, true)
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('pointerdown', outside, true)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [])

  function walk(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const buttons = [...(slip.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    if (step === undefined || buttons.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    const now = buttons.findIndex((one) => one === document.activeElement)
    buttons[(now + step + buttons.length) % buttons.length]?.focus()
  }

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys go from button to button in it
    <dialog
      open
      ref={slip}
      className="beside"
      aria-label={label}
      style={place === null ? { left: 0, top: 0, visibility: 'hidden' } : place}
      onKeyDown={walk}
    >
      {children}
    </dialog>,
    document.body,
  )
}
