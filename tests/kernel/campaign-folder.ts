import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'

const campaigns = resolve(import.meta.dirname, '../../campaigns')

/** The JSON files of a campaign of the house. */
export function campaignFolder(name: string): CampaignFiles {
  const files = readdirSync(join(campaigns, name), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.json'),
  )
  return Object.fromEntries(
    files.map((path) => [
      path.replaceAll('\\', '/'),
      JSON.parse(readFileSync(join(campaigns, name, path), 'utf8')) as unknown,
    ]),
  )
}
