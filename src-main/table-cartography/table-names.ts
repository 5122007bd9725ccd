import type { TableDrawing } from '#engine/kernel/system/board-plan.ts'
import { ink } from '../cartography/pen/ink.ts'
import { textWidth } from '../cartography/pen/metrics.ts'
import { type Point, smooth } from '../cartography/geometry/plane.ts'
import { type Lettering, text } from '../cartography/pen/svg.ts'
import type { Language } from '../cartography/pen/texts.ts'
import { about, bowed, type WrittenName } from '../cartography/pen/written-names.ts'
import { typographic } from '../wording/apostrophes.ts'
import type { TableScene } from './table-scene.ts'

type Kind = TableDrawing['names'][number]['kind']

const styles = {
  town: { face: 'bold', size: 42, fill: ink.name, spacing: 5, halo: ink.halo },
  village: { face: 'roman', size: 33, fill: ink.name, spacing: 1.2, halo: ink.halo },
  hill: { face: 'italic', size: 29, fill: ink.landscape, spacing: 2, halo: ink.halo },
  wood: { face: 'italic', size: 31, fill: ink.woodName, spacing: 4, halo: ink.halo },
  water: { face: 'italic', size: 30, fill: ink.waterName, spacing: 5, halo: ink.halo },
  way: { face: 'italic', size: 22, fill: ink.landscape, spacing: 0.8, halo: ink.halo },
  land: { face: 'roman', size: 27, fill: ink.landscape, spacing: 6, halo: ink.halo },
} as const satisfies Record<Kind, Lettering>

const capitals: ReadonlySet<Kind> = new Set(['town', 'land'])

/** The names of a table, each at its point, level, or along its line. */
export function tableNames({ plan, onSheet }: TableScene, language: Language): WrittenName[] {
  return (plan.drawing?.names ?? []).map((name): WrittenName => {
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
