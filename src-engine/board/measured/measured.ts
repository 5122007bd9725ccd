/**
 * The public interface of the measured table: counters and ground on a table measured in whole units, for rule systems.
 */
export { keepsAway, lastFree } from './advance.ts'
export {
  centreBehind,
  columnOf,
  depthOf,
  footprintOf,
  frontMiddle,
  blockGeometryOf,
  lineOf,
  squareOf,
  standCentre,
  standFootprint,
  standFront,
  widthOf,
  type Block,
  type BlockGeometry,
} from './blocks.ts'
export { Boxes } from './boxes.ts'
export { edgeMiddle, edgeTowards, facingAgainst, flushAgainst, type Edge, type Oblong } from './contact.ts'
export {
  aheadOf,
  FACINGS,
  facingAlong,
  isAcross,
  isBoxOutOfArc,
  isInArc,
  offset,
  rightOf,
  stepsBetween,
  turned,
} from './facing.ts'
export {
  compareGaps,
  gapBetween,
  isAtMost,
  isGapAtMost,
  isGapLess,
  isLess,
  leastGap,
  mostGap,
  type Gap,
} from './gaps.ts'
export { Ground, type Feature } from './ground.ts'
export { hasComeNearer, type Outline } from './nearing.ts'
export { areNear, boxAround, boxOf, holds, hullOf, overlap, ringsMeet, type Box, type Ring } from './rings.ts'
export {
  bendsBetween,
  facingOnRoad,
  isOnRoadAt,
  placeOnRoad,
  pointOnRoad,
  roadLength,
  roadOf,
  type Road,
} from './roads.ts'
export { Fan } from './screen.ts'
export { Sight, type Body, type Line } from './sight.ts'
export { pointAlong, wholeRoot, type Point } from './whole.ts'
