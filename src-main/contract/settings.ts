import { z } from 'zod'

export const Language = z.enum(['en', 'fr'])
export type Language = z.infer<typeof Language>

/** In hundredths of the size the system gives. */
const textSize = z.literal([100, 125, 150, 200])

/** By daylight, by lamplight, or as the system has it. */
const theme = z.enum(['system', 'paper', 'lamplight'])

/** Whether things move on the screen: as the system has it, or as little as can be. */
const motion = z.enum(['system', 'reduce'])

/** The sides in the blue and beige of the time, or in two colours that nobody's eyes confuse. */
const sideColours = z.enum(['period', 'clear'])
export type SideColours = z.infer<typeof sideColours>

/** Whether what the other side did is shown by itself, and how fast. */
const film = z.enum(['always', 'asked'])
const filmPace = z.enum(['slow', 'normal', 'fast'])

/** Which questions are asked: those with a choice, or also those with one answer. */
const asking = z.enum(['choices', 'all'])

export const Settings = z.object({
  /** Null until somebody chooses: then the window follows the language of the system. */
  language: Language.nullable(),
  textSize,
  theme,
  motion,
  sideColours,
  film,
  filmPace,
  asking,
  /** The campaign that was on the table last, by its id; it need not exist any more. */
  lastCampaign: z.string().nullable(),
  /** The games that were on the table last, the latest first. They need not exist any more. */
  lastGames: z.array(z.int()),
})
export type Settings = z.infer<typeof Settings>

/** A part of the settings: what is not named stays as it is. Which games were played nobody has to say. */
export const SettingsChange = Settings.omit({ lastGames: true }).partial()
export type SettingsChange = z.infer<typeof SettingsChange>
