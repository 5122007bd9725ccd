import { describe, expect, it } from 'vitest'
import { mayLeaveBy } from '#engine/gaiter-button/ground/leaving.ts'
import { setAxis } from '#engine/gaiter-button/state/places.ts'
import { Why } from '#engine/kernel/values/explain.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { position } from '../position.ts'
import { FR, GE, names } from '../table.ts'

/** Why a side may not leave a zone towards another one, or `legal`. */
function refusal(g: G, side: number, zone: string, towards: string, inside = false): string {
  const by = names(g)
  const why = new Why()
  if (mayLeaveBy(g, side, by.zone(zone), by.connection(zone, towards), inside, why)) return 'legal'
  return `${why.refusal?.rule} ${why.refusal?.reason}`
}
function axis(g: G, side: number, zone: string, towards: string): void {
  const by = names(g)
  g.zone.intruder.set(by.zone(zone), side + 1)
  setAxis(g, by.connection(zone, towards), by.zone(zone), side)
}

describe('GB 9.4 – leaving a zone with enemies', () => {
  it('gb.leave.axes: a camp with markers goes by them, the other by what is unmarked', () => {
    const g = position({ counters: { stonne: ['fr-5-1', 'ge-12-23'] } })
    axis(g, GE, 'stonne', 'buzancy')
    expect(refusal(g, GE, 'stonne', 'buzancy')).toBe('legal')
    expect(refusal(g, GE, 'stonne', 'raucourt')).toBe('gb.leave.axes not-own-axis')
    expect(refusal(g, FR, 'stonne', 'buzancy')).toBe('gb.leave.axes enemy-axis')
    expect(refusal(g, FR, 'stonne', 'raucourt')).toBe('legal')
  })

  it('gb.leave.axes: without enemies in the way every connection is allowed', () => {
    const g = position({ counters: { stonne: ['fr-5-1'], buzancy: ['ge-12-23'] } })
    for (const towards of ['buzancy', 'raucourt', 'le-chesne']) expect(refusal(g, FR, 'stonne', towards)).toBe('legal')
  })

  it('gb.leave.shut-in: the encircled stay; those around them go where they like', () => {
    const g = position({ counters: { stonne: ['fr-5-1', 'ge-12-23'] } })
    g.zone.encircled.set(names(g).zone('stonne'), FR + 1)
    expect(refusal(g, FR, 'stonne', 'raucourt')).toBe('gb.leave.shut-in encircled')
    expect(refusal(g, GE, 'stonne', 'raucourt')).toBe('legal')
  })

  it('gb.leave.shut-in: the blockaded stay in their fortress, until friends are in the field', () => {
    const g = position({ counters: { montmedy: ['fr-5-c', 'ge-12-23'] } })
    g.counter.inside.set(names(g).counter('fr-5-c'), true)
    expect(refusal(g, FR, 'montmedy', 'margut', true)).toBe('gb.leave.shut-in blockaded')
    g.counter.zone.set(names(g).counter('fr-1-1'), names(g).zone('montmedy'))
    axis(g, FR, 'montmedy', 'stenay')
    expect(refusal(g, FR, 'montmedy', 'stenay', true)).toBe('legal')
    expect(refusal(g, FR, 'montmedy', 'margut', true)).toBe('gb.leave.axes not-own-axis')
  })

  it('gb.leave.shut-in: who is inside and not blockaded leaves as from the field', () => {
    const g = position({ counters: { montmedy: ['fr-5-c', 'german-decoy-1'] } })
    g.counter.inside.set(names(g).counter('fr-5-c'), true)
    expect(refusal(g, FR, 'montmedy', 'margut', true)).toBe('legal')
  })

  it('gb.leave.other-bank: the blockaded of one bank go over to the other, and nowhere else', () => {
    const g = position({ counters: { torcy: ['fr-1-1', 'ge-12-23'], sedan: ['ge-12-24'] } })
    g.counter.inside.set(names(g).counter('fr-1-1'), true)
    expect(refusal(g, FR, 'torcy', 'sedan', true)).toBe('legal')
    expect(refusal(g, FR, 'torcy', 'raucourt', true)).toBe('gb.leave.shut-in blockaded')
  })
})
