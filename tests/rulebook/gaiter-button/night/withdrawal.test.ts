import { describe, expect, it } from 'vitest'
import { points } from '#engine/gaiter-button/state/counters.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { withdrawals } from '#engine/gaiter-button/night/withdrawal.ts'
import { endAt, setAxis } from '#engine/gaiter-button/state/places.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { FR, GE, scene, type Names, type Standing, type Table } from '../table.ts'

/** A night in which one side may withdraw. The intruder in Buzancy came from Grandpré, unless told. */
function night(
  counters: Standing,
  wanted: { side?: number; rain?: boolean; arrange?: (g: G, table: Names) => void } = {},
) {
  return scene({
    counters,
    rain: wanted.rain ?? false,
    arrange(g, table) {
      wanted.arrange?.(g, table)
    },
    begin(g) {
      // The last night: when it is over the campaign is judged, and nothing more is asked.
      g.turn = 10
      g.call(days, {})
      g.call(withdrawals, { side: wanted.side ?? FR })
    },
  })
}

/** Marks the connection between two zones, at the first, as an axis of this side. */
function axis(g: G, table: Names, side: number, zone: string, toward: string): void {
  g.zone.intruder.set(table.zone(zone), side + 1)
  setAxis(g, table.connection(zone, toward), table.zone(zone), side)
}

const total = (table: Table, counter: string): number => points(table.g, table.names.counter(counter))

