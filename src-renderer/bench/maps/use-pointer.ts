import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { TwoFingers } from '../../map/camera/two-fingers.ts'
import { zoomOfWheel } from '../../map/camera/wheel.ts'
import type { EditingContext, SketchEditor } from './use-sketch-editor.ts'
import type { SheetViewState } from './use-sheet-view.ts'

/** A press that moves less than this, in pixels, is a click. */
const steady = 4

type Press = { readonly x: number; readonly y: number; moved: boolean; readonly pans: boolean }

/** Editing the sketch by mouse or finger: grabs, drags, paints, joins, and pans the sheet. */
export function usePointer(
  frame: RefObject<SVGSVGElement | null>,
  { tool, onChoose }: Pick<EditingContext, 'tool' | 'onChoose'>,
  hand: SketchEditor,
  { at, panBy, zoomBy }: SheetViewState,
) {
  const pressed = useRef<Press | null>(null)
  const [fingers] = useState(() => new TwoFingers())

  /** Starts the action of the tool at a press; returns false if the press pans the sheet instead. */
  function takeHold(event: PointerEvent): boolean {
    const spot = at(event)
    if (tool === 'paint') {
      hand.brushOver(spot)
      return true
    }
    if (tool === 'join') {
      const from = hand.endAt(spot)
      if (from !== undefined && hand.joining === null) hand.beginJoining(from)
      return from !== undefined
    }
    if (tool !== 'choose') return false
    const grip = hand.gripAt(spot)
    if (grip !== null) {
      hand.grab(grip)
      return true
    }
    // A thing with its sign there is chosen and grabbed at once, whatever was chosen before.
    const signed = hand.signAt(spot)
    if (signed === undefined || signed.item.at === null) return false
    onChoose(signed)
    hand.grab({ what: 'place', corner: 0, from: signed.item.at })
    return true
  }

  /** Whether a point of the window is on the sketch. */
  function isOnSketch({ clientX, clientY }: PointerEvent): boolean {
    const sketch = frame.current?.parentElement
    return sketch?.contains(document.elementFromPoint(clientX, clientY)) === true
  }

  /** Cancels the press; the choice and the points of an outline stay. */
  function breakOff(): void {
    pressed.current = null
    hand.putDown()
  }

  function onPointerDown(event: PointerEvent<SVGSVGElement>): void {
    fingers.press(event)
    if (fingers.areDown) breakOff()
    if (event.button !== 0 || !event.isPrimary) return
    frame.current?.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    pressed.current = { x: event.clientX, y: event.clientY, moved: false, pans: !takeHold(event) }
  }

  /** Returns whether the sheet is held: then nothing is pointed at. */
  function onPointerMove(event: PointerEvent): boolean {
    const led = fingers.move(event)
    if (led !== undefined) {
      const [before, after] = led
      zoomBy(after.apart / before.apart, at({ clientX: before.x, clientY: before.y }))
      panBy(after.x - before.x, after.y - before.y)
    }
    const press = pressed.current
    if (press === null || !event.isPrimary) return fingers.areDown
    const spot = at(event)
    if (tool === 'paint') hand.brushOver(spot)
    else if (press.moved || Math.hypot(event.clientX - press.x, event.clientY - press.y) >= steady) {
      press.moved = true
      if (press.pans) panBy(event.movementX, event.movementY)
      else if (hand.held !== null) hand.carryTo(spot)
    }
    return true
  }

  function onPointerUp(event: PointerEvent): void {
    fingers.release(event)
    if (!event.isPrimary) return
    const press = pressed.current
    pressed.current = null
    if (press === null) return
    const spot = at(event)
    const { held, joining } = hand
    if (tool === 'paint') hand.endStroke()
    else if (tool === 'join' && joining !== null && press.moved && !press.pans) {
      const to = hand.endAt(spot)
      if (to !== undefined) hand.joinWith(to)
    } else if (held !== null && !held.isSet && press.moved && isOnSketch(event)) hand.letGo(spot)
    else {
      // A thing dropped off the sketch goes back.
      hand.putDown()
      // A place chosen by grabbing it stays chosen.
      if (held?.what === 'place' && !held.isSet) return
      // The press began the joining; the same click does not end it.
      const isBegun = tool === 'join' && joining !== null && hand.endAt(spot)?.item.id === joining.item.id
      if (!press.moved && !isBegun) hand.click(spot)
    }
  }

  const turn = useEffectEvent((event: WheelEvent): void => {
    event.preventDefault()
    zoomBy(zoomOfWheel(event), at(event))
  })
  // Not through React, because its passive wheel listeners cannot stop the page from scrolling.
  useEffect(() => {
    const element = frame.current
    const listen = (event: WheelEvent): void => turn(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [frame])

  return {
    ...{ onPointerDown, onPointerMove, onPointerUp },
    onPointerCancel(event: PointerEvent): void {
      fingers.release(event)
      breakOff()
    },
  }
}
