import { z } from 'zod'
import { mapSides } from './map-schema.ts'
import { formatWords } from '../../../campaigns/problems.ts'

export { bothLanguages, campaignHead, fields, fileHead, scenarioHead } from '../../../campaigns/common-schema.ts'

/** Schemas shared by the files of a campaign. */

export const sides = mapSides
export type Side = (typeof sides)[number]
/** Kinds of strength points (GB 1.2). */
export const arms = ['infantry', 'cavalry', 'heavyCavalry', 'artillery', 'heavyArtillery', 'mitrailleuses'] as const
export type Arm = (typeof arms)[number]

export const side = z.enum(sides)
export const arm = z.enum(arms)
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: formatWords(
      'Write small letters, digits and single hyphens: "fr-12-3".',
      'Écrivez des minuscules, des chiffres et des traits d’union isolés : "fr-12-3".',
    ),
  })
  .describe('Small letters, digits and single hyphens.')
export const zoneId = id.describe('A zone of map.json.')
export const unitId = id.describe('A unit of order-of-battle.json.')
export const leaderId = id.describe('A leader of order-of-battle.json.')
export const section = z
  .string()
  .regex(/^GB \d+(\.\d+)*$/, {
    error: formatWords(
      'Write the section of the printed rules like this: "GB 8.2".',
      'Écrivez le paragraphe des règles imprimées ainsi : "GB 8.2".',
    ),
  })
  .describe('Where the printed rules say so: "GB 8.2".')
/** Limits: no table, row or limit of this game needs a smaller or larger number. */
export const count = z.int().min(0).max(999)
export const positive = z.int().min(1).max(999)
export const modifier = z.int().min(-20).max(20)
export const morale = z.int().min(1).max(6)
export const dice = z.int().min(1).max(3).describe('Six-sided dice rolled and added.')
export const date = z.iso.date().describe('Year, month and day: "1870-08-25".')

export const bySide = <T extends z.ZodType>(value: T) => z.strictObject({ french: value, german: value })

const boxes = z.int().min(0).max(20)
/** Strength points by kind; a kind that is left out has none. */
export const strength = z
  .strictObject({
    infantry: boxes.optional(),
    cavalry: boxes.optional(),
    heavyCavalry: boxes.optional(),
    artillery: boxes.optional(),
    heavyArtillery: boxes.optional(),
    mitrailleuses: boxes.optional(),
  })
  .describe('Strength points by kind; a kind that is left out has none.')
export type Strength = z.infer<typeof strength>

export const pointsOf = (of: Strength, kinds: readonly Arm[] = arms): number =>
  kinds.reduce((sum, kind) => sum + (of[kind] ?? 0), 0)
