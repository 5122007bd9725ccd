import { z } from 'zod'
import { formatWords } from './problems.ts'

/** What files of campaigns have in common, whatever they are of. */

export const bothLanguages = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) })
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
/** The first lines of every file, in a first format. */
export const fileHead = { $schema: z.string().optional(), format: z.literal(1) }

/** An object that has one value of a shape under each of these names, and nothing else. */
export const eachOf = <Name extends string, T extends z.ZodType>(names: readonly Name[], value: T) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, T>) // made of all the names
