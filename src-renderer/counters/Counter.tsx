import { useContext, useMemo } from 'react'
import { type CounterFace, detailAt } from './face.ts'
import { wardrobe } from './liveries.ts'
import { SideColoursContext } from './side-colours.ts'
import { counterUrl } from './sprites.ts'
import { counterSvg, margin } from './svg.ts'

type Props = {
  readonly face: CounterFace
  /** Of the counter itself, in pixels. */
  readonly size: number
  /** What it is called; empty where the words beside it say so. */
  readonly title: string
}

/** A counter outside the map: in a fan, a list, a hand. */
export function Counter({ face, size, title }: Props) {
  const worn = wardrobe[useContext(SideColoursContext)]
  const url = useMemo(() => counterUrl(counterSvg(face, detailAt(size), worn)), [face, size, worn])
  const whole = size * (1 + (2 * margin) / 100)
  // Decodes the picture asynchronously, so that the words beside it appear at once.
  return (
    <img className="counter" src={url} alt={title} width={whole} height={whole} decoding="async" draggable={false} />
  )
}
