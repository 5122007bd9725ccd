import { offsetInHalves, turned } from './facing.ts'
import { hullOf, type Ring } from './rings.ts'
import { floorDiv, wholeRoot, type Point } from './whole.ts'

/** A formation of stands in ranks and files, with their size. All measures are even numbers. */
export interface Block {
  readonly stands: number
  readonly files: number
  readonly ranks: number
  /** The width and depth of a stand. */
  readonly across: number
  readonly deep: number
  /** The gap between stands of one rank. */
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

/** As many files as ranks; the last ranks need not be full. */
export function squareOf(stands: number, size: StandSize): Block {
  const root = wholeRoot(stands)
  const files = root * root < stands ? root + 1 : root
  return { stands, files, ranks: files, ...size, space: 0 }
}

export const widthOf = ({ files, across, space }: Block): number => files * across + (files - 1) * space
export const depthOf = ({ ranks, deep }: Block): number => ranks * deep

/**
 * The geometry of a block for one facing, relative to its centre. Rounding is done relative to the centre, so that the
 * result does not depend on the position.
 */
export interface BlockGeometry {
  /** The corners: front left, front right, back right, back left; x and y of each. */
  readonly corners: Corners
  /**
   * The centre of each stand; the middle of its front edge, as it stands (`fronts`) and turned by one step to the right
   * or left.
   */
  readonly centres: readonly Point[]
  readonly fronts: readonly Point[]
  readonly turnedRight: readonly Point[]
  readonly turnedLeft: readonly Point[]
  /** The corners of each stand. */
  readonly stands: readonly Corners[]
  /** The convex hulls of all centres, of all fronts, and of all fronts including the turned ones. */
  readonly allCentres: Ring
  readonly allFronts: Ring
  readonly allFrontsTurned: Ring
}
const lies = new WeakMap<Block, BlockGeometry[]>()
/** Nearly always the block is the same as in the previous call. */
let last: { readonly block: Block; readonly found: BlockGeometry[] } | undefined

type Corners = readonly [number, number, number, number, number, number, number, number]

/** The cached geometry of a block; use it directly when many points are needed. */
export function blockGeometryOf(block: Block, facing: number): BlockGeometry {
  if (last?.block !== block) {
    const found = lies.get(block) ?? []
    lies.set(block, found)
    last = { block, found }
  }
  return (last.found[facing] ??= layOut(block, facing))
}

function layOut(block: Block, facing: number): BlockGeometry {
  const [width, depth] = [widthOf(block), depthOf(block)]
  const corner = (ahead: number, right: number): readonly [number, number] => {
    const at = offsetInHalves(0, 0, facing, ahead, right)
    return [at.x, at.y]
  }
  /** The corners of a rectangle whose centre lies this far ahead and to the right; `depth` and `width` are halves. */
  const cornersOf = (ahead: number, right: number, depth: number, width: number): Corners => [
    ...corner(ahead + depth, right - width),
    ...corner(ahead + depth, right + width),
    ...corner(ahead - depth, right + width),
    ...corner(ahead - depth, right - width),
  ]
  const places = Array.from({ length: block.stands }, (_, stand) => placeOf(block, stand))
  const centres = places.map(([ahead, right]) => offsetInHalves(0, 0, facing, ahead, right))
  const turnedBy = (by: number): Point[] =>
    centres.map((centre) => offsetInHalves(centre.x, centre.y, turned(facing, by), block.deep, 0))
  const fronts = places.map(([ahead, right]) => offsetInHalves(0, 0, facing, ahead + block.deep, right))
  const turnedRight = turnedBy(1)
  const turnedLeft = turnedBy(-1)
  return {
    corners: cornersOf(0, 0, depth, width),
    stands: places.map(([ahead, right]) => cornersOf(ahead, right, block.deep, block.across)),
    centres,
    fronts,
    turnedRight,
    turnedLeft,
    allCentres: ringAbout(centres),
    allFronts: ringAbout(fronts),
    allFrontsTurned: ringAbout([...fronts, ...turnedRight, ...turnedLeft]),
  }
}

const ringAbout = (points: readonly Point[]): Ring =>
  hullOf(
    points.flatMap(({ x, y }) => [x, y]),
    [],
  )

/** The corners of a block: front left, front right, back right, back left. */
export const footprintOf = (block: Block, x: number, y: number, facing: number): Ring =>
  moved(blockGeometryOf(block, facing).corners, x, y)

const moved = (corners: Corners, x: number, y: number): Ring => [
  x + corners[0],
  y + corners[1],
  x + corners[2],
  y + corners[3],
  x + corners[4],
  y + corners[5],
  x + corners[6],
  y + corners[7],
]

/** The distance of a stand's centre ahead and to the right of the block's centre, in halves. */
function placeOf(block: Block, stand: number): readonly [ahead: number, right: number] {
  const { files, across, deep, space } = block
  const rank = floorDiv(stand, files)
  const isAlone = files === 2 && stand === block.stands - 1 && stand % 2 === 0
  const right = isAlone ? 0 : across - widthOf(block) + 2 * (stand % files) * (across + space)
  return [depthOf(block) - deep - 2 * rank * deep, right]
}

/**
 * The centre of a stand. Stands are numbered from the front left, rank by rank; the odd last one of two files stands in
 * the middle.
 */
export function standCentre(block: Block, stand: number, x: number, y: number, facing: number): Point {
  const centre = blockGeometryOf(block, facing).centres[stand]!
  return { x: x + centre.x, y: y + centre.y }
}

/** The middle of the front edge of a stand, as it stands or turned by one step about its own centre. */
export function standFront(
  block: Block,
  stand: number,
  x: number,
  y: number,
  facing: number,
  by: -1 | 0 | 1 = 0,
): Point {
  const lie = blockGeometryOf(block, facing)
  const front = (by === 0 ? lie.fronts : by > 0 ? lie.turnedRight : lie.turnedLeft)[stand]!
  return { x: x + front.x, y: y + front.y }
}

/** The corners of one stand. */
export const standFootprint = (block: Block, stand: number, x: number, y: number, facing: number): Ring =>
  moved(blockGeometryOf(block, facing).stands[stand]!, x, y)

/** The middle of the front edge of a block. */
export const frontMiddle = (block: Block, x: number, y: number, facing: number): Point =>
  offsetInHalves(x, y, facing, depthOf(block), 0)

/** The centre of the block whose front edge has its middle at this point. */
export const centreBehind = (block: Block, front: Point, facing: number): Point =>
  offsetInHalves(front.x, front.y, facing, -depthOf(block), 0)
