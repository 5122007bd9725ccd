import { describe, expect, it } from 'vitest'
import { isJsonObject, type JsonObject } from '#engine/kernel/values/result.ts'
import { edition, position, type Standing, type Table } from './table.ts'

/** Losses as the view shows them. */
function losses(table: Table, side: string): JsonObject {
  const all = table.game.view(0).known['losses']
  const found = isJsonObject(all) ? all[side] : undefined
  if (!isJsonObject(found)) throw new Error(`no losses of ${side}`)
  return found
}
const watchers = { goltz: '1402 S', bastoul: '1403 N' }
const shooting = (units: Record<string, Standing>, more = {}) =>
  position({ phase: 'rifles', side: 'prussian', units: { ...watchers, woyna: '0604 S', ...units }, ...more })

describe('ps.victory.losses', () => {
  it('all that a side can bring counts, reserves and units still to come included', () => {
    const table = shooting({ jolivet: '0605 N' })
    expect(losses(table, 'french')).toEqual({ strength: 30, strengthLost: 0, units: 8, unitsLost: 0, broken: false })
    expect(losses(table, 'prussian')).toEqual({ strength: 32, strengthLost: 0, units: 9, unitsLost: 0, broken: false })
  })
  it('lost units count with all their points', () => {
    const table = shooting({ jolivet: ['0605 N', { strength: 3 }] }, { lost: ['micheler', 'valabregue'] })
    expect(losses(table, 'french')).toMatchObject({ strengthLost: 7, unitsLost: 2 })
  })
})

describe('ps.victory.broken', () => {
  const lost = ['micheler', 'doens', 'valaze']

  it('TV11: at fifteen of thirty points the French fight on', () => {
    const table = shooting({ jolivet: ['0605 N', { strength: 2 }] }, { lost }).act('fire woyna jolivet', 6, 1)
    expect(losses(table, 'french')).toMatchObject({ strengthLost: 15 })
    expect(table.ending).toBeUndefined()
  })
  it('TV11: at sixteen they are beaten at once', () => {
    const table = shooting({ jolivet: ['0605 N', { strength: 1 }] }, { lost }).act('fire woyna jolivet', 6, 1)
    expect(losses(table, 'french')).toMatchObject({ strengthLost: 16 })
    expect(table.ending).toBe('prussian strength-broken')
  })
  it('five of eight units are more than half, four are not', () => {
    const weak = { jolivet: ['0605 N', { strength: 1 }] as const }
    const few = shooting(weak, { lost: ['valabregue', 'micheler', 'doens'] }).act('fire woyna jolivet', 6, 1)
    expect(losses(few, 'french')).toMatchObject({ strengthLost: 14, unitsLost: 4 })
    expect(few.ending).toBeUndefined()
  })
  it('the Prussians are beaten at five of nine units, even with half of their points left', () => {
    const table = position({
      phase: 'rifles',
      side: 'french',
      units: { ...watchers, jolivet: '0605 N', uhlans: ['0604 S', { strength: 1 }], woyna: '0203 S' },
      lost: ['hussars', 'francois', 'doering', 'rex'],
    }).act('fire jolivet uhlans', 6, 1)
    expect(losses(table, 'prussian')).toMatchObject({ strengthLost: 16, unitsLost: 5 })
    expect(table.ending).toBe('french units-broken')
  })
  it('a unit that leaves the board may be the last straw', () => {
    const units = { ...watchers, woyna: '1310 S', jolivet: '1312 N', pouget: '1412 N', valabregue: '1212 N' }
    const table = position({ phase: 'rifles', side: 'prussian', units, lost: ['micheler', 'doens', 'valaze'] })
    expect(table.act('fire woyna jolivet', 6, 6).act('leave').ending).toBe('prussian strength-broken')
  })
})

