import { z } from 'zod'
import { bothLanguages } from '#engine/campaigns/common-schema.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'

const Head = z.looseObject({
  id: z.string().optional().catch(undefined),
  system: z.string().optional().catch(undefined),
  title: bothLanguages.optional().catch(undefined),
  subtitle: bothLanguages.optional().catch(undefined),
  description: bothLanguages.optional().catch(undefined),
  basedOn: z
    .looseObject({ campaign: z.string() })
    .transform(({ campaign }) => campaign)
    .optional()
    .catch(undefined),
})

/** The fields of campaign.json that all systems share, as far as they can be read. */
export type CampaignHead = z.infer<typeof Head>

export function campaignHead(files: CampaignFiles): CampaignHead {
  const { success, data } = Head.safeParse(files['campaign.json'])
  return success ? data : {}
}
