import type { z } from 'zod'
import type { BoardRead, CampaignFiles } from '../kernel/system/system.ts'
import type { FileSet } from './file-set.ts'
import type { hexDrawingSchema } from './hex-drawing-schema.ts'
import { type HexMap, hexPlan } from './hex-map.ts'
import { Problems } from './problems.ts'
import type { sheetSchema } from './sheet-schema.ts'
import { sheetBesideMap } from './sheet-words.ts'

type TerrainOf = HexMap['terrain'][string]

/** The kinds of files from which a board of hexes is shown. */
interface HexSchemas<Terrain extends TerrainOf> {
  readonly map: z.ZodType<HexMap<Terrain>>
  readonly drawing: typeof hexDrawingSchema
  readonly sheet: typeof sheetSchema
}

/** The hexes for showing, from map.json as far as it can be read, and what only the eye sees of them. */
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
