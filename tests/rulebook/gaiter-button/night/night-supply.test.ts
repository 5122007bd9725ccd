import { describe, expect, it } from 'vitest'
import { CAVALRY, INFANTRY } from '#engine/gaiter-button/campaign/campaign.ts'
import { points } from '#engine/gaiter-button/state/counters.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { mayRecover, recoverStragglers } from '#engine/gaiter-button/night/recovery.ts'
import { checkSupply, rollSupply, testSurrenders, turnBack } from '#engine/gaiter-button/night/supply-effects.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import { fillDetachment, giveAway, loseOne, recoverable } from '#engine/gaiter-button/ground/strength.ts'
import { Why } from '#engine/kernel/values/explain.ts'
import { FR, names, type Standing } from '../table.ts'
import { position, scripted } from '../position.ts'

describe('GB 19.1 – French supply', () => {
  it.each([
    [4, false],
    [5, true],
    [6, true],
  ])('gb.scenario.supply-roll: a %i cuts the friendly edge off: %s', (roll, cut) => {
    const g = position()
    scripted(g, [{ draw: 'supply', value: roll }], () => rollSupply(g))
    expect(g.edgeCut).toBe(cut)
  })

  it('gb.scenario.supply-roll: without the rule there is no roll', () => {
    const g = position({ switches: { 'supply-roll': false } })
    expect(scripted(g, [], () => rollSupply(g))).toBe(0)
    expect(g.edgeCut).toBe(false)
    expect(scripted(position({ scenario: 'first-march' }), [], () => rollSupply(g))).toBe(0)
  })
})

describe('GB 17.2.1 – out of supply', () => {
  const checked = (counters: Standing, activated: readonly string[] = []) => {
    const g = position({ counters })
    for (const name of activated) g.counter.activated.set(names(g).counter(name), true)
    checkSupply(g)
    return (name: string) => g.counter.outOfSupply.of(names(g).counter(name))
  }

  it('gb.supply.out: who neither has a line nor lives off the land is turned to out of supply', () => {
    // Ornes is too far from the railways for the French; who marched does not live off the land.
    const out = checked({ ornes: ['fr-1-1', 'fr-1-2', 'french-decoy-1'], rethel: ['fr-1-3'] }, ['fr-1-1', 'fr-1-3'])
    expect(out('fr-1-1')).toBe(true)
    expect(out('fr-1-2')).toBe(false)
    expect(out('french-decoy-1')).toBe(false)
    expect(out('fr-1-3')).toBe(false)
  })

  it('gb.supply.out: who is supplied again is turned back', () => {
    const g = position({ counters: { rethel: ['fr-1-1'] } })
    const unit = names(g).counter('fr-1-1')
    g.counter.outOfSupply.set(unit, true)
    checkSupply(g)
    expect(g.counter.outOfSupply.of(unit)).toBe(false)
  })

  it('gb.supply.out: afterwards every counter is ready for the next day', () => {
    const g = position({ counters: { buzancy: ['fr-1-1'], rethel: ['fr-1-3'] } })
    for (const name of ['fr-1-1', 'fr-1-3']) g.counter.activated.set(names(g).counter(name), true)
    turnBack(g)
    for (const name of ['fr-1-1', 'fr-1-3']) expect(g.counter.activated.of(names(g).counter(name))).toBe(false)
  })
})

describe('GB 17.2.1 – surrender for want of supply', () => {
  /** French in Buzancy with a German in the same field and, unless told, nowhere to go. */
  function cutOff(encircled: boolean, inside = false): G {
    const counters = inside ? { sedan: ['fr-5-2', 'ge-5-9'] } : { buzancy: ['fr-5-2', 'fr-7-2', 'ge-5-9'] }
    const g = position({ counters })
    const { counter, zone } = names(g)
    g.counter.outOfSupply.set(counter('fr-5-2'), true)
    if (!inside) g.counter.outOfSupply.set(counter('fr-7-2'), true)
    g.counter.inside.set(counter('fr-5-2'), inside)
    if (encircled) g.zone.encircled.set(zone('buzancy'), FR + 1)
    return g
  }
  const fate = (g: G, name: string) => g.counter.fate.of(names(g).counter(name))

  it('gb.surrender.night: a stack out of supply and without a line of provision takes one test', () => {
    const g = cutOff(true)
    scripted(g, [{ draw: 'surrender', value: 1 }], () => testSurrenders(g))
    expect([fate(g, 'fr-5-2'), fate(g, 'fr-7-2')]).toEqual([FATE.captured, FATE.captured])
  })

  it('gb.surrender.night: the Emperor counts where he is, and is taken when he is left alone among enemies', () => {
    const g = cutOff(true)
    // A fortress might feed him and not the troops around him.
    g.counter.zone.set(names(g).counter('mac-mahon'), names(g).zone('buzancy'))
    // 4 less 1 for the encirclement and 2 for him: they surrender.
    scripted(g, [{ draw: 'surrender', value: 4 }], () => testSurrenders(g))
    expect(fate(g, 'fr-5-2')).toBe(FATE.captured)
    expect(fate(g, 'mac-mahon')).toBe(FATE.captured)
  })

  it('gb.surrender.night: it may pass the test', () => {
    const g = cutOff(true)
    scripted(g, [6], () => testSurrenders(g))
    expect(fate(g, 'fr-5-2')).toBe(FATE.inPlay)
  })

  it('gb.surrender.night: with a line of provision there is no test, and none for who is supplied', () => {
    const provided = cutOff(false)
    expect(scripted(provided, [], () => testSurrenders(provided))).toBe(0)
    const g = cutOff(true)
    for (const name of ['fr-5-2', 'fr-7-2']) g.counter.outOfSupply.set(names(g).counter(name), false)
    expect(scripted(g, [], () => testSurrenders(g))).toBe(0)
  })

  it('gb.surrender.night: who is in a fortress is not tested', () => {
    const g = cutOff(false, true)
    expect(scripted(g, [], () => testSurrenders(g))).toBe(0)
    expect(fate(g, 'fr-5-2')).toBe(FATE.inPlay)
  })
})

