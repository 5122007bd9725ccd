import { conformance } from '../../kernel/conformance.ts'
import { load } from '../../kernel/table.ts'
import { readCampaign } from '../../campaigns/read-campaign.ts'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'

/** The smallest battle alone, by all laws of the suite for rule systems. */
const files = readCampaign('../tests/rulebook/escape-from-sedan/campaign')
const small = Object.fromEntries(
  Object.entries(files).filter(([file]) => !file.startsWith('scenarios/') || file === 'scenarios/one-battalion.json'),
)
conformance(load(escapeFromSedan, small), {
  games: 3,
  bound: 1000,
  every: 15,
  wishes: 600,
  secrets: { fields: ['hand'], names: () => [] },
})
