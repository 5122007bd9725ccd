import { z } from 'zod'
import { fileHead } from './common-schema.ts'

const words = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) })

/** What is written on the sheet beside the map. No rule reads this file, and no game hangs on it. */
export const sheetSchema = z.strictObject({
  ...fileHead,
  series: words.optional().describe('A line over the title.'),
  title: words,
  subtitle: words.optional(),
  occasion: words.optional().describe('When it was.'),
  imprint: words.optional().describe('Who drew and published the sheet, at its foot.'),
  attribution: words.describe('Whose data the map was made from.'),
})
