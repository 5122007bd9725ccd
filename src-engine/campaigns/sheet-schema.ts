import { bothLanguages as words, fields, fileHead } from './common-schema.ts'

/** The text printed beside the map. No rule and no game depends on this file. */
export const sheetSchema = fields({
  ...fileHead,
  series: words.optional().describe('A line over the title.'),
  title: words,
  subtitle: words.optional(),
  occasion: words.optional().describe('When it was.'),
  imprint: words.optional().describe('Who drew and published the sheet, at its foot.'),
  attribution: words.optional().describe('Whose data the map was made from.'),
})
