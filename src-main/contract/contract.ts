import { oc } from '@orpc/contract'
import { z } from 'zod'
import { CampaignEntry, Fault, OpenCampaign } from './campaign.ts'
import { Settings, SettingsChange } from './settings.ts'

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
        CAMPAIGN_BROKEN: {
          message: 'The campaign cannot be read.',
          data: z.object({ folder: z.string(), faults: z.array(Fault) }),
        },
      }),
  },
  settings: {
    read: oc.output(Settings),
    write: oc.input(SettingsChange).output(Settings),
  },
}

export type Contract = typeof contract
