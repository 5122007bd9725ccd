import {
  columnOf,
  footprintOf,
  lineOf,
  squareOf,
  standCentre,
  type Block,
  type Ring,
} from '../../board/measured/measured.ts'
import { formations, type Arm, type Formation } from './files.ts'
import { INCH } from './measures.ts'

/** Chapter: units. Their footprint on the table in each formation. */

/** The position of a unit, real or hypothetical. */
export interface Pose {
  readonly block: Block
  readonly x: number
  readonly y: number
  readonly facing: number
}

const FOOT = { across: 24, deep: 24 }
const HORSE = { across: 24, deep: 32 }
const GUN = { across: 32, deep: 48 }
const LIMBERED = { across: 32, deep: 64 }
/** Two inches between the stands of a skirmish line. */
const SKIRMISH = 2 * INCH

/**
 * @rule es.units.footprint
 * The number of stands side by side, and of ranks behind each other.
 */
export function blockFor(arm: Arm, formation: Formation, stands: number, dismounted = false): Block {
  const kept = blocks[dismounted ? 'onFoot' : arm][formation]
  return (kept[Math.max(1, stands)] ??= drawnUp(arm, formation, Math.max(1, stands), dismounted))
}

/** Every block is created once, because data on its geometry is cached by block. */
type Kept = Record<Formation, Block[]>
const noBlocks = (): Kept => Object.fromEntries(formations.map((formation) => [formation, []])) as unknown as Kept
const blocks: Record<Arm | 'onFoot', Kept> = {
  foot: noBlocks(),
  horse: noBlocks(),
  guns: noBlocks(),
  onFoot: noBlocks(),
}

function drawnUp(arm: Arm, formation: Formation, count: number, dismounted: boolean): Block {
  if (arm === 'guns') return lineOf(count, formation === 'limbered' ? LIMBERED : GUN)
  const size = arm === 'horse' && !dismounted ? HORSE : FOOT
  switch (formation) {
    case 'skirmish':
      return lineOf(count, size, SKIRMISH)
    case 'column':
      return columnOf(count, size, 2)
    case 'road-column':
      return columnOf(count, size, 1)
    case 'square':
      return squareOf(count, size)
    default:
      return lineOf(count, size)
  }
}

export const ringOf = ({ block, x, y, facing }: Pose): Ring => footprintOf(block, x, y, facing)

/** The exact position of a unit on the table, for drawing. */
export interface BaseOnTable {
  /** The corners of the whole unit: front left, front right, back right, back left, x and y of each. */
  readonly outline: readonly number[]
  /** Width and depth of a stand. */
  readonly across: number
  readonly deep: number
  /** Figures of a full stand. */
  readonly figures: number
  /** The centre of each stand, from the front left; the one with losses is last. */
  readonly stands: readonly (readonly [x: number, y: number])[]
  /** The nearest named place. */
  readonly near: string
}

export function baseOnTable(pose: Pose, figures: number, near: string): BaseOnTable {
  const { block, x, y, facing } = pose
  return {
    outline: [...ringOf(pose)],
    across: block.across,
    deep: block.deep,
    figures,
    stands: Array.from({ length: block.stands }, (_, stand): [number, number] => {
      const at = standCentre(block, stand, x, y, facing)
      return [at.x, at.y]
    }),
    near,
  }
}
