import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Spot } from '../board/board.ts'
import { onSheet } from '../camera/camera-view.ts'
import { zoomOfWheel } from '../camera/wheel.ts'
import type { Hit } from '../piles/hit.ts'
import { PointerGestures } from '../tools/pointer-gestures.ts'
import { type ClickModifiers, type MapTool, thingOfHit } from '../tools/tool.ts'
import type { OpenStack } from './open-stack.ts'
import type { Stage } from './stage.ts'

type Pointing = {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly stage: Stage | null
  readonly tool: MapTool
  readonly open: OpenStack | null
  readonly setOpen: (open: OpenStack | null) => void
  /** Whether the keyboard has a cursor on the map: hovering by a resting pointer is then not reported. */
  readonly walking: boolean
}

/** Delay in ms after which a pile under the pointer is laid out, and after which it closes when left. */
const opensAfter = 260
const closesAfter = 240
/** Time in ms without movement after which the map counts as still. */
const still = 60

const mannerOf = ({ shiftKey, ctrlKey, metaKey }: MouseEvent): ClickModifiers => ({
  adds: shiftKey || ctrlKey || metaKey,
})

/** The pointer control of the map: pointing, pressing, tapping, dwelling on a pile, turning the wheel. */
export function useMapPointer(pointing: Pointing): (inside: boolean) => void {
  const { frame, stage, tool, open, setOpen, walking } = pointing
  const timer = useRef(0)
  const under = useRef('')
  /** Whether the pointer is in the open stack. Set before the map learns that the pointer has left it. */
  const inStack = useRef(false)

  const dwell = useEffectEvent((hit: Hit | null) => {
    const pile = hit?.kind === 'pile' && tool.takes === 'all' ? hit.pile : undefined
    if ((pile?.key ?? '') === under.current) return
    under.current = pile?.key ?? ''
    if (inStack.current) return
    clearTimeout(timer.current)
    if (open?.pinned) return
    timer.current = window.setTimeout(
      () => setOpen(pile === undefined ? null : { place: pile.place, side: pile.side, pinned: false }),
      pile === undefined ? closesAfter : opensAfter,
    )
  })

  const hitAt = useEffectEvent((at: Spot) => stage?.hit(at, tool.takes) ?? null)
  const lookAt = useEffectEvent((hit: Hit | null) => {
    frame.current?.classList.toggle('on-thing', hit !== null)
    dwell(hit)
    if (!inStack.current) tool.hover(thingOfHit(tool, hit))
  })
  // Lays out nothing, because the map moved and not the pointer.
  const lookAgain = useEffectEvent((hit: Hit | null) => {
    frame.current?.classList.toggle('on-thing', hit !== null)
    if (!walking) tool.hover(thingOfHit(tool, hit))
  })
  const tap = useEffectEvent((hit: Hit | null, manner: ClickModifiers) => {
    clearTimeout(timer.current)
    under.current = ''
    const pile = hit?.kind === 'pile' && tool.takes === 'all' ? hit.pile : undefined
    const [only, ...others] = pile?.pieces ?? []
    if (pile !== undefined && others.length > 0 && tool.chooseStack?.(pile, manner) === true) setOpen(null)
    else if (pile !== undefined && others.length > 0) setOpen({ place: pile.place, side: pile.side, pinned: true })
    else tool.choose(only === undefined ? thingOfHit(tool, hit) : { kind: 'piece', id: only.id }, manner)
  })
  const toolNow = useEffectEvent(() => tool)
  const moved = useEffectEvent(() => {
    clearTimeout(timer.current)
    setOpen(null)
  })

  useEffect(() => {
    const element = frame.current
    if (element === null || stage === null) return undefined
    const { camera } = stage
    const hand = new PointerGestures(
      {
        // Outside the frame nothing is hit, though the sheet continues there beneath other elements.
        hit: (at, takes) => (isInside(at) ? stage.hit(at, takes) : null),
        onSheet: (at) => onSheet(camera.view, at),
        isInside: (at) => isInside(at),
        hold: (isStill) => camera.hold(isStill),
      },
      () => toolNow(),
    )
    let looking = 0
    /** Position of the pointer in the frame; null outside and for fingers. */
    let resting: Spot | null = null
    let pressed = false
    let settling = 0
    /** The focused element when the map was pressed. */
    let focused: Element | null = null
    const at = (event: MouseEvent) => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    const isInside = ({ x, y }: Spot): boolean =>
      x >= 0 && y >= 0 && x <= element.clientWidth && y <= element.clientHeight
    const onMove = (event: PointerEvent) => {
      if (event.isPrimary) hand.move(at(event))
      if (event.pointerType === 'touch') return
      const point = at(event)
      resting = point
      pressed = event.buttons !== 0
      if (pressed) return
      cancelAnimationFrame(looking)
      looking = requestAnimationFrame(() => lookAt(hitAt(point)))
    }
    /** Updates what lies under the pointer once the map is still. */
    const settle = () => {
      clearTimeout(settling)
      settling = window.setTimeout(() => {
        if (resting !== null && !pressed) lookAgain(hitAt(resting))
      }, still)
    }
    const onLeave = () => {
      resting = null
      cancelAnimationFrame(looking)
      lookAt(null)
    }
    const onDown = (event: PointerEvent) => {
      pressed = true
      focused = document.activeElement
      if (event.button !== 0 || !event.isPrimary) {
        hand.cancel()
        return
      }
      hand.press(at(event), mannerOf(event))
      // A dragged thing follows the pointer out of the frame.
      if (!hand.isDragging) return
      element.setPointerCapture(event.pointerId)
      moved()
    }
    const onUp = (event: PointerEvent) => {
      pressed = false
      settle()
      const tapped = event.isPrimary ? hand.release(at(event)) : undefined
      if (tapped === undefined) return
      element.focus({ preventScroll: true })
      tap(tapped.hit, mannerOf(event))
    }
    /**
     * The map library takes the focus when the map is pressed. It is given back; if nothing had it, the map gets it.
     */
    const keepFocus = () => {
      if (document.activeElement !== null && document.activeElement !== document.body) return
      const kept =
        focused instanceof HTMLElement && focused !== document.body && focused.isConnected ? focused : element
      kept.focus({ preventScroll: true })
    }
    const onCancel = () => hand.cancel()
    // In the capture phase: Escape puts a dragged thing back before any other handler sees the key.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !hand.isDragging) return
      hand.putBack()
      event.preventDefault()
      event.stopPropagation()
    }
    const onWheel = (event: WheelEvent) => {
      const over = event.target as Element // wheel events target elements
      // The wheel scrolls an open stack that is longer than its room.
      if (over.closest('dialog') !== null) return
      event.preventDefault()
      // The map library would zoom too slowly to reach the other end of the scale.
      event.stopPropagation()
      // Over the buttons and the overview it scales the map about its middle.
      const isOverMap = element.contains(over)
      const turn = event.deltaY > 0 ? 1 : -1
      if (isOverMap && !event.ctrlKey && event.deltaY !== 0 && toolNow().wheel?.(turn) === true) return
      camera.zoomBy(zoomOfWheel(event), isOverMap ? at(event) : undefined, 130)
    }
    // An open stack closes when the map moves.
    const unfollow = camera.follow(() => {
      moved()
      settle()
    })
    const letGo = new AbortController()
    const listening = { signal: letGo.signal }
    element.addEventListener('pointermove', onMove, listening)
    element.addEventListener('pointerleave', onLeave, listening)
    element.addEventListener('pointerdown', onDown, listening)
    element.addEventListener('pointerup', onUp, listening)
    element.addEventListener('pointercancel', onCancel, listening)
    element.addEventListener('mousedown', keepFocus, listening)
    element.addEventListener('touchstart', keepFocus, { ...listening, passive: true })
    const withTools = element.parentElement ?? element
    withTools.addEventListener('wheel', onWheel, { ...listening, capture: true, passive: false })
    window.addEventListener('keydown', onKeyDown, { ...listening, capture: true })
    return () => {
      unfollow()
      hand.cancel()
      cancelAnimationFrame(looking)
      clearTimeout(settling)
      letGo.abort()
    }
  }, [frame, stage])

  useEffect(() => () => clearTimeout(timer.current), [])
  // A closed stack does not report that the pointer leaves it.
  useEffect(() => {
    if (open === null) inStack.current = false
  }, [open])

  // The pointer may move from the pile into the open stack and stay there.
  return (inside) => {
    inStack.current = inside
    clearTimeout(timer.current)
    if (!inside && open?.pinned === false) timer.current = window.setTimeout(() => setOpen(null), closesAfter)
  }
}
