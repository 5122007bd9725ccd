import { type Box, boxAround, overlap, type Point } from './plane.ts'

/** Positions of the title, the legend and the table of fortresses. */
export interface Blocks {
  readonly title: Box
  readonly legend: Box
  readonly fortresses: Box
}

export const legendRow = 36
const sizes = {
  title: { width: 850, height: 242 },
  legend: { width: 370, height: 58 + 20 * legendRow },
  fortresses: { width: 500, height: (count: number) => 74 + count * 34 + 118 },
} as const
const gap = 26

/** A symbol around a point. */
interface Drawn {
  readonly at: Point
  readonly extent: number
}

/**
 * Places the plates on ground outside the zones, in the corners of the map; if they would cover anything, in a column
 * beside it.
 */
export function platesOn(box: Box, fortresses: number, spots: readonly Drawn[]): Blocks {
  const inCorners = cornersOf(box, fortresses)
  const plates = Object.values(inCorners) as readonly Box[]
  const apart = plates.every((one, index) => plates.slice(index + 1).every((other) => !overlap(one, other)))
  const free = plates.every((plate) => spots.every(({ at, extent }) => !overlap(plate, boxAround(at, extent + 2))))
  return apart && free ? inCorners : columnBeside(box, fortresses)
}

function cornersOf({ left, top, right, bottom }: Box, fortresses: number): Blocks {
  const { title, legend, fortresses: keys } = sizes
  return {
    title: { left: right - gap - title.width, right: right - gap, top: top + gap, bottom: top + gap + title.height },
    legend: {
      left: left + gap,
      right: left + gap + legend.width,
      top: bottom - gap - legend.height,
      bottom: bottom - gap,
    },
    fortresses: {
      left: right - gap - keys.width,
      right: right - gap,
      top: bottom - gap - keys.height(fortresses),
      bottom: bottom - gap,
    },
  }
}

/** Distance beyond the frame, past its scale and the exits there. */
const beyondFrame = 150

function columnBeside({ top, right }: Box, fortresses: number): Blocks {
  const left = right + beyondFrame
  const below = (height: number, width: number, from: number): Box => ({
    left,
    right: left + width,
    top: from,
    bottom: from + height,
  })
  const title = below(sizes.title.height, sizes.title.width, top)
  const legend = below(sizes.legend.height, sizes.legend.width, title.bottom + gap)
  const keys = below(sizes.fortresses.height(fortresses), sizes.fortresses.width - gap - 20, legend.top)
  const beside = {
    ...keys,
    left: legend.right + gap,
    right: legend.right + gap + sizes.title.width - sizes.legend.width - gap,
  }
  return { title, legend, fortresses: beside }
}
