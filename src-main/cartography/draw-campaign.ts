import { inShape, Problems } from '#engine/campaigns/problems.ts'
import { geometrySchema } from '#engine/gaiter-button/campaign/geometry-schema.ts'
import { checkMap } from '#engine/gaiter-button/campaign/map-checks.ts'
import { mapSchema } from '#engine/gaiter-button/campaign/map-schema.ts'
import { schemaName } from '#engine/gaiter-button/campaign/published-schemas.ts'
import type { CampaignFiles, Problem } from '#engine/kernel/system.ts'
import { drawMap } from './draw-map.ts'
import type { MapTexts } from './texts.ts'

/** The map of a campaign's files as an SVG document, or what is wrong with the two files it is drawn from. */
export function drawCampaign(
  files: CampaignFiles,
  texts?: MapTexts,
): { readonly svg: string } | { readonly errors: readonly Problem[] } {
  const problems = new Problems()
  for (const file of ['map.json', 'geometry.json']) {
    if (Object.hasOwn(files, file)) continue
    problems.error(file, '', 'The file is missing.', 'A map is drawn from map.json and geometry.json of its campaign.')
  }
  if (problems.errors.length > 0) return { errors: problems.errors }
  const map = inShape('map.json', files['map.json'], mapSchema, schemaName('map'), problems)
  const geometry = inShape('geometry.json', files['geometry.json'], geometrySchema, schemaName('geometry'), problems)
  if (map) checkMap(map, 'map.json', problems)
  if (!map || !geometry || problems.errors.length > 0) return { errors: problems.errors }
  return { svg: drawMap(map, geometry, texts) }
}
