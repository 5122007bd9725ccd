import { describe, expect, it } from 'vitest'
import { ARTILLERY, CAVALRY, INFANTRY } from '#engine/gaiter-button/campaign/campaign.ts'
import { isMostNumerous } from '#engine/gaiter-button/combat/losses.ts'
import { armPoints, infantryPoints, moraleOf, points } from '#engine/gaiter-button/state/counters.ts'
import { detaching } from '#engine/gaiter-button/ground/detachments.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { SEEN } from '#engine/gaiter-button/state/shape.ts'
import { isRowSound, loseOne, roomFor, totalLost, pointsCrossedOff } from '#engine/gaiter-button/ground/strength.ts'
import { pointsLost } from '#engine/gaiter-button/victory/victory.ts'
import { FR, GE, scene, type Names, type Standing, type Table } from '../table.ts'
import { bled, detached, expectRefused, left, working } from '../works.ts'

/** Night over one zone, in which a side puts its troops in order. */
function night(side: number, zone: string, counters: Standing, arrange?: (g: G, names: Names) => void): Table {
  return scene({
    turn: 10,
    counters,
    ...(arrange ? { arrange } : {}),
    begin(g, names) {
      g.call(days, {})
      g.call(detaching, { side, zone: names.zone(zone), night: true })
    },
  })
}
const byDay = (stack: readonly string[], counters: Standing, arrange?: (g: G, names: Names) => void): Table =>
  working({ side: FR, stack, counters, fresh: false, ...(arrange ? { arrange } : {}) })

const arm = (table: Table, counter: string, kind: number) => armPoints(table.g, table.names.counter(counter), kind)
const sp = (table: Table, counter: string) => points(table.g, table.names.counter(counter))
const morale = (table: Table, counter: string) => moraleOf(table.g, table.names.counter(counter))
const sound = (table: Table, counter: string) => isRowSound(table.g, table.names.counter(counter))

/** Wolff has formed detachment 5 of 2 infantry and 1 artillery. */
const split = (arrange?: (g: G, names: Names) => void): Table =>
  night(FR, 'rethel', { rethel: ['fr-1-1', 'fr-1-2', 'ge-5-9'] }, arrange)
    .do('detach fr-1-1 fr-d-5')
    .do('detach-one infantry')
    .do('detach-one infantry')
    .do('detach-one artillery')
    .do('form')

