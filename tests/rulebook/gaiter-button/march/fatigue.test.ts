import { describe, expect, it } from 'vitest'
import { ARTILLERY, INFANTRY } from '#engine/gaiter-button/campaign/campaign.ts'
import { armPoints, points } from '#engine/gaiter-button/state/counters.ts'
import { about, impulseOf, march, weaken } from '../marching.ts'
import { FR, GE, type Table } from '../table.ts'

const strength = (table: Table, name: string) => points(table.g, table.names.counter(name))
const bowl = (table: Table) => table.g.campaign.tables.fatigue.bowl.map((_, marker) => table.g.bowl.count.of(marker))

/** A French division on a plain day, far from everybody: no points. */
const plain = (more: object = {}) =>
  march(['fr-5-1'], { counters: { suippes: ['fr-5-1'], briey: ['ge-5-9'] }, ...more })

describe('GB 8.3 – the worked examples', () => {
  it('gb.fatigue.losses: example 1, German cavalry in the rain', () => {
    const table = impulseOf({
      side: GE,
      rain: true,
      counters: { 'somme-tourbe': ['ge-c-6'], valmy: ['albert-of-saxony'], monthois: ['fr-5-1'] },
      outOfSupply: ['ge-c-6'],
    })
    table.do('activate somme-tourbe').do('take ge-c-6').do('march-off', 'stop')
    // A leader of value 1 in reach, a German stack, cavalry alone, out of supply.
    expect(table.told('command-points')[0]).toMatchObject({ cp: 2, mp: 6 })
    expect(table.question).toBe('marker')
    table.do('return', 'fatigue-1')
    expect(about(table)).toMatchObject({ marker: 'fatigue-1', cp: 1 })
    table.do('keep')
    table.do('draw', 'fatigue-1').do('keep')
    table.do('destroy-railway somme-tourbe-suippes')
    expect(about(table)).toMatchObject({ mp: 5, cp: 1, markers: 2 })
    table.do('draw', 'stop').do('return', 'fatigue-3')
    expect(about(table)).toMatchObject({ mp: 5, cp: 0, markers: 3, sum: 5 })
    table.do('move ville-sur-tourbe-somme-tourbe')
    expect(about(table)).toMatchObject({ mp: 3 })
    table.do('move monthois-ville-sur-tourbe')
    expect(about(table)).toMatchObject({ mp: 1 })
    const before = strength(table, 'ge-c-6')
    table.do('reconnoitre')
    while (table.question === 'declaring') table.do('commit 0')
    expect(about(table)).toMatchObject({ mp: 0 })
    table.do('end-activation')
    expect(table.told('exhausted').at(-1)).toMatchObject({ counter: 'ge-c-6', sum: 5, lost: 1 })
    table.do('lose ge-c-6 cavalry')
    expect(strength(table, 'ge-c-6')).toBe(before - 1)
  })

  it('gb.fatigue.losses: example 2, two French divisions on a dry day', () => {
    const table = impulseOf({
      counters: { 'somme-tourbe': ['fr-5-1', 'fr-5-2'], briey: ['ge-5-9'] },
      outOfSupply: ['fr-5-1', 'fr-5-2'],
    })
    table.do('activate somme-tourbe').do('take fr-5-1').do('take fr-5-2').do('march-off')
    expect(table.told('command-points')[0]).toMatchObject({ cp: 0, mp: 3 })
    const before = strength(table, 'fr-5-1')
    // Without points a marker stays as it was drawn: nobody is asked.
    table.do('draw', 'fatigue-2').do('move ville-sur-tourbe-somme-tourbe')
    expect(about(table)).toMatchObject({ mp: 1, cp: 0, markers: 1 })
    table.do('draw', 'fatigue-3').do('move monthois-ville-sur-tourbe')
    // No MP are left and two markers do not tire.
    expect(table.told('activation-ended').at(-1)).toMatchObject({ markers: 2, sum: 5, zone: 'monthois' })
    expect(table.told('exhausted')).toEqual([])
    expect(strength(table, 'fr-5-1')).toBe(before)
  })
})

