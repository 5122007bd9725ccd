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
  /** The map has moved beneath a pointer that rests: this lies under it now. */
  readonly onCameUnder: (thing: Thing | null) => void
  readonly onTap: (hit: Hit | null) => void
}

/** A pile that is pointed at for so long is laid out; left for so long it is closed again. In ms. */
const opensAfter = 260
const closesAfter = 240
/** A map that has not moved for so long stands still. In ms. */
const still = 60
/** A hand that moves further than this between down and up has dragged the map. In pixels. */
const steady = 6

/** What the pointer does over the map: pointing, tapping, dwelling on a pile, turning the wheel. */
export function useMapPointer(hands: Hands): (inside: boolean) => void {
  const { frame, stage, open, setOpen, onPoint, onCameUnder, onTap } = hands
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
  // Nothing is laid out for a pointer that has not gone there.
  const lookAgain = useEffectEvent((hit: Hit | null) => {
    frame.current?.classList.toggle('on-thing', hit !== null)
    onCameUnder(thingOf(hit))
  })
  const tap = useEffectEvent((hit: Hit | null) => {
    clearTimeout(timer.current)
    under.current = ''
    onTap(hit)
  })
  const moved = useEffectEvent(() => {
    clearTimeout(timer.current)
    setOpen(null)
  })

  useEffect(() => {
    const element = frame.current
    if (element === null || stage === null) return undefined
    let down: { readonly x: number; readonly y: number } | null = null
    let looking = 0
    /** Where the pointer is over the map, in its frame; null for fingers and where there is none. */
    let resting: { readonly x: number; readonly y: number } | null = null
    let pressed = false
    let settling = 0
    const at = (event: MouseEvent) => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const point = at(event)
      resting = point
      pressed = event.buttons !== 0
      if (pressed) return
      cancelAnimationFrame(looking)
      looking = requestAnimationFrame(() => lookAt(stage.hit(point)))
    }
    /** Looks again at what lies under the pointer, once the map stands still. */
    const settle = () => {
      clearTimeout(settling)
      settling = window.setTimeout(() => {
        if (resting !== null && !pressed) lookAgain(stage.hit(resting))
      }, still)
    }
    const onLeave = () => {
      resting = null
      cancelAnimationFrame(looking)
      lookAt(null)
    }
    const onDown = (event: PointerEvent) => {
      pressed = true
      down = event.button === 0 && event.isPrimary ? { x: event.clientX, y: event.clientY } : null
    }
    const onUp = (event: PointerEvent) => {
      const isTap = down !== null && Math.hypot(event.clientX - down.x, event.clientY - down.y) < steady
      down = null
      pressed = false
      settle()
      if (!isTap) return
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
    const unfollow = stage.camera.follow(() => {
      moved()
      settle()
    })
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerleave', onLeave)
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointerup', onUp)
    element.addEventListener('wheel', onWheel, { capture: true, passive: false })
    return () => {
      unfollow()
      cancelAnimationFrame(looking)
      clearTimeout(settling)
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
