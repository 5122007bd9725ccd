import { offsetInHalves } from './facing.ts'
import type { Ring } from './rings.ts'
import { floorDiv, wholeRoot, type Point } from './whole.ts'

/** Stands in rows and files: how they are drawn up, and how large each of them is. All measures are even numbers. */
export interface Block {
  readonly stands: number
  readonly files: number
  readonly ranks: number
  /** A stand from side to side, and from front to back. */
  readonly across: number
  readonly deep: number
  /** Between stands of one rank. */
  readonly space: number
}

interface StandSize {
  readonly across: number
  readonly deep: number
}

export const lineOf = (stands: number, size: StandSize, space = 0): Block => ({
  stands,
  files: stands,
  ranks: 1,
  ...size,
  space,
})

export const columnOf = (stands: number, size: StandSize, files: number): Block => ({
  stands,
  files: Math.min(files, stands),
  ranks: floorDiv(stands + files - 1, files),
  ...size,
  space: 0,
})

/** As many files as ranks, whether the last are full or not. */
export function squareOf(stands: number, size: StandSize): Block {
  const root = wholeRoot(stands)
  const files = root * root < stands ? root + 1 : root
  return { stands, files, ranks: files, ...size, space: 0 }
}

export const widthOf = ({ files, across, space }: Block): number => files * across + (files - 1) * space
export const depthOf = ({ ranks, deep }: Block): number => ranks * deep

/** The corners of a block: front left, front right, back right, back left. */
export function footprintOf(block: Block, x: number, y: number, facing: number): Ring {
  return rectangle(x, y, facing, widthOf(block), depthOf(block))
}

/** A rectangle about a point: so wide and so deep, both even. */
function rectangle(x: number, y: number, facing: number, width: number, depth: number): Ring {
  const frontLeft = offsetInHalves(x, y, facing, depth, -width)
  const frontRight = offsetInHalves(x, y, facing, depth, width)
  const backRight = offsetInHalves(x, y, facing, -depth, width)
  const backLeft = offsetInHalves(x, y, facing, -depth, -width)
  return [
    ...[frontLeft.x, frontLeft.y, frontRight.x, frontRight.y],
    ...[backRight.x, backRight.y, backLeft.x, backLeft.y],
  ]
}

/** How far ahead of the centre and to the right of it the centre of a stand is, in halves. */
function placeOf(block: Block, stand: number): readonly [ahead: number, right: number] {
  const { files, across, deep, space } = block
  const rank = floorDiv(stand, files)
  const isAlone = files === 2 && stand === block.stands - 1 && stand % 2 === 0
  const right = isAlone ? 0 : across - widthOf(block) + 2 * (stand % files) * (across + space)
  return [depthOf(block) - deep - 2 * rank * deep, right]
}

/** Where the centre of a stand is: from the front left, rank by rank; the odd one of two files in the middle. */
export function standCentre(block: Block, stand: number, x: number, y: number, facing: number): Point {
  const [ahead, right] = placeOf(block, stand)
  return offsetInHalves(x, y, facing, ahead, right)
}

/** The middle of the front edge of a stand, in place or turned about its own centre. */
export function standFront(block: Block, stand: number, x: number, y: number, facing: number, by = 0): Point {
  const [ahead, right] = placeOf(block, stand)
  if (by === 0) return offsetInHalves(x, y, facing, ahead + block.deep, right)
  const centre = offsetInHalves(x, y, facing, ahead, right)
  return offsetInHalves(centre.x, centre.y, facing + by + 12, block.deep, 0)
}

/** The corners of one stand. */
export function standFootprint(block: Block, stand: number, x: number, y: number, facing: number): Ring {
  const [ahead, right] = placeOf(block, stand)
  const { across, deep } = block
  const corner = (forward: number, aside: number): number[] => {
    const at = offsetInHalves(x, y, facing, ahead + forward, right + aside)
    return [at.x, at.y]
  }
  return [...corner(deep, -across), ...corner(deep, across), ...corner(-deep, across), ...corner(-deep, -across)]
}

/** The middle of the front edge of a block. */
export const frontMiddle = (block: Block, x: number, y: number, facing: number): Point =>
  offsetInHalves(x, y, facing, depthOf(block), 0)

/** Where the centre of a block is whose front edge has its middle at a point. */
export const centreBehind = (block: Block, front: Point, facing: number): Point =>
  offsetInHalves(front.x, front.y, facing, -depthOf(block), 0)
