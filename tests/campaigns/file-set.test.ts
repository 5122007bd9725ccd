import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eachOf, fileHead, id } from '#engine/campaigns/common-schema.ts'
import { FileSet } from '#engine/campaigns/file-set.ts'
import { Problems } from '#engine/campaigns/problems.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { deeplyFrozen } from '#engine/kernel/values/frozen.ts'

const set = new FileSet('road', {
  map: z.strictObject({ ...fileHead, miles: z.int() }),
  scenario: z.strictObject({ ...fileHead, id }),
})

describe('The files of a system’s campaigns', () => {
  it('are read in their shape, and missing or misshapen ones are told with the schema that says more', () => {
    const problems = new Problems()
    expect(set.read({ 'map.json': { format: 1, miles: 7 } }, 'map.json', 'map', problems)).toEqual({
      format: 2,
      miles: 7,
    })
    expect(problems.all).toEqual([])
    expect(set.read({ 'map.json': { format: 1, miles: 'far' } }, 'map.json', 'map', problems)).toBeUndefined()
    expect(set.read({}, 'map.json', 'map', problems)).toBeUndefined()
    expect(problems.errors.map(({ file, path }) => `${file} ${path}`)).toEqual(['map.json miles', 'map.json '])
    expect(problems.errors[1]!.remedy).toContain('campaigns/schema/road.map.schema.json')
  })
  it('are read once where they are sound and frozen, and as often as they are asked for where they may change', () => {
    const problems = new Problems()
    const read = (files: CampaignFiles) => set.read(files, 'map.json', 'map', problems)
    const still = { 'map.json': deeplyFrozen({ format: 2, miles: 7 }) }
    expect(read({ ...still })).toBe(read(still))
    const open = { 'map.json': { format: 2, miles: 7 } }
    const first = read(open)
    open['map.json'].miles = 8
    expect([first, read(open)].map((one) => one?.miles)).toEqual([7, 8])
    const wrong = { 'map.json': deeplyFrozen({ format: 2, miles: 'far' }) }
    read(wrong)
    read(wrong)
    expect(problems.errors.length).toBe(2)
  })
  it('have their scenarios in the order of the files, those left out that cannot be read', () => {
    const problems = new Problems()
    const files = {
      'scenarios/b.json': { format: 1, id: 'b' },
      'scenarios/a.json': { format: 1, id: 'a' },
      'scenarios/c.json': { format: 2 },
      'scenarios/old/d.json': { format: 1, id: 'd' },
    }
    expect(set.readScenarios(files, problems).map(({ file, data }) => `${file} ${data.id}`)).toEqual([
      'scenarios/a.json a',
      'scenarios/b.json b',
    ])
    expect(problems.errors.map(({ file }) => file)).toEqual(['scenarios/c.json'])
    expect(set.readScenarios({}, problems)).toEqual([])
    expect(problems.errors.at(-1)).toMatchObject({ file: 'scenarios', message: 'There is no scenario.' })
  })
  it('are published as schemas by their names', () => {
    expect([...set.published().keys()]).toEqual(['road.map.schema.json', 'road.scenario.schema.json'])
    expect(set.published().get('road.map.schema.json')).toMatchObject({ required: ['format', 'miles'] })
  })
  it('may have one value under each of several names, no fewer and no more', () => {
    const hours = eachOf(['day', 'night'], z.int())
    expect(hours.safeParse({ day: 1, night: 2 }).success).toBe(true)
    expect(hours.safeParse({ day: 1 }).success).toBe(false)
    expect(hours.safeParse({ day: 1, night: 2, noon: 3 }).success).toBe(false)
  })
})
