import { z } from 'zod'

export const Language = z.enum(['en', 'fr'])
export type Language = z.infer<typeof Language>

/** In per cent of the system's text size. */
const textSize = z.literal([100, 125, 150, 200])

/** Light, dark, or as the system is set. */
const theme = z.enum(['system', 'paper', 'lamplight'])

/** Animation on the screen: as the system is set, or as little as possible. */
const motion = z.enum(['system', 'reduce'])

/**
 * The sides in the blue and beige of the period, or in two colours that are easy to tell apart for every kind of colour
 * vision.
 */
const sideColours = z.enum(['period', 'clear'])
export type SideColours = z.infer<typeof sideColours>

/** Whether the other side's acts are shown automatically, and how fast. */
const film = z.enum(['always', 'asked'])
const filmPace = z.enum(['slow', 'normal', 'fast'])

/** Which questions are put to the player: those with a choice, or also those with a single answer. */
const asking = z.enum(['choices', 'all'])

export const Settings = z.object({
  /** Null until it is chosen: then the window follows the language of the system. */
  language: Language.nullable(),
  textSize,
  theme,
  motion,
  sideColours,
  film,
  filmPace,
  asking,
  /** The id of the campaign opened last; it may no longer exist. */
  lastCampaign: z.string().nullable(),
  /** The games opened last, the latest first. They may no longer exist. */
  lastGames: z.array(z.int()),
})
export type Settings = z.infer<typeof Settings>

/** A change of some settings; omitted ones stay as they are. `lastGames` is maintained by the program. */
export const SettingsChange = Settings.omit({ lastGames: true }).partial()
export type SettingsChange = z.infer<typeof SettingsChange>
