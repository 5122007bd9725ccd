import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inHouseStyle } from '../../src-main/campaigns/house-style.ts'
import { gaiterButton, theCampaignAsItWas } from './recorded.ts'

/*
 * Rewrites campaigns/chalons-1870/records/as-it-was.json and the page about it: `node scripts/as-it-was/write.ts`. Run
 * it when the days, the notes or the rules have changed.
 */

const file = 'records/as-it-was.json'
const folder = join(import.meta.dirname, '../../campaigns/chalons-1870')
const { record, page } = theCampaignAsItWas()
writeFileSync(join(folder, file), inHouseStyle(file, record, gaiterButton.campaign.files))
writeFileSync(join(folder, 'as-it-was.md'), page)
