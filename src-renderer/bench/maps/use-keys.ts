import { type KeyboardEvent, useState } from 'react'
import type { EditingContext, SketchEditor } from './use-sketch-editor.ts'
import { type MapTool, type Scale, type Spot, toolKeys } from './sketching.ts'
import type { SheetViewState } from './use-sheet-view.ts'

type Tools = Pick<EditingContext, 'on'> & {
  readonly tools: readonly MapTool[]
  readonly onTool: (tool: MapTool) => void
  /** Called when the cursor has moved. */
  readonly onWalk: (spot: Spot) => void
}

const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Editing the sketch by keys, with a cursor that the arrow keys move. */
export function useKeys({ on, tools, onTool, onWalk }: Tools, hand: SketchEditor, sheet: SheetViewState, scale: Scale) {
  const { view, pixel, zoomBy, fit, bring } = sheet
  const [cursor, setCursor] = useState<Spot | null>(null)
  const chosenAt = on?.item.at ?? on?.item.line[0] ?? null

  /** The point that keys apply to: the cursor, else the chosen thing, else the middle of the view. */
  const spotOfKeys = (): Spot =>
    cursor ??
    (chosenAt === null ? { x: view.x + view.width / 2, y: view.y + view.height / 2 } : scale.toSketch(chosenAt))

  function walk([right, down]: readonly [number, number], isFine: boolean): void {
    const step = (isFine ? 2 : 16) * pixel
    const from = spotOfKeys()
    const to = { x: from.x + right * step, y: from.y + down * step }
    setCursor(to)
    bring(to)
    onWalk(to)
    if (hand.held !== null) hand.carryTo(to)
  }

  /** Grabs the part of the chosen thing under the cursor, else its place. Returns false if there is neither. */
  function takeHold(): boolean {
    const taken = cursor === null ? null : hand.gripAt(cursor)
    const own = on?.item.at
    const grip =
      taken ?? (own === undefined || own === null ? null : ({ what: 'place', corner: 0, from: own } as const))
    if (grip === null) return false
    setCursor(scale.toSketch(grip.from))
    hand.grab(grip)
    return true
  }

  function press(): void {
    const spot = spotOfKeys()
    setCursor(spot)
    if (hand.held !== null && !hand.held.isSet) hand.letGo(spot)
    else hand.click(spot)
  }

  /** Handles a key; returns false if the sketch has no use for it. */
  function onKey(key: string): boolean {
    const next = tools.find((one) => toolKeys[one] === key.toUpperCase())
    if (next !== undefined) onTool(next)
    else if (key === 'Enter' || key === ' ') press()
    else if (key === 'm' || key === 'M') return takeHold()
    else if (key === 'Delete' || key === 'Backspace') return hand.strike(cursor)
    else if (key === 'Escape') hand.cancel()
    else if (key === '+' || key === '=') zoomBy(1.3, spotOfKeys())
    else if (key === '-') zoomBy(1 / 1.3, spotOfKeys())
    else if (key === '0') fit()
    else return false
    return true
  }

  return {
    cursor,
    hideCursor: (): void => setCursor(null),
    onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const step = steps[event.key]
      if (step !== undefined) walk(step, event.shiftKey)
      else if (!onKey(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
