import { FileSet } from '../../../campaigns/file-set.ts'
import { lessonSchema } from '../../../campaigns/lesson-schema.ts'
import { recordSchema } from '../../../campaigns/record-schema.ts'
import { sheetSchema } from '../../../campaigns/sheet-schema.ts'
import { campaignSchema, textSchema } from './campaign-schema.ts'
import { geometrySchema } from './geometry-schema.ts'
import { mapSchema } from './map-schema.ts'
import { orderOfBattleSchema } from './order-of-battle-schema.ts'
import { reliefSchema } from './relief-schema.ts'
import { scenarioSchema } from './scenario-schema.ts'
import { tablesSchema } from './tables-schema.ts'

/** The only schema of each kind of file: loading, types and the published schemas all derive from it. */
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
  record: recordSchema,
} as const

export type FileKind = keyof typeof fileSchemas

/** All file kinds of a campaign of this system. */
export const campaignFiles = new FileSet('gaiter-button', fileSchemas)