describe('GB 14.1 – forming detachments', () => {
  it('gb.detachments.form: a unit hands over SP one by one and keeps its morale', () => {
    const table = split()
    expect(table.where('fr-d-5')).toBe('rethel')
    expect([arm(table, 'fr-d-5', INFANTRY), arm(table, 'fr-d-5', ARTILLERY), morale(table, 'fr-d-5')]).toEqual([
      2, 1, 2,
    ])
    expect([arm(table, 'fr-1-1', INFANTRY), arm(table, 'fr-1-1', ARTILLERY), morale(table, 'fr-1-1')]).toEqual([
      3, 0, 5,
    ])
    expect([sound(table, 'fr-1-1'), sound(table, 'fr-d-5')]).toEqual([true, true])
    expect(table.g.counter.mother.of(table.names.counter('fr-d-5'))).toBe(table.names.counter('fr-1-1'))
  })
  it('gb.detachments.form: by day units of the acting stack do, for no MP and without a marker, and the new one may act', () => {
    const table = byDay(['fr-1-1'], { rethel: ['fr-1-1', 'fr-1-2'] }, (g, { counter }) =>
      g.counter.activated.set(counter('fr-1-1'), true),
    )
    expectRefused(table.do('detachments'), 'detach fr-1-2 fr-d-5', 'gb.detachments.form not-in-stack')
    table.do('detach fr-1-1 fr-d-5').do('detach-one infantry').do('form').do('detaching-done')
    expect(left(table).mp).toBe(4)
    const { g, names } = table
    expect(g.counter.activated.of(names.counter('fr-d-5'))).toBe(false)
    expect(g.stack.has(names.counter('fr-d-5'))).toBe(false)
  })
  it('gb.detachments.form: not any more when all MP are spent or the enemy has stopped the stack', () => {
    const acting = (mp: number, stopped: boolean) =>
      working({
        side: FR,
        stack: ['fr-1-c'],
        counters: { buzancy: ['fr-1-c', 'ge-5-9'], grandpre: ['fr-1-1'] },
        mp,
        stopped,
        fresh: false,
      })
    expect(acting(1, false).can('detachments')).toBe(true)
    expectRefused(acting(1, true), 'detachments', 'gb.entry.stop stopped')
    // With nothing left to spend the activation is over.
    expect(acting(0, false).question).not.toBe('activation')
  })
  it('gb.detachments.form: the markers of its unit lie on it, and it stands where its unit does', () => {
    const table = night(FR, 'sedan', { sedan: ['fr-1-2'] }, (g, { counter }) => {
      for (const column of ['outOfSupply', 'combatted', 'backToRiver', 'activated', 'inside'] as const)
        g.counter[column].set(counter('fr-1-2'), true)
    })
    table.do('detach fr-1-2 fr-d-6').do('detach-one infantry').do('form')
    const { g, names } = table
    const marks = (['outOfSupply', 'combatted', 'backToRiver', 'activated', 'inside'] as const).map((column) =>
      g.counter[column].of(names.counter('fr-d-6')),
    )
    expect(marks).toEqual([true, true, true, false, true])
  })
  it('gb.detachments.form: not a demoralised unit, nor a detachment, nor one that is not to spare', () => {
    const table = split((g, { counter }) => g.counter.demoralised.set(counter('fr-1-2'), true))
    expectRefused(table, 'detach fr-1-2 fr-d-6', 'gb.detachments.form demoralised')
    expectRefused(table, 'detach fr-d-5 fr-d-6', 'gb.detachments.form no-unit')
    expectRefused(table, 'detach fr-1-1 fr-d-5', 'gb.detachments.form no-spare')
    expectRefused(table, 'detach fr-1-1 ge-d-5', 'gb.detachments.form no-spare')
    expectRefused(table, 'detach fr-5-1 fr-d-6', 'gb.detachments.form not-here')
  })
  it('gb.detachments.form: who thinks better of it has given nothing', () => {
    const table = night(FR, 'rethel', { rethel: ['fr-1-1'] })
    table.do('detach fr-1-1 fr-d-5').do('detach-one infantry')
    expectRefused(table, 'detaching-done', 'gb.detachments.form unfinished')
    table.do('form-none')
    expect([sp(table, 'fr-1-1'), sp(table, 'fr-d-5')]).toEqual([8, 0])
    expectRefused(table, 'form', 'gb.detachments.form no-detachment')
    expectRefused(table, 'detach-one infantry', 'gb.detachments.form no-detachment')
  })
  it('gb.detachments.form: the enemy sees a counter more, and neither whose it is nor of what', () => {
    const table = split()
    expect(table.told('detachment-formed', GE)).toEqual([{ kind: 'detachment-formed', side: 'french', zone: 'rethel' }])
    expect(table.told('detachment-formed', FR)).toMatchObject([{ counter: 'fr-d-5', infantry: 2, artillery: 1 }])
    expect(table.g.counter.seen.of(table.names.counter('fr-1-1'))).toBe(SEEN.not)
    const half = night(FR, 'rethel', { rethel: ['fr-1-1', 'ge-5-9'] })
      .do('detach fr-1-1 fr-d-5')
      .do('detach-one infantry')
    expect(JSON.stringify(half.game.view(GE).known['agenda'])).not.toMatch(/mother|forming|infantry/)
  })
  it('gb.detachments.form: in the mountains there is no room for another unit', () => {
    const table = night(FR, 'montherme', { montherme: ['fr-1-1'] })
    expectRefused(table, 'detach fr-1-1 fr-d-5', 'gb.map.stacking crowded')
  })

  it('gb.detachments.limits: infantry goes to infantry, cavalry to cavalry, from whatever unit has it', () => {
    const table = night(GE, 'rethel', { rethel: ['ge-4-7', 'ge-c-5'] })
    table.do('detach ge-4-7 ge-d-d')
    expectRefused(table, 'detach-one infantry', 'gb.detachments.limits wrong-arm')
    table.do('detach-one cavalry')
    // Its only box is filled, and the division had no more.
    expectRefused(table, 'detach-one cavalry', 'gb.detachments.limits none-left')
    table.do('detach-one artillery')
    expectRefused(table, 'detach-one artillery', 'gb.detachments.limits no-box')
    table.do('form')
    expect([arm(table, 'ge-d-d', CAVALRY), arm(table, 'ge-d-d', ARTILLERY), morale(table, 'ge-d-d')]).toEqual([1, 1, 3])
    expect([sp(table, 'ge-4-7'), morale(table, 'ge-4-7')]).toEqual([10, 4])
    expectRefused(table, 'detach ge-c-5 ge-d-5', 'gb.detachments.limits nothing-to-give')
  })
  it('gb.detachments.limits: at most half of all its SP at a time', () => {
    // Exéa has 3 infantry and 1 artillery: it gives 2.
    const table = night(FR, 'rethel', { rethel: ['fr-13-1'] })
    table.do('detach fr-13-1 fr-d-5').do('detach-one infantry').do('detach-one infantry')
    expectRefused(table, 'detach-one artillery', 'gb.detachments.limits largest')
    // Of 5 SP it is 2, not 3.
    const five = night(FR, 'rethel', { rethel: ['fr-5-2'] })
    five.do('detach fr-5-2 fr-d-5').do('detach-one infantry').do('detach-one artillery')
    expectRefused(five, 'detach-one artillery', 'gb.detachments.limits largest')
  })
  it('gb.detachments.limits: its unit keeps 1 SP of its own type', () => {
    // L'Abadie: 2 infantry, 2 artillery, 1 mitrailleuses.
    const table = night(FR, 'rethel', { rethel: ['fr-5-2', 'fr-7-c'] })
    table.do('detach fr-5-2 fr-d-5').do('detach-one infantry')
    expectRefused(table, 'detach-one infantry', 'gb.detachments.limits last-of-type')
    table.do('form-none')
    expectRefused(table, 'detach fr-7-c fr-d-c', 'gb.detachments.limits nothing-to-give')
  })
  it('gb.detachments.limits: artillery only with infantry or cavalry, mitrailleuses never', () => {
    const table = night(FR, 'rethel', { rethel: ['fr-1-1'] })
    table.do('detach fr-1-1 fr-d-5')
    expectRefused(table, 'detach-one artillery', 'gb.detachments.limits guns-alone')
    expectRefused(table, 'detach-one mitrailleuses', 'gb.detachments.limits wrong-arm')
    expectRefused(table, 'form', 'gb.detachments.limits empty')
    table.do('detach-one infantry')
    table.do('detach-one heavy-artillery')
    expectRefused(table, 'detach-one artillery', 'gb.detachments.limits no-box')
  })
  it('gb.detachments.limits: no more infantry than the detachment has boxes', () => {
    const table = night(GE, 'rethel', { rethel: ['ge-w-1'] })
    table.do('detach ge-w-1 ge-d-5')
    for (let count = 0; count < 3; count++) table.do('detach-one infantry')
    expectRefused(table, 'detach-one infantry', 'gb.detachments.limits no-box')
    table.do('form')
    expect(morale(table, 'ge-d-5')).toBe(3)
  })
})

