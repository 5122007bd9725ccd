import { describe, expect, it } from 'vitest'
import { arms, type Side } from '#engine/gaiter-button/campaign/schemas/common-schema.ts'
import type { Unit } from '#engine/gaiter-button/campaign/schemas/order-of-battle-schema.ts'
import { chalons, chalonsFiles } from './files.ts'

const { sides } = chalons().battle
const totals = (units: readonly Unit[]) =>
  Object.fromEntries(arms.map((arm) => [arm, units.reduce((sum, { strength }) => sum + (strength[arm] ?? 0), 0)]))
const ofCorps = (side: Side, corps: string) => sides[side].units.filter((unit) => unit.corps === corps)
const rowOf = (side: Side, id: string) => sides[side].units.find((unit) => unit.id === id)?.row.join(' ')

describe('the French order of battle', () => {
  it('has 21 units with 65 SP of infantry, 7 of cavalry, 2 of heavy cavalry, 28 + 4 of artillery and 13 mitrailleuses', () => {
    expect(sides.french.units).toHaveLength(21)
    expect(totals(sides.french.units)).toEqual({
      infantry: 65,
      cavalry: 7,
      heavyCavalry: 2,
      artillery: 28,
      heavyArtillery: 4,
      mitrailleuses: 13,
    })
  })

  it.each([
    ['fr-1', 17, 2],
    ['fr-5', 11, 1],
    ['fr-7', 11, 1],
    ['fr-12', 20, 2],
    ['fr-13', 6, 0],
  ])('gives corps %s %i SP of infantry and %i of cavalry', (corps, infantry, cavalry) => {
    const all = totals(ofCorps('french', corps))
    expect([all['infantry'], (all['cavalry'] ?? 0) + (all['heavyCavalry'] ?? 0)]).toEqual([infantry, cavalry])
  })

  it.each([
    ['fr-1-1', '3 4 4 5 5'],
    ['fr-1-2', '3 4 4 5'],
    ['fr-1-3', '3 4 4 5'],
    ['fr-1-4', '3 4 4 5'],
    ['fr-1-c', '4 5'],
    ['fr-5-1', '2 2 3 3 4'],
    ['fr-5-2', '3 4'],
    ['fr-5-3', '2 3 3 4'],
    ['fr-5-c', '4'],
    ['fr-7-1', '2 2 3 3 4'],
    ['fr-7-2', '2 3 3 4'],
    ['fr-7-3', '3 4'],
    ['fr-7-c', '4'],
    ['fr-12-1', '2 2 3 3 3 4 4'],
    ['fr-12-2', '2 2 2 2 3 3 4'],
    ['fr-12-3', '3 3 4 4 5 5'],
    ['fr-12-c', '3 4'],
    ['fr-13-1', '2 2 3'],
    ['fr-13-3', '2 2 3'],
    ['fr-r-1', '4 5'],
    ['fr-r-2', '4'],
  ])('prints over the boxes of %s: %s', (id, row) => expect(rowOf('french', id)).toBe(row))

  it('has heavy guns in the first divisions of the 1st, 5th, 7th and 12th Corps alone', () => {
    const heavy = sides.french.units.filter(({ strength }) => (strength.heavyArtillery ?? 0) > 0)
    expect(heavy.map(({ id }) => id)).toEqual(['fr-1-1', 'fr-5-1', 'fr-7-1', 'fr-12-1'])
  })

  it('has heavy cavalry with Michel and Bonnemains', () => {
    const heavy = sides.french.units.filter(({ strength }) => (strength.heavyCavalry ?? 0) > 0)
    expect(heavy.map(({ commander }) => commander)).toEqual(['Michel', 'Bonnemains'])
  })

  it('has garrisons of 1 + 1 + 2 + 2 + 3 SP, 4 decoys, 3 detachments and Mac-Mahon with the Emperor', () => {
    expect(sides.french.garrisons.map(({ fortress, row }) => [fortress, row.length])).toEqual([
      ['mezieres', 1],
      ['sedan', 1],
      ['montmedy', 2],
      ['longwy', 2],
      ['verdun', 3],
    ])
    expect(sides.french.garrisons.every(({ manned }) => manned)).toBe(true)
    expect(sides.french.decoys).toBe(4)
    expect(sides.french.detachments.map(({ name, row }) => `${name}: ${row.join(' ')}`)).toEqual([
      '5: 2 2 3',
      '6: 2 2 3',
      'C: 4',
    ])
    expect(sides.french.leaders).toMatchObject([
      { id: 'mac-mahon', rank: 'army', strategicValue: 1, accompaniedBy: 'Napoléon III' },
    ])
  })

  it('has as independent units Margueritte and Bonnemains', () => {
    const independent = sides.french.units.filter(({ corps }) => corps === undefined)
    expect(independent.map(({ commander }) => commander)).toEqual(['Margueritte', 'Bonnemains'])
  })
})

