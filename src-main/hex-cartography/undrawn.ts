import type { HexDrawing } from '#engine/kernel/system/board-plan.ts'
import { gap, type Line, meetings, type Point, smooth } from '../cartography/geometry/plane.ts'
import {
  type DrawnHexPlan,
  fromSheet,
  hexHeight,
  hexSceneOf,
  type HexScene,
  onSheet,
  sideBetween,
} from './hex-scene.ts'

/* What the rules have on the map and the drawing lacks is drawn plainly, so that the map shows it. */

/** The waters by the feature of their hexsides. */
const classes: Readonly<Record<string, HexDrawing['waters'][number]['class']>> = {
  river: 'major',
  bridge: 'major',
  'river-bridge': 'major',
  stream: 'brook',
  'stream-bridge': 'brook',
}
const riverBridges: readonly string[] = ['bridge', 'river-bridge']
const kindsAsDrawn = { road: ['road', 'imperial'], path: ['path'], rail: ['rail'] } as const

/** The plan with the waters, ways and names that its drawing lacks. */
export function withUndrawn(plan: DrawnHexPlan): DrawnHexPlan {
  const scene = hexSceneOf(plan)
  const { drawing } = plan
  return {
    ...plan,
    drawing: {
      ...drawing,
      waters: [...drawing.waters, ...undrawnWaters(scene)],
      ways: [...drawing.ways, ...undrawnWays(scene)],
      names: [...drawing.names, ...unwrittenNames(scene)],
    },
  }
}

function undrawnWaters({ plan, centres }: HexScene): HexDrawing['waters'] {
  const drawn = plan.drawing.waters.map(({ line }) => smooth(line.map(onSheet), 8))
  return plan.hexsides.flatMap(({ between: [a, b], feature }) => {
    const [kind, from, to] = [classes[feature], centres.get(a), centres.get(b)]
    if (kind === undefined || from === undefined || to === undefined || meetsAny([from, to], drawn)) return []
    return [{ name: `${a} – ${b}`, class: kind, line: sideBetween(from, to).map(fromSheet) }]
  })
}

/** The stretches of ways that no line of their kind follows from hex to hex. */
function undrawnWays({ plan, centres, lines }: HexScene): HexDrawing['ways'] {
  return plan.ways.flatMap(({ kind, hexes }) => {
    const drawn = kindsAsDrawn[kind].flatMap((one) => lines(one))
    const stretches: Point[][] = []
    let isBroken = true
    for (const [index, hex] of hexes.entries()) {
      const [from, to] = [centres.get(hexes[index - 1] ?? ''), centres.get(hex)]
      const isMissing = from !== undefined && to !== undefined && !meetsAny(sideBetween(from, to), drawn)
      if (isMissing && isBroken) stretches.push([from])
      if (isMissing) stretches.at(-1)?.push(to)
      isBroken = !isMissing
    }
    return stretches.map((line) => ({ name: hexes.join(' – '), kind, line: line.map(fromSheet) }))
  })
}

/** The names of hexes that are written nowhere on the drawing, below the middle of their hex. */
function unwrittenNames({ plan, centres }: HexScene): HexDrawing['names'] {
  const written = new Set(plan.drawing.names.map(({ text }) => text.en.toLowerCase()))
  return plan.places.flatMap(({ hex, name }) => {
    const at = centres.get(hex)
    if (at === undefined || written.has(name.en.toLowerCase())) return []
    return [{ text: name, kind: 'village' as const, at: [fromSheet([at[0], at[1] + hexHeight / 3])] }]
  })
}

const meetsAny = (line: Line, others: readonly Line[]): boolean =>
  others.some((other) => meetings(line, other).length > 0)

/** Bridges over rivers over which no way is drawn: their middle, and the direction across. */
export function bareBridges({ plan, centres }: HexScene, drawn: readonly Point[]): { at: Point; angle: number }[] {
  return plan.hexsides.flatMap(({ between: [a, b], feature }) => {
    const [from, to] = [centres.get(a), centres.get(b)]
    if (!riverBridges.includes(feature) || from === undefined || to === undefined) return []
    const at: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    if (drawn.some((one) => gap(one, at) < hexHeight / 2)) return []
    return [{ at, angle: Math.atan2(to[1] - from[1], to[0] - from[0]) }]
  })
}