describe('GB 14.1 – joining', () => {
  it('gb.detachments.join: a detachment joins a unit wholly, and is to spare again', () => {
    const table = split().do('join fr-d-5 fr-1-1')
    expect([sp(table, 'fr-1-1'), morale(table, 'fr-1-1'), sp(table, 'fr-d-5')]).toEqual([8, 5, 0])
    expect(table.where('fr-d-5')).toBe('-')
    expect(table.g.counter.mother.of(table.names.counter('fr-d-5'))).toBe(-1)
    expect(table.can('detach fr-1-1 fr-d-5')).toBe(true)
    expect(table.told('detachment-joined', GE)).toEqual([{ kind: 'detachment-joined', side: 'french', zone: 'rethel' }])
  })
  it('gb.detachments.join: its SP replace no losses', () => {
    const table = split((g, { counter }) => loseOne(g, counter('fr-1-2'), INFANTRY, true))
    expectRefused(table, 'join fr-d-5 fr-1-2', 'gb.detachments.join no-room')
  })
  it('gb.detachments.join: any unit that has given away as much takes it in', () => {
    const table = split()
    table.do('detach fr-1-2 fr-d-6').do('detach-one infantry').do('detach-one infantry').do('detach-one artillery')
    table.do('form').do('join fr-d-6 fr-1-1')
    expect([arm(table, 'fr-1-1', INFANTRY), arm(table, 'fr-1-2', INFANTRY)]).toEqual([5, 2])
    expectRefused(table.do('join fr-d-5 fr-1-2'), 'join fr-d-6 fr-1-1', 'gb.detachments.join not-here')
  })
  it('gb.detachments.join: losses of a detachment are not made good, and count on', () => {
    const table = night(FR, 'rethel', { rethel: ['fr-1-1', 'fr-d-5'] }, (g, names) => {
      detached(g, names, 'fr-1-1', 'fr-d-5', 2)
      bled(g, names, 'fr-d-5', 1)
    })
    table.do('join fr-d-5 fr-1-1')
    expect(arm(table, 'fr-1-1', INFANTRY)).toBe(4)
    expect(table.g.counter.lostInfantry.of(table.names.counter('fr-d-5'))).toBe(1)
    expect(sound(table, 'fr-1-1')).toBe(true)
  })
  it('gb.detachments.join: a line used again has lost nothing yet, and its old losses count on', () => {
    const table = night(FR, 'rethel', { rethel: ['fr-1-1', 'fr-d-5'] }, (g, names) => {
      detached(g, names, 'fr-1-1', 'fr-d-5', 2)
      bled(g, names, 'fr-d-5', 1)
    })
    const { g, names } = table
    const again = names.counter('fr-d-5')
    expect([totalLost(g, again), isMostNumerous(g, again, ARTILLERY)]).toEqual([1, true])
    table.do('join fr-d-5 fr-1-1').do('detach fr-1-1 fr-d-5')
    table.do('detach-one infantry').do('detach-one infantry').do('detach-one artillery').do('form')
    expect([totalLost(g, again), pointsCrossedOff(g, again), pointsLost(g, FR)]).toEqual([0, 1, 1])
    // Its next loss is its first, and falls on its most numerous arm (GB 15.5).
    expect([isMostNumerous(g, again, ARTILLERY), isMostNumerous(g, again, INFANTRY)]).toEqual([false, true])
    expect(sound(table, 'fr-d-5')).toBe(true)
  })
  it('gb.detachments.join: neither demoralised nor elsewhere', () => {
    const apart = (arrange: (g: G, names: Names) => void) =>
      night(FR, 'sedan', { sedan: ['fr-1-1', 'fr-d-5'], torcy: ['fr-1-2'] }, (g, names) => {
        detached(g, names, 'fr-1-1', 'fr-d-5', 2)
        arrange(g, names)
      })
    const broken = apart((g, { counter }) => g.counter.demoralised.set(counter('fr-d-5'), true))
    expectRefused(broken, 'join fr-d-5 fr-1-1', 'gb.detachments.join demoralised')
    const unit = apart((g, { counter }) => g.counter.demoralised.set(counter('fr-1-1'), true))
    expectRefused(unit, 'join fr-d-5 fr-1-1', 'gb.detachments.join demoralised')
    const near = apart(() => undefined)
    expectRefused(near, 'join fr-d-5 fr-1-2', 'gb.detachments.join not-here')
    expectRefused(near, 'join fr-1-1 fr-1-2', 'gb.detachments.join no-detachment')
    expect(near.can('join fr-d-5 fr-1-1')).toBe(true)
  })
  it('gb.detachments.join: into the fortress as far as it has room, and out of it always', () => {
    const beside = (...inside: readonly string[]) =>
      night(FR, 'sedan', { sedan: ['fr-1-2', 'fr-d-5', 'fr-7-c'] }, (g, names) => {
        detached(g, names, 'fr-1-2', 'fr-d-5', 1)
        for (const name of inside) g.counter.inside.set(names.counter(name), true)
      })
    // 6 SP of Pellé and 1 of the garrison leave room for 1 in a fortress for 8.
    expect(beside('fr-1-2').can('join fr-d-5 fr-1-2')).toBe(true)
    expect(beside('fr-d-5').can('join fr-d-5 fr-1-2')).toBe(true)
    expectRefused(beside('fr-1-2', 'fr-7-c'), 'join fr-d-5 fr-1-2', 'gb.fortress.capacity full')
  })
  it('gb.detachments.join: by day it joins a unit of the acting stack, whether it is in it or not', () => {
    const table = byDay(['fr-1-1'], { rethel: ['fr-1-1', 'fr-1-2', 'fr-d-5', 'fr-d-6'] }, (g, names) => {
      detached(g, names, 'fr-1-1', 'fr-d-5', 1)
      detached(g, names, 'fr-1-2', 'fr-d-6', 1)
    })
    expectRefused(table.do('detachments'), 'join fr-d-5 fr-1-2', 'gb.detachments.join not-in-stack')
    table.do('join fr-d-5 fr-1-1')
    expect(infantryPoints(table.g, table.names.counter('fr-1-1'))).toBe(5)
  })
  it('gb.detachments.join: Detachment D of the scenario goes back to the Württembergers it came from', () => {
    const table = scene({
      turn: 10,
      counters: { marson: ['ge-w-1', 'ge-d-d'] },
      begin(g, names) {
        g.call(days, {})
        g.call(detaching, { side: GE, zone: names.zone('marson'), night: true })
      },
    })
    const { g, names } = table
    expect([roomFor(g, names.counter('ge-w-1'), CAVALRY), roomFor(g, names.counter('ge-w-1'), ARTILLERY)]).toEqual([
      1, 1,
    ])
    table.do('join ge-d-d ge-w-1')
    expect(sp(table, 'ge-w-1')).toBe(15)
  })
})
