import { describe, expect, it } from 'vitest'
import type { Campaign } from '#engine/portable-spicheren/campaign/campaign.ts'
import { calendar, pieces, tally, when } from '#engine/portable-spicheren/glance.ts'
import type { G } from '#engine/portable-spicheren/state/kit.ts'
import { actAtRandom, pickFrom } from '../../kernel/table.ts'
import { begin, campaign, position, type Table } from './table.ts'

const data = campaign.campaign as Campaign // one of Portable Spicheren
const figures = (table: Table, side = 0): Record<string, number> =>
  Object.fromEntries(tally(data, table.game.view(side).known).map((one) => [`${one.key} ${one.side}`, one.value]))
const time = (table: Table): string => {
  const { turn, phase } = when(table.game.play as G) // a game of this system
  return `${turn} ${phase}`
}
const shooting = (strength: number) =>
  position({
    phase: 'rifles',
    side: 'prussian',
    units: { goltz: '1402 S', bastoul: '1403 N', woyna: '0604 S', jolivet: ['0605 N', { strength }] },
    lost: ['valabregue'],
  })

describe('Counters at a glance', () => {
  it('stand one to a hex, by place, and are the same for both sides', () => {
    const table = shooting(4)
    const all = ['0604 0', '0605 1', '1402 0', '1403 1']
    for (const side of [0, 1]) {
      const seen = pieces(data, table.game.view(side).known)
      expect(seen.map((one) => `${one.place} ${one.side}`)).toEqual(all)
      expect(seen.every(({ count }) => count === 1)).toBe(true)
    }
  })

  it('are one fewer when a unit is destroyed', () => {
    const table = shooting(1).act('fire woyna jolivet', 6, 1)
    expect(pieces(data, table.game.view(0).known).map(({ place }) => place)).toEqual(['0604', '1402', '1403'])
  })
})

describe('An account', () => {
  it('agrees with what was set up: on the map, still to come, lost', () => {
    const told = { 'strength 0': 8, 'strength-to-come 0': 24, 'strength-lost 0': 0, 'units-lost 0': 0 }
    const french = { 'strength 1': 7, 'strength-to-come 1': 20, 'strength-lost 1': 3, 'units-lost 1': 1 }
    for (const side of [0, 1]) expect(figures(shooting(3), side)).toMatchObject({ ...told, ...french })
  })

  it('moves by a lost point, and by a lost unit', () => {
    const before = figures(shooting(1))
    const after = figures(shooting(1).act('fire woyna jolivet', 6, 1))
    const changed = Object.keys(after).filter((key) => after[key] !== before[key])
    expect(changed.map((key) => `${key} ${after[key]! - before[key]!}`)).toEqual([
      'strength 1 -1',
      'strength-lost 1 1',
      'units-lost 1 1',
      'share-lost 1 3',
    ])
  })

  it('tells the share of strength lost, by which the battle is judged at dark', () => {
    expect(figures(shooting(3))).toMatchObject({ 'share-lost 0': 0, 'share-lost 1': 10 })
    expect(Object.keys(figures(shooting(3)))).not.toContain('places-held 0')
  })

  it('counts the places that a side needs at dark and holds, where they decide', () => {
    const switches = { placesAtDark: true }
    const fresh = position({
      phase: 'rifles',
      side: 'prussian',
      units: { woyna: '0604 S', jolivet: '0605 N' },
      switches,
    })
    expect(figures(fresh)).toMatchObject({ 'places-held 0': 0, 'places-held 1': 3 })
    expect(Object.keys(figures(fresh))).not.toContain('share-lost 0')
    const state = {
      place: { '0608': { holder: 'prussian' }, '1210': { holder: 'french' }, '0211': { holder: 'prussian' } },
    }
    const units = { woyna: '0604 S', jolivet: '0605 N' }
    const taken = position({ phase: 'rifles', side: 'prussian', units, state, switches })
    expect(figures(taken)).toMatchObject({ 'places-held 0': 1, 'places-held 1': 1 })
  })
})

describe('The time', () => {
  const units = { woyna: '0604 S', jolivet: '0605 N', 'prussian-guns': '0703 S', 'french-guns': '0707 N' }

  it.each([
    ['orders', 'french', '3 artillery'],
    ['activation', 'prussian', '3 prussian'],
    ['rifles', 'french', '3 french'],
  ] as const)('is the turn and, in %s of the %s side, %s', (phase, side, told) => {
    expect(time(position({ phase, side, units }))).toBe(told)
  })

  it('begins with the set-up and ends when the battle is over', () => {
    const table = begin('spicheren')
    const pick = pickFrom(5)
    const met: string[] = []
    do met.push(time(table))
    while (actAtRandom(table.game, pick))
    expect(met[0]).toBe('1 set-up')
    expect(met.findLastIndex((one) => one === '1 set-up')).toBeLessThan(met.indexOf('1 french'))
    expect(met.at(-1)).toMatch(/ over$/)
  })

  it.each([
    ['set-up', 'Before turn 4, set-up', 'Avant le tour 4, mise en place'],
    ['prussian', 'Turn 4, Prussians', 'Tour 4, Prussiens'],
    ['tea time', 'Turn 4', 'Tour 4'],
  ])('%s is called %s', (phase, en, fr) => {
    expect(calendar(data, 'spicheren', { turn: 4, phase })).toEqual({ en, fr })
  })
})
