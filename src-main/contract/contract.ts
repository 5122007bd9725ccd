import { oc } from '@orpc/contract'
import { z } from 'zod'
import { CampaignEntry, OpenCampaign } from './campaign.ts'
import { Language, Settings, SettingsChange } from './settings.ts'

const about = z.object({
  name: z.string(),
  version: z.string(),
  host: z.enum(['electron', 'browser']),
  dataFolder: z.string(),
  /** Where a damaged library was put when the app started, if that happened. */
  setAside: z.string().nullable(),
})
export type About = z.infer<typeof about>

/** Everything the window can ask of the process that owns games. Both hosts carry exactly this. */
export const contract = {
  app: {
    about: oc.output(about),
  },
  campaigns: {
    list: oc.output(z.array(CampaignEntry)),
    open: oc
      .input(z.object({ id: z.string() }))
      .output(OpenCampaign)
      .errors({
        NOT_FOUND: { message: 'There is no campaign of that name.' },
        CAMPAIGN_BROKEN: { message: 'The campaign has errors; the list of campaigns tells them.' },
      }),
    /** The map of a board of zones as an SVG document; drawing it takes some seconds. */
    draw: oc
      .input(z.object({ id: z.string(), language: Language }))
      .output(z.object({ svg: z.string() }))
      .errors({ NOT_FOUND: { message: 'There is no campaign of that name with a map to draw.' } }),
  },
  settings: {
    read: oc.output(Settings),
    write: oc.input(SettingsChange).output(Settings),
  },
}

export type Contract = typeof contract
