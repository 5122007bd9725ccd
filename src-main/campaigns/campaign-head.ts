import { z } from 'zod'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { Words } from '../contract/words.ts'

const Head = z.looseObject({
  id: z.string().optional().catch(undefined),
  system: z.string().optional().catch(undefined),
  title: Words.optional().catch(undefined),
  subtitle: Words.optional().catch(undefined),
  description: Words.optional().catch(undefined),
})

/** What campaign.json says of a campaign of any system, as far as it can be read. */
export type CampaignHead = z.infer<typeof Head>

export function campaignHead(files: CampaignFiles): CampaignHead {
  const { success, data } = Head.safeParse(files['campaign.json'])
  return success ? data : {}
}
