import type { HexDrawing } from '#engine/kernel/system/board-plan.ts'
import { typographic } from '../wording/apostrophes.ts'
import { ink } from '../cartography/pen/ink.ts'
import { textWidth } from '../cartography/pen/metrics.ts'
import { type Point, smooth } from '../cartography/geometry/plane.ts'
import { type Lettering, text } from '../cartography/pen/svg.ts'
import type { Language } from '../cartography/pen/texts.ts'
import { about, bowed, type WrittenName } from '../cartography/pen/written-names.ts'
import { onSheet } from './hex-scene.ts'

type Name = HexDrawing['names'][number]

const styles = {
  town: { face: 'bold', size: 36, fill: ink.name, spacing: 4, halo: ink.halo },
  village: { face: 'roman', size: 31, fill: ink.name, spacing: 1.5, halo: ink.halo },
  hill: { face: 'italic', size: 27, fill: ink.name, spacing: 1, halo: ink.halo },
  wood: { face: 'italic', size: 31, fill: ink.woodName, spacing: 5, halo: ink.halo },
  water: { face: 'italic', size: 33, fill: ink.waterName, spacing: 6, halo: ink.halo },
  way: { face: 'italic', size: 20, fill: ink.landscape, spacing: 0.8, halo: ink.halo },
  land: { face: 'roman', size: 32, fill: ink.landscape, spacing: 14, halo: ink.halo },
} as const satisfies Record<Name['kind'], Lettering>

const capitals: ReadonlySet<Name['kind']> = new Set(['town', 'land'])

/** The names of a plan, each at its place: level, or along a line. */
export function hexNames(names: readonly Name[], language: Language): WrittenName[] {
  return names.map((name): WrittenName => {
    const style = styles[name.kind]
    const said = typographic(name.text[language])
    const words = capitals.has(name.kind) ? said.toLocaleUpperCase('fr') : said
    const width = textWidth(words, style.face, style.size, style.spacing)
    const points = name.at.map(onSheet)
    const [first = [0, 0] as Point] = points
    if (points.length > 1) return bowed(words, smooth(points, 10), width, style)
    const svg = text(words, [first[0] - width / 2, first[1] + style.size * 0.33], style)
    return { svg, boxes: [about(first, width, style.size)] }
  })
}
