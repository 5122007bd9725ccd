import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { readCampaign } from '../../campaigns/read-campaign.ts'
import { conformance } from '../../kernel/conformance.ts'
import { load } from '../../kernel/table.ts'

conformance(load(portableSpicheren, readCampaign('portable-spicheren')), { games: 4, bound: 1500, every: 11 })