describe('GB 17.2.2 – stragglers', () => {
  /** A French division of morale 4 that lost two infantry SP by fatigue; the second may come back. */
  function tired(rain = false): { g: G; unit: number } {
    const g = position({ counters: { rethel: ['fr-12-2', 'fr-1-1'] } })
    const unit = names(g).counter('fr-12-2')
    g.rain = rain
    loseOne(g, unit, INFANTRY, false)
    loseOne(g, unit, INFANTRY, false)
    return { g, unit }
  }

  it.each([
    [3, false, 1],
    [4, false, 0],
    [2, true, 1],
    [3, true, 0],
  ])('gb.recovery.test: a %i with morale 3 (rain: %s) brings back %i SP', (roll, rain, back) => {
    const { g, unit } = tired(rain)
    const before = points(g, unit)
    scripted(g, [{ draw: 'recovery', value: roll }], () => recoverStragglers(g))
    expect(points(g, unit)).toBe(before + back)
  })

  it('gb.recovery.test: a fortress that is full takes no stragglers in', () => {
    const shutIn = (garrison: number) => {
      const { g, unit } = tired()
      g.counter.zone.set(unit, names(g).zone('verdun'))
      g.counter.inside.set(unit, true)
      g.garrison.points.set(names(g).garrison('french-verdun'), garrison)
      return { g, unit }
    }
    // Eight SP are left of the division, and Verdun holds ten.
    const full = shutIn(2)
    expect(scripted(full.g, [], () => recoverStragglers(full.g))).toBe(0)
    const roomy = shutIn(1)
    scripted(roomy.g, [{ draw: 'recovery', value: 1 }], () => recoverStragglers(roomy.g))
    expect(points(roomy.g, roomy.unit)).toBe(9)
  })

  it('gb.recovery.test: never the first loss, nor a permanent one', () => {
    const g = position({ counters: { rethel: ['fr-12-2', 'fr-12-1'] } })
    loseOne(g, names(g).counter('fr-12-2'), INFANTRY, false)
    for (let lost = 0; lost < 2; lost++) loseOne(g, names(g).counter('fr-12-1'), INFANTRY, true)
    expect(scripted(g, [], () => recoverStragglers(g))).toBe(0)
  })

  it('gb.recovery.test: which arms come back, and whether the first loss does, stands in the tables', () => {
    const { g, unit } = tired()
    const { recovery } = g.campaign.tables
    const arms = recovery.arms
    expect(recoverable(g, unit, INFANTRY)).toBe(1)
    try {
      recovery.firstLosses = 0
      expect(recoverable(g, unit, INFANTRY)).toBe(2)
      recovery.arms = ['cavalry']
      expect(recoverable(g, unit, INFANTRY)).toBe(0)
    } finally {
      recovery.firstLosses = 1
      recovery.arms = arms
    }
  })

  it('gb.recovery.test: the first loss is also gone when it was of another arm', () => {
    const g = position({ counters: { rethel: ['ge-5-9'] } })
    const unit = names(g).counter('ge-5-9')
    loseOne(g, unit, CAVALRY, false)
    expect(scripted(g, [], () => recoverStragglers(g))).toBe(0)
    loseOne(g, unit, INFANTRY, false)
    scripted(g, [1], () => recoverStragglers(g))
    expect(g.counter.lostCavalry.of(unit)).toBe(1)
    expect(g.counter.lostInfantry.of(unit)).toBe(0)
  })

  it('gb.recovery.test: not who is activated, out of supply, demoralised, or a detachment', () => {
    const { g, unit } = tired()
    const refusal = () => {
      const why = new Why()
      return mayRecover(g, unit, why) ? 'yes' : why.refusal!.reason
    }
    expect(refusal()).toBe('yes')
    for (const [column, reason] of [
      ['activated', 'activated'],
      ['outOfSupply', 'out-of-supply'],
      ['demoralised', 'demoralised'],
    ] as const) {
      g.counter[column].set(unit, true)
      expect(refusal()).toBe(reason)
      expect(scripted(g, [], () => recoverStragglers(g))).toBe(0)
      g.counter[column].set(unit, false)
    }
    const detachment = names(g).counter('fr-d-5')
    g.counter.zone.set(detachment, names(g).zone('rethel'))
    fillDetachment(g, detachment, INFANTRY, 3)
    for (let lost = 0; lost < 2; lost++) loseOne(g, detachment, INFANTRY, false)
    expect(mayRecover(g, detachment)).toBe(false)
  })

  it('gb.recovery.test: SP handed to a detachment do not come back', () => {
    const g = position({ counters: { rethel: ['fr-12-2'] } })
    giveAway(g, names(g).counter('fr-12-2'), INFANTRY, 2)
    expect(scripted(g, [], () => recoverStragglers(g))).toBe(0)
  })
})
