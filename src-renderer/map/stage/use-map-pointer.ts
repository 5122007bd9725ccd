import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { zoomOfWheel } from '../camera/camera.ts'
import type { Hit } from '../piles/hit.ts'
import type { OpenStack } from './open-stack.ts'
import type { Thing } from '../../state/thing.ts'
import type { Stage } from './stage.ts'

type Hands = {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly stage: Stage | null
  readonly open: OpenStack | null
  readonly setOpen: (open: OpenStack | null) => void
  readonly onPoint: (thing: Thing | null) => void
  readonly onTap: (hit: Hit | null) => void
}

/** A pile that is pointed at for so long is laid out; left for so long it is closed again. In ms. */
const opensAfter = 260
const closesAfter = 240
/** A hand that moves further than this between down and up has dragged the map. In pixels. */
const steady = 6

/** What the pointer does over the map: pointing, tapping, dwelling on a pile, turning the wheel. */
export function useMapPointer({ frame, stage, open, setOpen, onPoint, onTap }: Hands): (inside: boolean) => void {
  const timer = useRef(0)
  const under = useRef('')

  const dwell = useEffectEvent((hit: Hit | null) => {
    const pile = hit?.kind === 'pile' ? hit.pile : undefined
    if ((pile?.key ?? '') === under.current) return
    under.current = pile?.key ?? ''
    clearTimeout(timer.current)
    if (open?.pinned) return
    timer.current = window.setTimeout(
      () => setOpen(pile === undefined ? null : { place: pile.place, side: pile.side, pinned: false }),
      pile === undefined ? closesAfter : opensAfter,
    )
  })

  const lookAt = useEffectEvent((hit: Hit | null) => {
    frame.current?.classList.toggle('on-thing', hit !== null)
    dwell(hit)
    onPoint(thingOf(hit))
  })
  const tap = useEffectEvent((hit: Hit | null) => {
    clearTimeout(timer.current)
    under.current = ''
    onTap(hit)
  })
  const moved = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (open !== null) setOpen(null)
  })

  useEffect(() => {
    const element = frame.current
    if (element === null || stage === null) return undefined
    let down: { readonly x: number; readonly y: number } | null = null
    let looking = 0
    const at = (event: MouseEvent) => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    const onMove = (event: PointerEvent) => {
      if (event.buttons !== 0 || event.pointerType === 'touch') return
      const point = at(event)
      cancelAnimationFrame(looking)
      looking = requestAnimationFrame(() => lookAt(stage.hit(point)))
    }
    const onLeave = () => {
      cancelAnimationFrame(looking)
      lookAt(null)
    }
    const onDown = (event: PointerEvent) => {
      down = event.button === 0 && event.isPrimary ? { x: event.clientX, y: event.clientY } : null
    }
    const onUp = (event: PointerEvent) => {
      const still = down !== null && Math.hypot(event.clientX - down.x, event.clientY - down.y) < steady
      down = null
      if (!still) return
      // The map library takes the focus away from whatever has it when it is touched.
      element.focus({ preventScroll: true })
      tap(stage.hit(at(event)))
    }
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      // The map library would turn the wheel so slowly that nobody reaches the other end of the scale.
      event.stopPropagation()
      stage.camera.zoomBy(zoomOfWheel(event), at(event), 130)
    }
    // A stack that is laid out belongs to what was seen; it goes when the map moves.
    const unfollow = stage.camera.follow(() => moved())
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerleave', onLeave)
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointerup', onUp)
    element.addEventListener('wheel', onWheel, { capture: true, passive: false })
    return () => {
      unfollow()
      cancelAnimationFrame(looking)
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerleave', onLeave)
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointerup', onUp)
      element.removeEventListener('wheel', onWheel, { capture: true })
    }
  }, [frame, stage])

  useEffect(() => () => clearTimeout(timer.current), [])

  // The pointer may go from the pile into the stack that is laid out, and stay there.
  return (inside) => {
    clearTimeout(timer.current)
    if (!inside && open?.pinned === false) timer.current = window.setTimeout(() => setOpen(null), closesAfter)
  }
}

function thingOf(hit: Hit | null): Thing | null {
  if (hit === null) return null
  if (hit.kind === 'zone') return { kind: 'zone', id: hit.place.id }
  if (hit.kind === 'way') return { kind: 'way', id: hit.way.id }
  if (hit.kind === 'piece') return { kind: 'piece', id: hit.piece.id }
  return { kind: 'zone', id: hit.pile.place }
}