describe('ps.victory.both-broken', () => {
  const frenchLost = ['micheler', 'doens', 'valaze']
  const lastOfBoth = {
    woyna: ['0604 S', { attacks: 'jolivet', strength: 1 }],
    jolivet: ['0605 N', { strength: 1 }],
    goltz: ['1402 S', { strength: 3 }],
  } as const

  it('when one round breaks both sides, the one with the greater part of its strength lost loses', () => {
    const lost = [...frenchLost, 'francois', 'doering', 'rex']
    const table = position({ phase: 'new', side: 'prussian', units: lastOfBoth, lost }).act('fight woyna', 6, 6, 1, 1)
    // 16 of 30 are more than 17 of 32.
    expect(losses(table, 'french')).toMatchObject({ strengthLost: 16, broken: true })
    expect(losses(table, 'prussian')).toMatchObject({ strengthLost: 17, broken: true })
    expect(table.ending).toBe('prussian both-broken')
  })
  it('the other way round when a Prussian brigade leaves the board', () => {
    const units = { woyna: '1001 S', jolivet: ['1002 N', { attacks: 'woyna', strength: 1 }] } as const
    const lost = [...frenchLost, 'francois', 'doering', 'rex', 'schwerin']
    const table = position({ phase: 'new', side: 'french', units, lost }).act('fight jolivet', 6, 6, 6).act('leave', 1)
    expect(losses(table, 'prussian')).toMatchObject({ strengthLost: 20, broken: true })
    expect(table.ending).toBe('french both-broken')
  })
  it('with equal parts lost nobody wins', () => {
    const third = edition('tables.json', (text) =>
      text.replace('"strength":{"moreThan":1,"of":2}', '"strength":{"moreThan":1,"of":3}'),
    )
    const units = {
      ...lastOfBoth,
      jolivet: ['0605 N', { strength: 1 }],
      goltz: '1402 S',
      'french-guns': '1303 N',
    } as const
    const lost = ['micheler', 'doens', 'francois', 'doering', 'rex']
    const shaken = { ...units, 'french-guns': ['1303 N', { strength: 1 }] } as const
    const table = position({ phase: 'new', side: 'prussian', units: shaken, lost, edition: third }).act(
      'fight woyna',
      6,
      6,
      1,
      1,
    )
    expect([losses(table, 'french')['strengthLost'], losses(table, 'prussian')['strengthLost']]).toEqual([15, 16])
    expect(table.ending).toBe('nobody both-broken')
  })
  it('if only one side breaks it alone is beaten', () => {
    const lost = [...frenchLost, 'francois', 'doering', 'rex']
    const table = position({ phase: 'new', side: 'prussian', units: { ...lastOfBoth, goltz: '1402 S' }, lost })
    expect(table.act('fight woyna', 6, 6, 1, 1).ending).toBe('prussian strength-broken')
  })
})

describe('ps.victory.holding', () => {
  it('a place is held by whoever stood there last', () => {
    const table = position({
      phase: 'activation',
      side: 'prussian',
      units: { woyna: '1211 N', rex: '0203 S', valabregue: '0712 S' },
    })
    const holder = () => table.state['place']
    expect(holder()).toMatchObject({ '1210': { holder: 'french' } })
    table.act('activate woyna', 6).act('step 1210').act('step 1111').act('face N')
    expect(holder()).toMatchObject({ '1210': { holder: 'prussian' }, '0608': { holder: 'french' } })
  })
})

describe('ps.victory.dark', () => {
  const atDark = (holders: Record<string, string>) =>
    position({
      phase: 'activation',
      side: 'french',
      turn: 12,
      units: { valabregue: '0712 S', woyna: '0604 S' },
      state: { place: Object.fromEntries(Object.entries(holders).map(([hex, holder]) => [hex, { holder }])) },
    }).act('end-moves').ending

  it('the Prussians win with Spicheren and the ironworks', () => {
    expect(atDark({ '0211': 'french', '0608': 'prussian', '1210': 'prussian' })).toBe('prussian places-at-dark')
  })
  it('the French win with both, and Forbach', () => {
    expect(atDark({ '0211': 'french', '0608': 'french', '1210': 'french' })).toBe('french places-at-dark')
  })
  it('otherwise the battle is drawn', () => {
    expect(atDark({ '0211': 'french', '0608': 'prussian', '1210': 'french' })).toBe('nobody drawn-at-dark')
    expect(atDark({ '0211': 'prussian', '0608': 'french', '1210': 'french' })).toBe('nobody drawn-at-dark')
  })
})
