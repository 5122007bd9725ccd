import { useContext, useLayoutEffect, useRef } from 'react'
import { liveriesByChoice } from '../counters/liveries.ts'
import { SideColoursContext } from '../counters/side-colours.ts'
import { inksOf } from '../map/board/overlay.ts'
import { type KeySample, paintSample, sampleSize } from '../map/paint/paint-key.ts'

/** A sign of a layer, painted as on the map. */
export function KeySwatch({ tone, as, dashed }: KeySample) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const colours = useContext(SideColoursContext)
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!canvas.current || !pen) return
    const sharp = Math.max(2, window.devicePixelRatio)
    canvas.current.width = sampleSize.width * sharp
    canvas.current.height = sampleSize.height * sharp
    pen.scale(sharp, sharp)
    const sample = { tone, ...(as === undefined ? {} : { as }), ...(dashed === undefined ? {} : { dashed }) }
    paintSample(pen, sample, inksOf(liveriesByChoice[colours]))
  }, [tone, as, dashed, colours])
  return <canvas ref={canvas} className="key-sample" aria-hidden="true" />
}
