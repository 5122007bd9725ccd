import type { z } from 'zod'
import type { BoardRead, CampaignFiles } from '../kernel/system/system.ts'
import type { FileSet } from './file-set.ts'
import type { hexDrawingSchema } from './hex-drawing-schema.ts'
import { type HexMap, hexPlan } from './hex-map.ts'
import { Problems } from './problems.ts'
import type { sheetSchema } from './sheet-schema.ts'
import { sheetBesideMap } from './sheet-words.ts'

type TerrainOf = HexMap['terrain'][string]

/** The kinds of files needed to display a hex board. */
interface HexSchemas<Terrain extends TerrainOf> {
  readonly map: z.ZodType<HexMap<Terrain>>
  readonly drawing: typeof hexDrawingSchema
  readonly sheet: typeof sheetSchema
}

/** The hexes for display, from the readable parts of map.json and the drawing. */
export function readHexBoard<Terrain extends TerrainOf>(
  set: FileSet<HexSchemas<Terrain> & { readonly [kind: string]: z.ZodType }>,
  files: CampaignFiles,
  levelOf: (terrain: Terrain) => number,
): BoardRead {
  const problems = new Problems()
  const map = set.read(files, 'map.json', 'map', problems) ?? set.readable(files, 'map.json', 'map')
  const eye = {
    sheet: sheetBesideMap(files, set.peek(files, 'sheet.json', 'sheet')),
    drawing: set.peek(files, 'drawing.json', 'drawing'),
  }
  return { plan: map && hexPlan(map, { ...eye, levelOf }), problems: problems.all }
}
