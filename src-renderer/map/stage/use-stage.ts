import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { liveriesByChoice } from '../../counters/liveries.ts'
import type { Piece } from '../../counters/piles.ts'
import { SideColoursContext } from '../../counters/side-colours.ts'
import type { BoardIndex } from '../board/board.ts'
import { attachGestures } from '../camera/gestures.ts'
import type { MapMarch } from '../board/march-arrows.ts'
import type { Overlay } from '../board/overlay.ts'
import type { Thing } from '../../state/known/thing.ts'
import { Stage } from './stage.ts'

type Shown = {
  readonly index: BoardIndex
  readonly svg: string | null
  readonly pieces: readonly Piece[]
  readonly hidden: boolean
  readonly beginsNear: boolean
  readonly journeyTime: number
  readonly overlay: Overlay
  readonly marches: readonly MapMarch[]
  readonly targets: readonly Thing[]
  readonly chosen: readonly Thing[]
  readonly pointed: Thing | null
  readonly cursor: Thing | null
}

/**
 * A stage that shows the given things, with its elements: the frame, the canvas, and the layer that reads gestures.
 * `printed` once the drawing of the sheet is shown.
 */
export function useStage(shown: Shown) {
  const { index, svg, pieces, hidden, beginsNear, journeyTime, overlay, marches, targets, chosen, pointed, cursor } =
    shown
  const sideColours = useContext(SideColoursContext)
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const hands = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const [printed, setPrinted] = useState(false)

  // The map is painted first; gestures are attached once it is on the screen.
  useLayoutEffect(() => {
    if (frame.current === null || canvas.current === null) return undefined
    const element = frame.current
    const made = new Stage(canvas.current, index, element.clientWidth, element.clientHeight)
    setStage(made)
    const size = new ResizeObserver(() => made.camera.resize(element.clientWidth, element.clientHeight))
    size.observe(element)
    const reach = (): void => void made.prepare()
    element.addEventListener('pointerenter', reach)
    let letGo = (): void => {}
    let attaching = 0
    const first = requestAnimationFrame(() => {
      attaching = window.setTimeout(() => {
        if (hands.current !== null) letGo = attachGestures(hands.current, made.camera)
      }, 30)
    })
    return () => {
      cancelAnimationFrame(first)
      clearTimeout(attaching)
      size.disconnect()
      element.removeEventListener('pointerenter', reach)
      letGo()
      made.remove()
      setStage(null)
    }
  }, [index])

  useLayoutEffect(() => stage?.setJourneyTime(journeyTime), [stage, journeyTime])
  useLayoutEffect(() => stage?.setPieces(pieces, hidden), [stage, pieces, hidden])
  const begun = useRef<Stage | null>(null)
  useLayoutEffect(() => {
    // The first view of a board of hexes is set even while it is empty, so that the map does not jump when the first
    // counter appears.
    const hasBeginning = pieces.length > 0 || index.board.ofHexes === true
    if (!beginsNear || stage === null || !hasBeginning || begun.current === stage) return
    begun.current = stage
    stage.beginWithPieces(pieces)
  }, [beginsNear, stage, pieces, index])
  useLayoutEffect(() => stage?.setOverlay(overlay), [stage, overlay])
  useLayoutEffect(() => stage?.setMarches(marches), [stage, marches])
  useLayoutEffect(() => stage?.setLiveries(liveriesByChoice[sideColours]), [stage, sideColours])
  useLayoutEffect(
    () => stage?.setLights({ targets, chosen, pointed, cursor }),
    [stage, targets, chosen, pointed, cursor],
  )
  useLayoutEffect(() => {
    if (stage === null || svg === null) return undefined
    let gone = false
    stage.show(svg).then(
      () => {
        if (!gone) setPrinted(true)
      },
      (fault: unknown) => console.error(fault),
    )
    return () => {
      gone = true
    }
  }, [stage, svg])

  return { frame, canvas, hands, stage, printed }
}
