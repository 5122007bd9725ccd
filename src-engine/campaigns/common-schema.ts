import { z } from 'zod'
import type { Title } from '../kernel/system/glance.ts'
import { formatWords } from './problems.ts'

/** Schema parts shared by all kinds of campaign files. */

const note = z.string().min(1).describe('Why this is so, for whoever edits the file. No rule reads it.')

/** An object with exactly these fields, and an optional note. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ ...shape, note: note.optional() })

const word = z.string().min(1)

/** Words in a campaign: in both languages, in one of them, or one text for both. */
export const bothLanguages = z
  .union([word, z.strictObject({ en: word, fr: word.optional() }), z.strictObject({ fr: word, en: word.optional() })])
  .transform(inBoth)

/** A text given in only one language is used for the other as well. */
export function inBoth(words: string | { readonly en?: string | undefined; readonly fr?: string | undefined }): Title {
  if (typeof words === 'string') return { en: words, fr: words }
  const { en = words.fr ?? '', fr = words.en ?? '' } = words
  return { en, fr }
}

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: formatWords(
    'Write it in small letters, digits and hyphens.',
    'Écrivez-le en minuscules, chiffres et traits d’union.',
  ),
})
export const hexName = z.string().regex(/^\d{4}$/, {
  error: formatWords(
    'Write the column and the row of a hex, two digits each.',
    'Écrivez la colonne et la rangée d’un hexagone, deux chiffres chacune.',
  ),
})
/** The first lines of every file. */
export const fileHead = {
  $schema: z.string().optional().describe('Lets an editor complete and check the file.'),
  format: z.literal(2).describe('The format of this file.'),
}

/** Fields of every scenario, whatever its system: its head, and the position if play took place before it begins. */
export const scenarioHead = {
  ...fileHead,
  id: id.describe('As the file is called.'),
  position: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      'What the set-up cannot say, in the words in which a game tells its state: only what is otherwise than the set-up leaves it.',
    ),
}

/** Fields of campaign.json in every system. */
export const campaignHead = <System extends string>(system: System) => ({
  ...fileHead,
  id: id.describe('As the folder is called.'),
  system: z.literal(system).describe('The rules this campaign is played with.'),
  title: bothLanguages,
  subtitle: bothLanguages.optional(),
  description: bothLanguages.optional(),
  occasion: bothLanguages.optional().describe('When it was; it stands beside the map.'),
  attribution: bothLanguages.optional().describe('Whose data this is made from; shown wherever the map is shown.'),
  sources: z.string().min(1).optional().describe('The file that says where everything comes from.'),
  rulings: z.string().min(1).optional().describe('The file that says how doubtful rules are read.'),
  formerly: z
    .array(z.string().regex(/^[0-9a-f]{16}$/))
    .optional()
    .describe('Hashes of earlier editions that play the same: their saves are played again with this one.'),
  basedOn: z
    .strictObject({
      campaign: id.describe('A campaign of the house.'),
      hash: z
        .string()
        .regex(/^[0-9a-f]{16}$/)
        .optional()
        .describe('Of that campaign when this one was made from it; where it is another now, the check says so.'),
      without: z.array(z.string().min(1)).optional().describe('Files of that campaign that this one leaves out.'),
    })
    .optional()
    .describe('The campaign that this one changes: only the files that are otherwise lie here.'),
})

/** An object with a value of one shape under each of these names, and nothing else. */
export const eachOf = <Name extends string, T extends z.ZodType>(names: readonly Name[], value: T) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, T>) // built from all the names
