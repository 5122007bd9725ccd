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
  it('as the author fought it eight Prussian brigades make forty points, and the twenty-first lost breaks them', () => {
    const lost = ['rex', 'schwerin', 'goltz', 'francois', 'uhlans']
    const units = {
      jolivet: '0605 N',
      woyna: ['0604 S', { strength: 3 }],
      doering: '1402 S',
      bastoul: '1403 N',
    } as const
    const table = position({ phase: 'rifles', side: 'french', scenario: 'spicheren-refight', units, lost })
    expect(losses(table, 'prussian')).toMatchObject({ strength: 40, strengthLost: 19, units: 11, unitsLost: 5 })
    expect(table.act('fire jolivet woyna', 6, 1).ending).toBeUndefined()
    const worse = { ...units, woyna: ['0604 S', { strength: 2 }] } as const
    const last = position({ phase: 'rifles', side: 'french', scenario: 'spicheren-refight', units: worse, lost })
    expect(last.act('fire jolivet woyna', 6, 1).ending).toBe('french strength-broken')
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
  it('with equal parts lost it is a draw', () => {
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
  it('a place is held by the side that stood there last', () => {
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
  /** The end of the last turn, with these units lost and these points left of others. */
  const atDark = (lost: readonly string[], left: Record<string, number> = {}, scenario = 'spicheren-historical') =>
    position({
      phase: 'activation',
      side: 'french',
      turn: 12,
      scenario,
      // The French guns see nobody; they only keep the turn from running on.
      units: { 'french-guns': '0712 S', woyna: ['0604 S', { strength: left['woyna'] ?? 4 }] },
      lost,
    }).act('end-moves')

  it('the side that has lost the smaller share of its strength wins', () => {
    expect(atDark(['rex']).ending).toBe('french losses-at-dark')
    expect(atDark(['doens']).ending).toBe('prussian losses-at-dark')
  })
  it('shares count, not points', () => {
    // 2 of 32 and 2 of 30: 6.25 and 6.67.
    expect(atDark(['valabregue', 'hussars']).ending).toBe('nobody drawn-at-dark')
  })
  it('within two points in a hundred it is a draw, beyond them it is not', () => {
    // 7 of 32 and 6 of 30: 21.875 and 20.
    expect(atDark(['valabregue', 'doens', 'hussars', 'rex'], { woyna: 3 }).ending).toBe('nobody drawn-at-dark')
    // 8 of 32 and 6 of 30: 25 and 20.
    expect(atDark(['valabregue', 'doens', 'hussars', 'rex'], { woyna: 2 }).ending).toBe('french losses-at-dark')
  })
  it('shares that are exactly as far apart as the table says are a draw', () => {
    // 16 of 32 and 12 of 30: 50 and 40.
    const lost = ['francois', 'rex', 'schwerin', 'goltz', 'doens', 'jolivet', 'valaze']
    const within = (points: number) =>
      position({
        phase: 'activation',
        side: 'french',
        turn: 12,
        units: { valabregue: '0712 S', woyna: '0604 S' },
        lost,
        edition: edition('tables.json', (text) => text.replace('"drawWithin":2', `"drawWithin":${points}`)),
      }).act('end-moves').ending
    expect([within(9), within(10)]).toEqual(['french losses-at-dark', 'nobody drawn-at-dark'])
  })
  it('as the author fought it shares are of forty points and of thirty', () => {
    const lost = ['rex', 'schwerin', 'goltz', 'francois', 'doens', 'jolivet', 'valaze']
    const table = atDark(lost, { woyna: 1 }, 'spicheren-refight')
    expect(table.told('losses-at-dark')).toEqual([
      { kind: 'losses-at-dark', side: 'prussian', strengthLost: 19, strength: 40, percent: 48 },
      { kind: 'losses-at-dark', side: 'french', strengthLost: 12, strength: 30, percent: 40 },
    ])
    expect(table.ending).toBe('french losses-at-dark')
  })
  it('who holds the places is not asked', () => {
    const state = { place: { '0608': { holder: 'prussian' }, '1210': { holder: 'prussian' } } }
    const units = { valabregue: '0712 S', woyna: ['0604 S', { strength: 1 }] } as const
    const table = position({ phase: 'activation', side: 'french', turn: 12, units, state })
    expect(table.act('end-moves').ending).toBe('french losses-at-dark')
  })
})

describe('ps.victory.places', () => {
  const atDark = (holders: Record<string, string>) =>
    position({
      phase: 'activation',
      side: 'french',
      turn: 12,
      switches: { placesAtDark: true },
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
