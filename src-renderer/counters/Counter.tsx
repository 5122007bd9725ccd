import { useContext, useLayoutEffect, useMemo, useRef } from 'react'
import { facesReady } from '../parts/faces-ready.ts'
import { type CounterFace, detailAt } from './face.ts'
import { liveriesByChoice } from './liveries.ts'
import { SideColoursContext } from './side-colours.ts'
import { paintCounter } from './sprites.ts'
import { counterSvg, whole } from './svg.ts'

type Props = {
  readonly face: CounterFace
  /** Size of the counter itself, in pixels. */
  readonly size: number
  /** Accessible name; empty if the words beside the counter name it. */
  readonly title: string
}

/** A counter outside the map: in an open stack, a list, a hand. */
export function Counter({ face, size, title }: Props) {
  const worn = liveriesByChoice[useContext(SideColoursContext)]
  const drawn = useRef<HTMLCanvasElement>(null)
  const side = (size * whole) / 100
  const svg = useMemo(() => counterSvg(face, detailAt(size), worn), [face, size, worn])

  useLayoutEffect(() => {
    let isStill = true
    void facesReady().then(() => {
      const canvas = drawn.current
      if (isStill && canvas !== null) paintCounter(canvas, svg, size * Math.max(2, window.devicePixelRatio))
    })
    return () => {
      isStill = false
    }
  }, [svg, size])

  const called = title === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': title } as const)
  return <canvas ref={drawn} className="counter" {...called} style={{ width: side, height: side }} />
}