describe('GB 8.3 – drawing', () => {
  it('gb.fatigue.draw: no connection is crossed without a marker, and one serves for one connection', () => {
    const table = plain()
    table.refuses('move auberive-suippes', 'gb.fatigue.draw draw-first')
    table.do('draw', 'fatigue-0')
    table.refuses('draw', 'gb.fatigue.draw drawn')
    table.do('move auberive-suippes')
    table.refuses('move auberive-suippes', 'gb.fatigue.draw draw-first')
    expect(table.can('draw')).toBe(true)
  })

  it('gb.fatigue.draw: no marker is drawn without need', () => {
    const shutIn = march(['fr-5-1', 'fr-5-2'], {
      counters: { suippes: ['fr-5-1', 'fr-5-2', 'ge-5-9'] },
      arrange: (g, names) => g.zone.encircled.set(names.zone('suippes'), FR + 1),
    })
    expect(plain().can('draw')).toBe(true)
    shutIn.refuses('draw', 'gb.fatigue.draw nothing-to-do')
    shutIn.refuses('move auberive-suippes', 'gb.fatigue.draw draw-first')
  })

  it('gb.fatigue.return: a marker goes back before another is drawn, for 1 CP, as long as there are some', () => {
    const table = impulseOf({
      counters: { suippes: ['fr-5-1'], valmy: ['mac-mahon'], briey: ['ge-5-9'] },
    })
    table.do('activate suippes').do('take fr-5-1').do('march-off')
    expect(about(table)).toMatchObject({ cp: 1 })
    table.do('draw', 'fatigue-3')
    expect(bowl(table)).toEqual([2, 3, 3, 1, 2])
    // It can come again.
    expect((table.odds('return') as Record<string, number>)['fatigue-3']).toBeCloseTo(2 / 12)
    table.do('return', 'fatigue-3')
    expect(bowl(table)).toEqual([2, 3, 3, 1, 2])
    expect(about(table)).toMatchObject({ cp: 0, sum: 3 })
    expect(table.question).toBe('activation')
    expect(table.told('marker-returned')).toHaveLength(1)
  })

  it('gb.fatigue.stop: a STOP kept for want of points ends the activation, and is no fatigue', () => {
    const table = plain()
    table.do('draw', 'fatigue-3').do('move auberive-suippes').do('draw', 'stop')
    expect(table.where('fr-5-1')).toBe('auberive')
    expect(table.told('activation-ended').at(-1)).toMatchObject({ markers: 1, sum: 3 })
    expect(bowl(table)).toEqual([2, 3, 3, 2, 2])
  })

  it('gb.fatigue.stop: with points its player may still keep it', () => {
    const table = march(['fr-5-1'], { counters: { suippes: ['fr-5-1', 'mac-mahon'], briey: ['ge-5-9'] } })
    table.do('draw', 'stop')
    expect(table.question).toBe('marker')
    table.do('keep')
    expect(table.told('activation-ended')).toHaveLength(1)
  })

  it('gb.weather.fatigue: in rain a marker more as the activation begins; it allows nothing', () => {
    const start = (rain: boolean) => {
      const table = impulseOf({ rain, counters: { suippes: ['fr-5-1'], briey: ['ge-5-9'] } })
      return table.do('activate suippes').do('take fr-5-1')
    }
    const wet = start(true).do('march-off', 'fatigue-1')
    expect(about(wet)).toMatchObject({ markers: 1, sum: 1, mp: 3 })
    expect(wet.can('move auberive-suippes')).toBe(false)
    expect(about(start(false).do('march-off'))).toMatchObject({ markers: 0, mp: 4 })
    const stopped = start(true).do('march-off', 'stop')
    expect(stopped.where('fr-5-1')).toBe('suippes')
    expect(stopped.told('activation-ended')).toHaveLength(1)
  })

  it('gb.fatigue.fast: counters of 8 MP cross two connections for a marker, of which one may be left unused', () => {
    const table = march(['fr-r-1', 'mac-mahon'], {
      counters: { suippes: ['fr-r-1', 'mac-mahon'], briey: ['ge-5-9'] },
    })
    table.do('draw', 'fatigue-0').do('keep').do('move auberive-suippes').do('move auberive-suippes')
    expect(table.can('move auberive-suippes')).toBe(false)
    expect(table.can('draw')).toBe(true)
  })

  it('gb.fatigue.fast: not with a single slower one among them; rain slows nobody in this', () => {
    const mixed = march(['fr-5-c', 'fr-5-1'], { counters: { suippes: ['fr-5-c', 'fr-5-1'], briey: ['ge-5-9'] } })
    mixed.do('draw', 'fatigue-0').do('move auberive-suippes')
    mixed.refuses('move auberive-suippes', 'gb.fatigue.draw draw-first')
    const wet = impulseOf({ rain: true, counters: { suippes: ['fr-r-2'], briey: ['ge-5-9'] } })
    wet.do('activate suippes').do('take fr-r-2').do('march-off', 'fatigue-0')
    wet.do('draw', 'fatigue-0').do('move auberive-suippes')
    expect(wet.can('move auberive-suippes')).toBe(true)
  })
})

