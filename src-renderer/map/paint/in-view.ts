import type { MapPlace } from '../board/board.ts'
import type { View } from '../camera/camera-view.ts'

export type Pen = CanvasRenderingContext2D

export const paper = '#fffaf0'

/** Radius of the ring round a sign, large enough to be visible at any scale. */
export const ringOf = (place: MapPlace, view: View): number => Math.max(place.reach * view.zoom + 5, 9)

export const isSeen = ({ width, height }: View, x: number, y: number, rim = 40): boolean =>
  x > -rim && x < width + rim && y > -rim && y < height + rim
