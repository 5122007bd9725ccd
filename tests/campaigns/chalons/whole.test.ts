import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { campaignFiles, type FileKind } from '#engine/gaiter-button/campaign/schemas/published-schemas.ts'
import { readCampaign } from '#engine/gaiter-button/campaign/read-campaign.ts'
import { campaigns, chalons, chalonsFiles, exampleFiles, whole } from './files.ts'

const kindOf = (file: string): FileKind => {
  const kind = campaignFiles.kindOf(file)
  if (kind === undefined) throw new Error(`${file} is of no kind`)
  return kind
}

describe('the campaign of the Army of Châlons', () => {
  it('has no errors and no warnings', () => {
    const { errors, warnings } = readCampaign(chalonsFiles())
    expect(errors).toEqual([])
    expect(warnings).toEqual([])
  })

  it('has three scenarios', () => {
    expect(chalons().scenarios.map(({ id }) => id)).toEqual(['august-1870', 'first-march', 'beaumont-sedan'])
  })

  it.each(Object.entries(chalonsFiles()))(
    '%s says all that is read from it, apart from what it leaves out',
    (file, content) => {
      const files = { [file]: content }
      const read = campaignFiles.peek(files, file, kindOf(file))
      expect(JSON.parse(JSON.stringify(read))).toMatchObject(content as object)
      expect(campaignFiles.whole(campaignFiles.whole(files))).toEqual(campaignFiles.whole(files))
    },
  )

  it.each(Object.entries(chalonsFiles()))('%s names the schema it is checked with', (file, content) => {
    const up = file.includes('/') ? '../../' : '../'
    expect(content).toHaveProperty('$schema', `${up}schema/${campaignFiles.schemaName(kindOf(file))}`)
    expect(content).toHaveProperty('format', campaignFiles.newest(file))
  })
})

describe('the published schemas', () => {
  it.each([...campaignFiles.published()])(
    '%s is the one that loading uses (npm run campaign -- schema)',
    (name, schema) => {
      expect(JSON.parse(readFileSync(join(campaigns, 'schema', name), 'utf8'))).toEqual(
        JSON.parse(JSON.stringify(schema)),
      )
    },
  )
})

describe('the example for designers', () => {
  it('is a complete campaign without errors or warnings', () => {
    const files = exampleFiles()
    expect(Object.keys(files).toSorted()).toEqual([
      'campaign.json',
      'geometry.json',
      'map.json',
      'order-of-battle.json',
      'scenarios/two-days.json',
      'tables.json',
      'text.en.json',
      'text.fr.json',
    ])
    const reading = readCampaign(files)
    expect(reading.warnings).toEqual([])
    expect(whole(reading).map.zones).toHaveLength(5)
  })

  it('has the tables of the house’s campaign', () => {
    const tables = { ...(chalonsFiles()['tables.json'] as object), $schema: expect.any(String) }
    expect(exampleFiles()['tables.json']).toEqual(tables)
  })
})
