import { z } from 'zod'
import * as combat from './combat-tables-schema.ts'
import { fileHead } from './common-schema.ts'
import * as march from './march-tables-schema.ts'

/** Every number of the player aid and of the procedures. Each group names the section it belongs to. */
export const tablesSchema = z.strictObject({ ...fileHead, ...march, ...combat })

export type Tables = z.infer<typeof tablesSchema>
