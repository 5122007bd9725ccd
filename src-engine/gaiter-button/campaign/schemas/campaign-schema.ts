import { z } from 'zod'
import { fileHead, id } from './common-schema.ts'

const bothLanguages = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) })

export const campaignSchema = z.strictObject({
  ...fileHead,
  id,
  system: z.literal('gaiter-button').describe('The rules this campaign is played with.'),
  title: bothLanguages,
  subtitle: bothLanguages,
  description: bothLanguages,
  attribution: z.string().min(1).describe('Whose data this is made from; shown wherever the map is shown.'),
  sources: z.string().min(1).describe('The file that says where everything comes from.'),
  rulings: z.string().min(1).optional().describe('The file that says how doubtful rules are read.'),
})

export type CampaignAbout = z.infer<typeof campaignSchema>

const key = z.string().regex(/^[a-z][a-zA-Z-]*(\.[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*)+$/)

/** One language: `text.en.json`, `text.fr.json`. */
export const textSchema = z.strictObject({
  ...fileHead,
  words: z
    .record(key, z.string().min(1))
    .describe('Words by key, such as "unit.fr-1-1" or "scenario.august-1870.title".'),
})

export type CampaignText = z.infer<typeof textSchema>