describe('GB 8.3 – what fatigue costs', () => {
  const tired = (...markers: readonly string[]) => {
    const table = march(['fr-5-1'], {
      counters: { suippes: ['fr-5-1'], briey: ['ge-5-9'] },
    })
    markers.forEach((marker, index) => {
      table.do('draw', marker)
      if (index < markers.length) table.do('move auberive-suippes')
    })
    return table
  }

  it('gb.fatigue.losses: a sum as high as the morale costs nothing; one more costs one', () => {
    expect(tired('fatigue-1', 'fatigue-1', 'fatigue-2').do('end-activation').told('exhausted')).toEqual([])
    const table = tired('fatigue-1', 'fatigue-2', 'fatigue-2').do('end-activation')
    expect(table.told('exhausted')[0]).toMatchObject({ counter: 'fr-5-1', sum: 5, lost: 1 })
    expect(table.question).toBe('unit-losses')
  })

  it('gb.fatigue.losses: two markers never tire, whatever is on them', () => {
    const table = march(['fr-13-1'], { counters: { suippes: ['fr-13-1'], briey: ['ge-5-9'] } })
    table.do('draw', 'fatigue-3').do('move auberive-suippes').do('draw', 'fatigue-3').do('end-activation')
    expect(table.told('exhausted')).toEqual([])
  })

  it('gb.fatigue.losses: what a unit lost only its owner knows', () => {
    const table = tired('fatigue-1', 'fatigue-2', 'fatigue-2').do('end-activation').do('lose fr-5-1 infantry')
    expect(table.told('exhausted', GE)).toEqual([])
    expect(table.told('exhausted', FR)).toHaveLength(1)
    expect(armPoints(table.g, table.names.counter('fr-5-1'), INFANTRY)).toBe(4)
  })

  it('gb.fatigue.last-point: the last SP stays and the unit is demoralised', () => {
    const table = march(['ge-d-d'], {
      side: GE,
      counters: { suippes: ['ge-d-d'], briey: ['fr-5-1'] },
      // One SP of cavalry is left to it, with a morale of 3.
      arrange: (g, names) => weaken(g, names, 'ge-d-d', ARTILLERY, 1),
    })
    const keep = () => void (table.question === 'marker' && table.do('keep'))
    for (const marker of ['fatigue-1', 'fatigue-2', 'fatigue-2']) {
      table.do('draw', marker)
      keep()
      table.do('move auberive-suippes')
      if (marker !== 'fatigue-2' || table.can('move auberive-suippes')) table.do('move auberive-suippes')
    }
    if (table.question === 'activation') table.do('end-activation')
    expect(points(table.g, table.names.counter('ge-d-d'))).toBe(1)
    expect(table.g.counter.demoralised.of(table.names.counter('ge-d-d'))).toBe(true)
    expect(table.told('worn-out', FR)[0]).not.toHaveProperty('counter')
  })

  it('gb.fatigue.last-point: a unit with enough SP is not demoralised', () => {
    const table = tired('fatigue-2', 'fatigue-3', 'fatigue-3').do('end-activation')
    while (table.question === 'unit-losses') table.do(table.options[0]!)
    expect(table.g.counter.demoralised.of(table.names.counter('fr-5-1'))).toBe(false)
  })
})