describe('GB 17.5 – night withdrawal', () => {
  it('gb.withdrawal.order: a contested zone may be evacuated, or held', () => {
    const table = night({ buzancy: ['fr-1-1', 'ge-5-9'], grandpre: ['fr-1-2'] })
    expect(table.options).toEqual(['withdraw buzancy', 'no-withdrawal'])
    table.refuses('withdraw grandpre', 'gb.withdrawal.order not-contested')
    table.refuses('withdraw stonne', 'gb.withdrawal.order nobody')
    table.do('no-withdrawal')
    expect(table.where('fr-1-1')).toBe('buzancy')
  })

  it('gb.withdrawal.order: without a contested zone there is no question', () => {
    expect(night({ buzancy: ['fr-1-1'], grandpre: ['ge-5-9'] }).g.ending).toBeDefined()
  })

  it('gb.withdrawal.order: all troops leave by two zones, together or each by its own way', () => {
    const table = night({ buzancy: ['fr-1-1', 'fr-1-2', 'mac-mahon', 'french-decoy-1', 'ge-5-9'] })
    table.do('withdraw buzancy').do('withdraw-one fr-1-2').do('march-by-night buzancy-nouart')
    expect(table.where('fr-1-2')).toBe('nouart')
    table.refuses('march-by-night buzancy-nouart', 'gb.withdrawal.ways back')
    table.do('march-by-night stenay-nouart', 1)
    expect(table.where('fr-1-2')).toBe('stenay')
    table
      .do('withdraw-rest')
      .do('march-by-night boult-aux-bois-buzancy')
      .do('march-by-night le-chesne-boult-aux-bois', 1)
    for (const name of ['fr-1-1', 'mac-mahon', 'french-decoy-1']) expect(table.where(name)).toBe('le-chesne')
    expect(table.told('withdrew').map(({ counters }) => counters)).toEqual([1, 1, 3, 3])
    const rest = 'fr-1-1, mac-mahon, french-decoy-1'
    expect(table.told('withdrew', FR).map(({ who }) => who)).toEqual(['fr-1-2', 'fr-1-2', rest, rest])
    for (const entry of table.told('withdrew', GE)) expect(entry).not.toHaveProperty('who')
  })

  it('gb.withdrawal.order: who is encircled stays', () => {
    const table = night(
      { buzancy: ['fr-1-1', 'ge-5-9'], grandpre: ['fr-1-2', 'ge-5-10'] },
      { arrange: (g, { zone }) => g.zone.encircled.set(zone('buzancy'), FR + 1) },
    )
    expect(table.options).toEqual(['withdraw grandpre', 'no-withdrawal'])
    table.refuses('withdraw buzancy', 'gb.withdrawal.order encircled')
  })

  it('gb.withdrawal.order: the zone that is left is contested no more, and its markers go', () => {
    const table = night(
      { buzancy: ['fr-1-1', 'ge-5-9'] },
      { arrange: (g, names) => axis(g, names, GE, 'buzancy', 'grandpre') },
    )
    table.do('withdraw buzancy').do('march-by-night buzancy-nouart').do('march-by-night stenay-nouart', 1)
    const { g } = table
    expect(g.zone.intruder.of(table.names.zone('buzancy'))).toBe(0)
    const end = endAt(g, table.names.connection('buzancy', 'grandpre'), table.names.zone('buzancy'))
    expect(g.connectionEnd.axis.of(end)).toBe(0)
  })

  it('gb.withdrawal.ways: the side without markers goes by connections that bear none of the enemy', () => {
    const table = night(
      { buzancy: ['fr-1-1', 'ge-5-9'] },
      { arrange: (g, names) => axis(g, names, GE, 'buzancy', 'grandpre') },
    )
    table.do('withdraw buzancy')
    table.refuses('march-by-night buzancy-grandpre', 'gb.leave.axes enemy-axis')
    expect(table.options).toHaveLength(6)
  })

  it('gb.withdrawal.ways: the side with markers goes by them; with one way only nobody is asked', () => {
    const table = night(
      { buzancy: ['fr-1-1', 'ge-5-9'] },
      { arrange: (g, names) => axis(g, names, FR, 'buzancy', 'grandpre') },
    )
    table.do('withdraw buzancy')
    expect(table.where('fr-1-1')).toBe('grandpre')
    expect(table.options).toContain('march-by-night vouziers-grandpre')
    table.refuses('march-by-night buzancy-grandpre', 'gb.withdrawal.ways back')
  })

  it('gb.withdrawal.ways: not into a zone that holds only enemies, even decoys', () => {
    const table = night({ buzancy: ['fr-1-1', 'ge-5-9'], nouart: ['german-decoy-1'], stenay: ['ge-c-5'] })
    table.do('withdraw buzancy')
    table.refuses('march-by-night buzancy-nouart', 'gb.withdrawal.ways only-enemies')
    table.do('march-by-night beaumont-en-argonne-buzancy')
    table.refuses('march-by-night beaumont-en-argonne-stenay', 'gb.withdrawal.ways only-enemies')
    table.do('march-by-night mouzon-beaumont-en-argonne', 1)
    expect(table.where('fr-1-1')).toBe('mouzon')
  })

  it('gb.withdrawal.ways: to the end before a fortress with a garrison alone, not to units inside', () => {
    const table = night({ buzancy: ['ge-5-9', 'fr-1-1'], margut: ['ge-c-5', 'fr-1-2'] }, { side: GE })
    table.do('withdraw margut')
    table.refuses('march-by-night margut-montmedy', 'gb.withdrawal.ways fortress')
    table.do('march-by-night margut-stenay')
    expect(table.can('march-by-night stenay-montmedy')).toBe(true)
    const held = night(
      { margut: ['ge-c-5', 'fr-1-2'], montmedy: ['fr-1-c'] },
      {
        side: GE,
        arrange(g, { counter, garrison }) {
          g.counter.inside.set(counter('fr-1-c'), true)
          g.garrison.points.set(garrison('french-montmedy'), 0)
        },
      },
    )
    held.do('withdraw margut').do('march-by-night margut-stenay')
    held.refuses('march-by-night stenay-montmedy', 'gb.withdrawal.ways only-enemies')
  })

  it('gb.withdrawal.ways: into a contested zone by a friendly axis only', () => {
    const table = night(
      { buzancy: ['fr-1-1', 'ge-5-9'], nouart: ['fr-1-2', 'ge-5-10'] },
      {
        arrange(g, names) {
          axis(g, names, GE, 'nouart', 'buzancy')
        },
      },
    )
    table.do('withdraw buzancy')
    table.refuses('march-by-night buzancy-nouart', 'gb.withdrawal.ways axis-there')
    expect(table.can('march-by-night buzancy-grandpre')).toBe(true)
  })

  it('gb.withdrawal.ways: neither into Belgium nor over a destroyed bridge', () => {
    const table = night(
      { mouzon: ['fr-1-1', 'ge-5-9'] },
      {
        arrange(g, { connection }) {
          g.connection.destroyed.set(connection('mouzon', 'raucourt'), true)
        },
      },
    )
    table.do('withdraw mouzon')
    table.refuses('march-by-night mouzon-raucourt', 'gb.water.bridge no-bridge')
    expect(table.can('march-by-night mouzon-inor')).toBe(true)
    const border = night({ margut: ['fr-1-1', 'ge-5-9'] }).do('withdraw margut')
    border.refuses('march-by-night margut-florenville', 'gb.entry.neutral belgium')
  })

  it.each([
    [5, false, 0],
    [6, false, 1],
    [4, true, 0],
    [5, true, 1],
  ])('gb.withdrawal.test: a %i with morale 5 (rain: %s) loses %i SP', (roll, rain, lost) => {
    const table = night({ buzancy: ['fr-12-c', 'fr-1-4', 'ge-5-9'] }, { rain })
    const before = total(table, 'fr-1-4')
    table.do('withdraw buzancy').do('withdraw-one fr-1-4').do('march-by-night buzancy-nouart')
    table.do('march-by-night stenay-nouart', { draw: 'withdrawal', value: roll })
    if (lost > 0) table.do('lose fr-1-4 infantry')
    expect(total(table, 'fr-1-4')).toBe(before - lost)
    expect(table.g.counter.strayInfantry.of(table.names.counter('fr-1-4'))).toBe(lost)
  })

  it('gb.withdrawal.test: each unit rolls, leaders and decoys do not; the enemy sees neither die nor loss', () => {
    const table = night({ buzancy: ['ge-5-9', 'ge-5-10', 'moltke', 'german-decoy-1', 'fr-1-1'] }, { side: GE })
    table.do('withdraw buzancy').do('withdraw-rest').do('march-by-night buzancy-nouart')
    table.do('march-by-night stenay-nouart', 4, 5)
    expect(table.told('straggled', GE)).toHaveLength(1)
    expect(table.told('straggled', FR)).toHaveLength(0)
    expect(table.told('draw', FR)).toHaveLength(0)
  })

  it('gb.withdrawal.test: the odds are given beforehand', () => {
    const table = night({ buzancy: ['fr-1-4', 'fr-5-2', 'ge-5-9'] }, { rain: true })
    table.do('withdraw buzancy').do('withdraw-rest')
    // Morale 5 and 4, and 1 added in rain.
    expect(table.odds('march-by-night buzancy-nouart')).toEqual({
      units: {
        'fr-1-4': { loses: expect.closeTo(2 / 6), keeps: expect.closeTo(4 / 6) },
        'fr-5-2': { loses: expect.closeTo(3 / 6), keeps: expect.closeTo(3 / 6) },
      },
    })
  })
})
