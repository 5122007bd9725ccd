import type { Ring } from '../../board/measured/measured.ts'
import { unitName, type G } from '../state/kit.ts'
import { poseOf, ringOf, type Pose } from '../state/pose.ts'
import { hidingGround, type Aim } from './aim.ts'
import { isAmong, type Bearing } from './bearing.ts'
import { hiddenLine } from './hidden-line.ts'

/** Chapter: fire. The stands that take no part in a volley, and why. */

/** From the middle of a stand's front to the middle of its target: x and y of both. */
export type LineOnTable = readonly [ax: number, ay: number, bx: number, by: number]

/** Stands that do not fire, grouped by reason. */
export type IdleStands = {
  readonly stands: number
  /** The kind of ground or the unit that hides the target; `out-of-arc`; or `others-first`. */
  readonly because: string
  /** For each stand with a hidden target, the first hidden line. */
  readonly lines: readonly LineOnTable[]
}

/** The stands of a unit that have not fired and do not fire at a target, in its position or a hypothetical one. */
export function idleStands(
  g: G,
  unit: number,
  target: number,
  { bearing }: Aim,
  firing: Bearing,
  fired: number,
  pose: Pose = poseOf(g, target),
): IdleStands[] {
  const ring = ringOf(pose)
  const found = new Map<string, { stands: number; lines: LineOnTable[] }>()
  const count = poseOf(g, unit).block.stands
  for (let stand = 0; stand < count; stand++) {
    if ((fired & (1 << stand)) !== 0 || isAmong(firing, stand)) continue
    const { because, line } = isAmong(bearing, stand) ? othersFirst : whyIdle(g, unit, target, stand, pose, ring)
    const same = found.get(because) ?? { stands: 0, lines: [] }
    same.stands += 1
    if (line !== undefined) same.lines.push(line)
    found.set(because, same)
  }
  return [...found].map(([because, { stands, lines }]) => ({ stands, because, lines }))
}

type Reason = { readonly because: string; readonly line?: LineOnTable }
const othersFirst: Reason = { because: 'others-first' }

function whyIdle(g: G, unit: number, target: number, stand: number, pose: Pose, ring: Ring): Reason {
  const line = hiddenLine(g, unit, target, pose, ring, [stand])
  if (line === undefined) return { because: 'out-of-arc' }
  const { ax, ay, bx, by, body, feature } = line
  return { because: body >= 0 ? unitName(g, body) : hidingGround(g, feature), line: [ax, ay, bx, by] }
}