describe('the German order of battle', () => {
  it('has 25 units with 118 SP of infantry, 36 of cavalry, 2 of heavy cavalry and 69 of artillery', () => {
    expect(sides.german.units).toHaveLength(25)
    expect(totals(sides.german.units)).toEqual({
      infantry: 118,
      cavalry: 36,
      heavyCavalry: 2,
      artillery: 69,
      heavyArtillery: 0,
      mitrailleuses: 0,
    })
  })

  it.each([
    ['ge-5', 12, 2, 7],
    ['ge-6', 14, 2, 7],
    ['ge-11', 13, 2, 7],
    ['ge-b-1', 14, 3, 8],
    ['ge-b-2', 14, 4, 8],
    ['ge-w', 9, 2, 4],
    ['ge-g', 12, 5, 9],
    ['ge-4', 15, 2, 7],
    ['ge-12', 15, 4, 8],
  ])('gives corps %s %i SP of infantry, %i of cavalry and %i of artillery', (corps, infantry, cavalry, artillery) => {
    const all = totals(ofCorps('german', corps))
    expect([all['infantry'], (all['cavalry'] ?? 0) + (all['heavyCavalry'] ?? 0), all['artillery']]).toEqual([
      infantry,
      cavalry,
      artillery,
    ])
  })

  it.each([
    ['ge-5-9', '2 2 3 3 4 4'],
    ['ge-5-10', '2 2 3 3 4 4'],
    ['ge-6-11', '2 2 3 3 4 4 4'],
    ['ge-6-12', '2 2 3 3 4 4 4'],
    ['ge-11-21', '2 2 3 3 4 4 4'],
    ['ge-11-22', '2 2 3 3 4 4'],
    ['ge-b-1-1', '2 2 3 3 4 4 4'],
    ['ge-b-1-2', '2 2 3 3 4 4 4'],
    ['ge-b-1-c', '4'],
    ['ge-b-2-3', '2 2 3 3 4 4 4'],
    ['ge-b-2-4', '2 2 3 3 4 4 4'],
    ['ge-b-2-c', '3 4'],
    ['ge-w-1', '2 2 2 3 3 3 4 4 4'],
    ['ge-g-1', '3 4 4 5 5 5'],
    ['ge-g-2', '3 4 4 5 5 5'],
    ['ge-g-c', '3 4 5'],
    ['ge-4-7', '2 2 3 3 3 4 4 4'],
    ['ge-4-8', '2 2 3 3 4 4 4'],
    ['ge-12-23', '2 2 3 3 3 4 4 4'],
    ['ge-12-24', '2 2 3 3 4 4 4'],
    ['ge-12-c', '3 4'],
    ['ge-c-2', '2 3 4'],
    ['ge-c-4', '2 3 4'],
    ['ge-c-5', '2 3 3 4'],
    ['ge-c-6', '3 4'],
  ])('prints over the boxes of %s: %s', (id, row) => expect(rowOf('german', id)).toBe(row))

  it('gives first divisions 3 SP of artillery and second ones 4, the Guard 4 and 4', () => {
    const artillery = Object.fromEntries(
      sides.german.units.filter(({ kind }) => kind === 'infantry').map(({ id, strength }) => [id, strength.artillery]),
    )
    for (const id of ['ge-5-9', 'ge-6-11', 'ge-11-21', 'ge-b-1-1', 'ge-b-2-3', 'ge-4-7', 'ge-12-23'])
      expect(artillery[id]).toBe(3)
    for (const id of ['ge-5-10', 'ge-6-12', 'ge-11-22', 'ge-b-1-2', 'ge-b-2-4', 'ge-4-8', 'ge-12-24'])
      expect(artillery[id]).toBe(4)
    for (const id of ['ge-g-1', 'ge-g-2', 'ge-w-1']) expect(artillery[id]).toBe(4)
  })

  it('has Moltke above the Crown Princes of Prussia and Saxony, with strategic values of 2, 1 and 1', () => {
    expect(sides.german.leaders).toMatchObject([
      { id: 'moltke', rank: 'senior', strategicValue: 2, mp: 8 },
      { id: 'frederick-william', rank: 'army', strategicValue: 1, mp: 8, superior: 'moltke' },
      { id: 'albert-of-saxony', rank: 'army', strategicValue: 1, mp: 8, superior: 'moltke' },
    ])
  })

  it('has room for 1 + 1 + 1 + 1 + 2 SP of garrison in enemy fortresses, 6 decoys and 3 detachments', () => {
    expect(sides.german.garrisons.map(({ fortress, row }) => [fortress, row.join(' ')])).toEqual([
      ['mezieres', '2'],
      ['sedan', '2'],
      ['montmedy', '2'],
      ['vitry-le-francois', '2'],
      ['verdun', '2 2'],
    ])
    expect(sides.german.garrisons.some(({ manned }) => manned)).toBe(false)
    expect(sides.german.decoys).toBe(6)
    expect(sides.german.detachments.map(({ name, row }) => `${name}: ${row.join(' ')}`)).toEqual([
      '5: 2 2 3',
      '6: 2 2 3',
      'D: 3',
    ])
  })

  it('has as independent units the 2nd, 4th, 5th and 6th Cavalry Divisions', () => {
    const independent = sides.german.units.filter(({ corps }) => corps === undefined)
    expect(independent.map(({ name }) => name)).toEqual(['2e DC', '4e DC', '5e DC', '6e DC'])
  })

  it('calls the general of the 6th as the English text of his division does', () => {
    const sixth = sides.german.units.find(({ id }) => id === 'ge-c-6')!
    const { words } = chalonsFiles()['text.en.json'] as { words: Record<string, string> }
    expect(words['unit.ge-c-6']).toBe(`6th Cavalry Division (${sixth.commander})`)
  })

  it('has in every army the corps that belong to it', () => {
    const corpsOf = (army: string) => sides.german.corps.filter((corps) => corps.army === army).map(({ id }) => id)
    expect(corpsOf('third')).toEqual(['ge-5', 'ge-6', 'ge-11', 'ge-b-1', 'ge-b-2', 'ge-w'])
    expect(corpsOf('meuse')).toEqual(['ge-g', 'ge-4', 'ge-12'])
  })
})

describe('movement', () => {
  it('is 4 for infantry and 8 for cavalry and leaders of both sides (GB 1.2.1, errata)', () => {
    for (const side of [sides.french, sides.german]) {
      for (const { kind, mp } of [...side.units, ...side.detachments]) expect(mp).toBe(kind === 'infantry' ? 4 : 8)
      for (const { mp } of side.leaders) expect(mp).toBe(8)
    }
  })
})
