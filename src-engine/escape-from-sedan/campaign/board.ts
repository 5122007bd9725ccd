import { Problems } from '../../campaigns/problems.ts'
import { sheetBesideMap } from '../../campaigns/sheet-words.ts'
import type { PlanGround, TableDrawing, TablePlan, TablePoint } from '../../kernel/system/board-plan.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { BoardRead, CampaignFiles } from '../../kernel/system/system.ts'
import { english } from '../words/english.ts'
import { french } from '../words/french.ts'
import { INCH } from './measures.ts'
import { campaignFiles, type DrawingFile, type TableFile } from './files.ts'

/** The table for display, from its own files, whatever the faults of the others. */
export function board(files: CampaignFiles): BoardRead {
  const problems = new Problems()
  const table =
    campaignFiles.read(files, 'table.json', 'table', problems) ?? campaignFiles.readable(files, 'table.json', 'table')
  const drawing = campaignFiles.peek(files, 'drawing.json', 'drawing')
  const sheet = sheetBesideMap(files, campaignFiles.peek(files, 'sheet.json', 'sheet'))
  return {
    plan: table && { ...planOf(table), sheet, drawing: drawing && drawn(drawing, table) },
    problems: problems.all,
  }
}

function planOf({ size, inchOfGround, areas, lines, places, exits }: TableFile): Omit<TablePlan, 'sheet' | 'drawing'> {
  const [, height] = size
  return {
    kind: 'table',
    size,
    unitsPerInch: INCH,
    inchOfGround,
    areas: areas.map(({ kind, ...one }) => laid(one, kind === 'gentle' ? 'slope' : kind)),
    lines: lines.map(({ kind, ...one }) => laid(one, kind)),
    places,
    exits: [
      {
        dress: 'blue',
        name: inWords('exit.french'),
        from: [exits.french.from, 0],
        to: [exits.french.to, 0],
      },
      {
        dress: 'grey',
        name: inWords('exit.german'),
        from: [exits.german.from, height],
        to: [exits.german.to, height],
      },
    ],
  }
}

const laid = <Look extends string>({ id, name, points }: Omit<PlanGround, 'look'>, look: Look): PlanGround<Look> => ({
  id,
  look,
  name,
  points,
})

const inWords = (key: string): Title => ({ en: english[key] ?? '', fr: french[key] ?? '' })

/** Heights along lines that the rules know: edges of slopes, crests and waters. */
function drawn({ heights, names }: DrawingFile, { areas, lines }: TableFile): TableDrawing {
  const known = new Map<string, readonly TablePoint[]>([
    ...areas.map(({ id, points }) => [id, [...points, ...points.slice(0, 1)]] as const),
    ...lines.map(({ id, points }) => [id, points] as const),
  ])
  return {
    names,
    heights: heights.flatMap(({ of, from, to = from }) => {
      const line = known.get(of)
      return line === undefined ? [] : [{ line, from, to }]
    }),
  }
}
