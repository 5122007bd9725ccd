import { describe, expect, it } from 'vitest'
import { edition, position, sixths } from './table.ts'

describe('ps.units.one-per-hex', () => {
  const table = () =>
    position({
      phase: 'activation',
      side: 'prussian',
      units: { woyna: '0604 S', doering: '0605 S', rex: '0505 S', jolivet: '0603 N' },
    }).act('activate woyna', 2)

  it('a unit enters no hex that a friend occupies', () => {
    expect(table().whyNot('step 0605')).toBe('ps.units.one-per-hex friend')
    expect(table().sentence('step 0605')).toBe('0605 is occupied by doering; units do not move through each other.')
  })
  it('nor one that an enemy occupies, except by attacking', () => {
    expect(table().whyNot('step 0603')).toBe('ps.units.one-per-hex enemy')
    expect(table().may('assault jolivet')).toBe(true)
  })
  it('an empty hex is open', () => {
    expect(table().may('step 0504')).toBe(true)
  })
})

describe('ps.units.quality', () => {
  const bastoul = (eliteZouaves: boolean) =>
    position({
      phase: 'activation',
      side: 'french',
      units: { bastoul: '0606 N', francois: '0602 S' },
      switches: { eliteZouaves },
    })

  it('the Zouaves are average, unless the option makes them elite', () => {
    expect(bastoul(false).odds('activate bastoul')).toMatchObject({ activated: sixths(4) })
    expect(bastoul(true).odds('activate bastoul')).toMatchObject({ activated: sixths(5) })
  })
  it('the option makes no other unit elite', () => {
    const table = position({
      phase: 'activation',
      side: 'french',
      units: { pouget: '0606 N' },
      switches: { eliteZouaves: true },
    })
    expect(table.odds('activate pouget')).toMatchObject({ activated: sixths(4) })
  })
})

describe('ps.units.front', () => {
  /** Woyna faces south in 0604; the enemy attacks from each of the six sides. */
  const attackedFrom = (hex: string, facing: string) =>
    position({
      phase: 'new',
      side: 'french',
      units: { woyna: '0604 S', jolivet: [`${hex} ${facing}`, { attacks: 'woyna' }] },
    }).odds('fight jolivet') as { attacker: { modifiers: { label: string }[] } } // odds of a melee

  it.each([
    ['0605', 'N'],
    ['0505', 'NE'],
    ['0705', 'NW'],
  ])('an attack from %s, one of the three hexes before it, is a frontal attack', (hex, facing) => {
    expect(attackedFrom(hex, facing).attacker.modifiers.map(({ label }) => label)).not.toContain('flank')
  })
  it.each([
    ['0603', 'S'],
    ['0504', 'SE'],
    ['0704', 'SW'],
  ])('an attack from %s takes it in flank or rear', (hex, facing) => {
    expect(attackedFrom(hex, facing).attacker.modifiers.map(({ label }) => label)).toContain('flank')
  })
})

describe('ps.units.suppressed', () => {
  const guns = (suppressedIn: number) => ({ 'prussian-guns': ['0603 S', { suppressedIn }] as const, doens: '0606 N' })

  it('guns that are suppressed this turn do not fire', () => {
    const units = { ...guns(3), woyna: '0803 S', 'french-guns': '0807 N' }
    const table = position({ phase: 'orders', side: 'prussian', units })
    // Nothing is asked of the Prussians, so the French are.
    expect(table.asked).toBe('french artillery-orders')
  })
  it('nor do they move', () => {
    const table = position({ phase: 'activation', side: 'prussian', units: { ...guns(3), woyna: '0502 S' } })
    expect(table.whyNot('activate prussian-guns')).toBe('ps.units.suppressed no-move')
    expect(table.whyNot('aim prussian-guns doens')).toBe('ps.units.suppressed no-fire')
  })
  it('both sides see it, from the turn before on', () => {
    const seen = (turn: number) => position({ phase: 'orders', side: 'prussian', units: guns(turn) }).game.view(0).known
    expect([2, 3, 4].map((turn) => seen(turn)['suppressed'])).toEqual([[], ['prussian-guns'], ['prussian-guns']])
  })
  it('in the turn before and the turn after they do both', () => {
    for (const turn of [2, 4]) {
      expect(position({ phase: 'orders', side: 'prussian', units: guns(turn) }).may('aim prussian-guns doens')).toBe(
        true,
      )
      expect(position({ phase: 'activation', side: 'prussian', units: guns(turn) }).may('activate prussian-guns')).toBe(
        true,
      )
    }
  })
})

describe('poor units', () => {
  it('ps.units.quality: a poor unit is activated less often', () => {
    const poor = edition('order-of-battle.json', (text) =>
      text.replace(/("id":"doens".*?"quality":)"average"/, '$1"poor"'),
    )
    const table = position({ phase: 'activation', side: 'french', units: { doens: '0606 N' }, edition: poor })
    expect(table.odds('activate doens')).toMatchObject({ activated: sixths(3) })
  })
})
