import { ink } from '../cartography/pen/ink.ts'
import { textWidth } from '../cartography/pen/metrics.ts'
import { group, path, pathOf, short, text } from '../cartography/pen/svg.ts'
import { cornersOf, hexHeight, type HexScene } from './hex-scene.ts'

const numbers = { face: 'roman', size: 17, fill: ink.name, spacing: 0.6 } as const

/**
 * The sides of the hexes in play, each once and faint, with a dot where three meet; the numbers small at the upper
 * sides.
 */
export function grid({ plan, centres, lookOf }: HexScene): string[] {
  const sides = new Map<string, string>()
  const corners = new Map<string, string>()
  const labels: string[] = []
  for (const hex of plan.hexes) {
    const at = centres.get(hex.hex)
    if (at === undefined || lookOf(hex) === 'outside') continue
    const ring = cornersOf(at)
    ring.forEach((from, i) => {
      const to = ring[(i + 1) % ring.length] ?? from
      const key = `${Math.round((from[0] + to[0]) / 2)} ${Math.round((from[1] + to[1]) / 2)}`
      sides.set(key, pathOf([from, to]))
      const [x, y] = from
      corners.set(`${Math.round(x)} ${Math.round(y)}`, `M${short(x - 3)} ${short(y)}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`)
    })
    const width = textWidth(hex.label, numbers.face, numbers.size, numbers.spacing)
    labels.push(text(hex.label, [at[0] - width / 2, at[1] - hexHeight * 0.408], numbers))
  }
  return [
    path([...sides.values()].join(''), { stroke: ink.halo, 'stroke-width': 3.2, opacity: 0.28, fill: 'none' }),
    path([...sides.values()].join(''), { stroke: ink.line, 'stroke-width': 1.4, opacity: 0.5, fill: 'none' }),
    path([...corners.values()].join(''), { fill: ink.line, opacity: 0.34 }),
    group({ opacity: '0.66' }, labels),
  ]
}
