import { z } from 'zod'
import { lessonSchema } from '../../../campaigns/lesson-schema.ts'
import { campaignSchema, textSchema } from './campaign-schema.ts'
import type { FileKind } from './formats.ts'
import { geometrySchema } from './geometry-schema.ts'
import { mapSchema } from './map-schema.ts'
import { orderOfBattleSchema } from './order-of-battle-schema.ts'
import { reliefSchema } from './relief-schema.ts'
import { scenarioSchema } from './scenario-schema.ts'
import { sheetSchema } from './sheet-schema.ts'
import { tablesSchema } from './tables-schema.ts'

/** The one truth about each kind of file: loading, types and the published schemas come from here. */
export const fileSchemas = {
  campaign: campaignSchema,
  map: mapSchema,
  geometry: geometrySchema,
  sheet: sheetSchema,
  relief: reliefSchema,
  'order-of-battle': orderOfBattleSchema,
  tables: tablesSchema,
  scenario: scenarioSchema,
  text: textSchema,
  lesson: lessonSchema,
} as const satisfies Record<FileKind, z.ZodType>

/** The name of a published schema below campaigns/schema. */
export const schemaName = (kind: FileKind): string => `gaiter-button.${kind}.schema.json`

/** The published schemas by name. Editors know draft 7 best. */
export function publishedSchemas(): ReadonlyMap<string, object> {
  return new Map(
    Object.entries(fileSchemas).map(([kind, schema]) => [
      // The keys of fileSchemas are the kinds of files.
      schemaName(kind as FileKind),
      z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }),
    ]),
  )
}
