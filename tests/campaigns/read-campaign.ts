import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'

/** The JSON files of a campaign of the house, by their path in its folder. */
export function readCampaign(id: string): CampaignFiles {
  const folder = join(import.meta.dirname, '../../campaigns', id)
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'))
  return Object.fromEntries(
    paths
      .sort()
      .map((path) => [path.replaceAll('\\', '/'), JSON.parse(readFileSync(join(folder, path), 'utf8')) as unknown]),
  )
}
