import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isJsonObject } from '#engine/kernel/values/result.ts'
import { checkFolder } from '../../src-main/campaigns/campaign-check.ts'
import { readCampaignFolder } from '../../src-main/campaigns/campaign-files.ts'
import { readWithBase } from '../../src-main/campaigns/based-on.ts'
import { house } from '../house/workshop.ts'

const shelf = join(house, 'campaigns')

/** The what-ifs of the house, with the files that each of them brings. */
const whatIfs: readonly [string, readonly string[]][] = [
  ['toward-paris-1870', ['campaign.json', 'map.json', 'scenarios/toward-paris.json', 'text.en.json', 'text.fr.json']],
  [
    'steinmetz-1870',
    ['campaign.json', 'order-of-battle.json', 'scenarios/steinmetz.json', 'text.en.json', 'text.fr.json'],
  ],
  ['bourbaki-1870', ['campaign.json', 'scenarios/bourbaki-early.json', 'tables.json']],
]

describe.each(whatIfs)('%s', (id, files) => {
  const folder = join(shelf, id)

  it('has nothing wrong with it, and is made from the campaign as it is now', () => {
    const { errors, warnings, loaded } = checkFolder(folder, shelf)
    expect([...errors, ...warnings]).toEqual([])
    expect(loaded?.scenarios).toHaveLength(1)
  })

  it('brings no file but those it changes', () => {
    expect(Object.keys(readCampaignFolder(folder).files).toSorted()).toEqual([...files])
  })
})

const content = (id: string, file: string) => {
  const found = readWithBase(join(shelf, id), shelf).files[file]
  if (!isJsonObject(found)) throw new Error(`${id} has no ${file}`)
  return found
}

describe('the differences', () => {
  it('toward Paris: the French leave by the west alone', () => {
    const { zones } = content('toward-paris-1870', 'map.json')
    const exits = (Array.isArray(zones) ? zones : []).filter(
      (zone) => isJsonObject(zone) && zone['frenchExit'] === true,
    )
    expect(exits.map((zone) => isJsonObject(zone) && zone['edges'])).toEqual(
      exits.map(() => expect.arrayContaining(['west']) as unknown),
    )
    expect(exits).toHaveLength(8)
  })

  it('Steinmetz commands the Third Army with a strategic value of 0', () => {
    expect(content('steinmetz-1870', 'order-of-battle.json')).toMatchObject({
      sides: {
        german: {
          leaders: expect.arrayContaining([expect.objectContaining({ id: 'steinmetz', strategicValue: 0 })]) as unknown,
          armies: expect.arrayContaining([expect.objectContaining({ commander: 'steinmetz' })]) as unknown,
        },
      },
    })
  })

  it('Bourbaki may march from the third fortnight on instead of the fourth, and nothing else in the tables differs', () => {
    const [own, base] = ['bourbaki-1870', 'belfort-1870'].map((id) => content(id, 'tables.json'))
    const { stratagems, ...others } = own!
    const { stratagems: theirs, ...same } = base!
    expect(others).toEqual(same)
    expect(theirs).toMatchObject({ bourbakiFrom: 4 })
    expect(stratagems).toEqual({ ...(isJsonObject(theirs) ? theirs : {}), bourbakiFrom: 3 })
  })
})
