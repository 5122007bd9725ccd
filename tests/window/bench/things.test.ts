import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DraftSetting, DraftSnapshot } from '../../../src-main/contract/drafts.ts'
import {
  commonFields,
  faceOf,
  groupsOf,
  piecesOf,
  placementsOf,
  searchThings,
} from '../../../src-renderer/bench/at-bench/things.ts'
import { systemWindow } from '../../../src-renderer/main/systems.ts'
import { portTo } from '../../main/carry.ts'
import { makeHouseRouter } from '../../main/workshop.ts'

let setting: DraftSetting
let draft: DraftSnapshot
const ends: (() => void)[] = []

beforeAll(async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  ends.push(hangUp, close)
  const { id } = await calls.drafts.begin({
    from: { what: 'copy', campaign: 'portable-spicheren', scenario: 'spicheren-historical' },
  })
  setting = await calls.drafts.setting({ id })
  draft = await calls.drafts.look({ id })
})
afterAll(() => {
  for (const end of ends) end()
})

const own = systemWindow('portable-spicheren').setUpFace

describe('what can be placed', () => {
  it('stands on the map as a counter with what is printed on it, looking where it was turned', () => {
    const pieces = piecesOf(draft, setting, 'en', own)
    expect(pieces.map(({ id, place }) => `${id} ${place}`)).toEqual([
      'micheler 1105',
      'doens 1210',
      'jolivet 0608',
      'valaze 0710',
      'valabregue 0311',
      'french-guns 0910',
    ])
    expect(pieces[0]?.face).toMatchObject({ livery: setting.dress[1], sign: 'infantry', facing: { bearing: 0 } })
    expect(pieces[0]?.title).toMatch(/^Micheler’s brigade, French infantry/)
  })

  it('is listed side by side, each thing once', () => {
    const groups = groupsOf(setting.things, setting, 'en', 'others')
    expect(groups.flatMap(({ things }) => things.map(({ id }) => id)).toSorted()).toEqual(
      setting.things.map(({ id }) => id).toSorted(),
    )
    const sides = groups.map(({ side }) => side)
    expect(sides).toEqual(sides.toSorted((one, other) => one - other))
  })

  it('says whose a formation is that both sides have, and writes ordinals as they print', async () => {
    const { router, close } = makeHouseRouter()
    const { calls, close: hangUp } = portTo(router)
    ends.push(hangUp, close)
    const groupsIn = async (campaign: string) => {
      const { id } = await calls.drafts.begin({ from: { what: 'nothing', campaign } })
      const other = await calls.drafts.setting({ id })
      return groupsOf(other.things, other, 'fr', 'autres').map(({ title }) => title)
    }
    const ofZones = await groupsIn('chalons-1870')
    expect(ofZones).toEqual(
      expect.arrayContaining(['Français · Unités indépendantes', 'Allemands · Unités indépendantes']),
    )
    expect(new Set(ofZones).size).toBe(ofZones.length)
    expect(await groupsIn('wissembourg-1870')).toContain('1ʳᵉ brigade')
  })

  it('is found by its name without accents, by its arm, and by where it is', () => {
    const placements = placementsOf(draft)
    const found = (typed: string): string[] =>
      searchThings(typed, setting.things, setting, ({ id }) => placements.get(id)?.place ?? '', 'en').map(
        ({ id }) => id,
      )
    expect(found('doens')).toEqual(['doens'])
    expect(found('1210')).toEqual(['doens'])
    expect(found('cavalry')).toEqual(expect.arrayContaining(['hussars', 'uhlans', 'valabregue']))
    expect(found('brigade micheler')).toEqual(['micheler'])
    expect(found('nobody at all')).toEqual([])
    expect(found('')).toHaveLength(setting.things.length)
  })

  it('has in common what all of several can be given', () => {
    const [one, other] = setting.things
    expect(commonFields([one!, other!]).map(({ id }) => id)).toEqual(['facing'])
    expect(commonFields([one!, { ...other!, how: [] }])).toEqual([])
    expect(commonFields([])).toEqual([])
  })

  it('wears the colour of the smallest formation it belongs to, and its strength by arms', () => {
    const corps = { id: 'corps', name: { en: 'A corps', fr: 'Un corps' }, side: 0, colour: '#123456' }
    const thing = {
      ...setting.things[0]!,
      formation: ['army', 'corps'],
      strength: [
        { arm: 'infantry', points: 4 },
        { arm: 'unheard-of', points: 9 },
      ],
    }
    expect(faceOf(thing, {}, { ...setting, formations: [corps] }, 'fr', undefined)).toMatchObject({
      band: { colour: '#123456', name: 'Un corps' },
      strength: [{ arm: 'infantry', left: 4, lost: 0 }],
    })
  })
})
