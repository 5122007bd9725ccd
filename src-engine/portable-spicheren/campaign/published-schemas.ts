import { z } from 'zod'
import { campaignFile, mapFile, orderOfBattleFile, scenarioFile, tablesFile } from './files.ts'

const schemas = {
  campaign: campaignFile,
  map: mapFile,
  'order-of-battle': orderOfBattleFile,
  tables: tablesFile,
  scenario: scenarioFile,
}

/** The published schemas by the name of their file, made from the ones that loading uses. Editors know draft 7 best. */
export function publishedSchemas(): ReadonlyMap<string, object> {
  return new Map(
    Object.entries(schemas).map(([kind, schema]) => [
      `portable-spicheren.${kind}.schema.json`,
      z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }),
    ]),
  )
}
