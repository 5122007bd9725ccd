import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { campaignStamp, readCampaignFolder } from '../../src-main/campaigns/campaign-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campaign-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const write = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

describe('a campaign folder', () => {
  it('gives its JSON files by their path, and nothing else', () => {
    write('campaign.json', '{"system":"race"}')
    write('scenarios/august.json', '\ufeff{"id":"august"}')
    write('sources.md', '# Sources')
    write('.cache/old.json', '{}')
    expect(readCampaignFolder(folder)).toMatchObject({
      files: { 'campaign.json': { system: 'race' }, 'scenarios/august.json': { id: 'august' } },
      problems: [],
    })
    expect(Object.keys(readCampaignFolder(folder).files)).toHaveLength(2)
  })

  it('reports every file that is not JSON with its place and a remedy, and reads the others', () => {
    write('map.json', '{\n  "zones": [1, 2,]\n}')
    write('tables.json', '{"die": 6,\n "die": 8}')
    write('campaign.json', '{}')
    const { files, problems } = readCampaignFolder(folder)
    expect(Object.keys(files)).toEqual(['campaign.json'])
    expect(problems).toMatchObject([
      {
        severity: 'error',
        file: 'map.json',
        path: 'line 2, column 17',
        line: 2,
        column: 17,
        message: 'This comma stands before ], where none may stand.',
        remedy: 'Put this place right; all up to it is in order.',
      },
      {
        severity: 'error',
        file: 'tables.json',
        path: 'line 2, column 2',
        message: 'The name "die" stands here for the second time.',
        remedy: 'Put this place right; all up to it is in order.',
      },
    ])
  })

  it('reports a file that is not UTF-8', () => {
    write('map.json', new Uint8Array([0x22, 0xe9, 0x22]))
    expect(readCampaignFolder(folder).problems).toMatchObject([{ file: 'map.json', message: 'The file is not UTF-8.' }])
  })

  it('reads nothing through a link, and says so where a file was meant', () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'))
    writeFileSync(join(outside, 'secret.json'), '{"secret":true}')
    symlinkSync(join(outside, 'secret.json'), join(folder, 'map.json'))
    symlinkSync(outside, join(folder, 'scenarios'))
    symlinkSync(folder, join(folder, 'round'))
    const { files, problems } = readCampaignFolder(folder)
    rmSync(outside, { recursive: true })
    expect(files).toEqual({})
    expect(problems).toMatchObject([{ file: 'map.json', message: 'This is a link to another file.' }])
  })

  it('does not read a file that is too large', () => {
    write('map.json', `"${'x'.repeat(8 * 2 ** 20)}"`)
    const { files, problems } = readCampaignFolder(folder)
    expect(files).toEqual({})
    expect(problems).toMatchObject([{ file: 'map.json', message: `The file has ${8 * 2 ** 20 + 2} bytes.` }])
  })

  it('does not go down without end', () => {
    write('1/2/3/4/5/6/7/map.json', '{}')
    write('1/2/3/4/5/6/7/8/map.json', '{}')
    const { files, problems } = readCampaignFolder(folder)
    expect(Object.keys(files)).toEqual(['1/2/3/4/5/6/7/map.json'])
    expect(problems).toMatchObject([{ file: '1/2/3/4/5/6/7/8', message: 'Folders lie more than 8 deep.' }])
  })

  it('that is not there is a problem, not the end', () => {
    const { files, problems } = readCampaignFolder(join(folder, 'nowhere'))
    expect(files).toEqual({})
    expect(problems).toMatchObject([{ severity: 'error', message: expect.stringContaining('cannot be read') }])
  })

  it('has another stamp as soon as a file in it has changed', () => {
    write('map.json', '{}')
    const { stamp } = readCampaignFolder(folder)
    expect(campaignStamp(folder)).toBe(stamp)
    utimesSync(join(folder, 'map.json'), 1, 1)
    expect(campaignStamp(folder)).not.toBe(stamp)
  })
})
