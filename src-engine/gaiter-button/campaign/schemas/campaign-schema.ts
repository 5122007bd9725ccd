import { z } from 'zod'
import { campaignHead, fields, fileHead } from './common-schema.ts'

export const campaignSchema = fields(campaignHead('gaiter-button'))

export type CampaignAbout = z.infer<typeof campaignSchema>

/** The key of a text: "unit.fr-1-1", "scenario.august-1870.title". */
export const wordKey = z.string().regex(/^[a-z][a-zA-Z-]*(\.[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*)+$/)

/** One language: `text.en.json`, `text.fr.json`. */
export const textSchema = fields({
  ...fileHead,
  words: z
    .record(wordKey, z.string().min(1))
    .describe('Words by key, such as "unit.fr-1-1" or "scenario.august-1870.title".'),
})

export type CampaignText = z.infer<typeof textSchema>
