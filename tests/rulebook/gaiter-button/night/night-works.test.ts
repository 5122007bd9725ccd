import { describe, expect, it } from 'vitest'
import { CAVALRY, INFANTRY } from '#engine/gaiter-button/campaign/campaign.ts'
import { points } from '#engine/gaiter-button/state/counters.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { nightWorks } from '#engine/gaiter-button/night/night-works.ts'
import { recoverStragglers } from '#engine/gaiter-button/night/recovery.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import { loseOne } from '#engine/gaiter-button/ground/strength.ts'
import { FR, GE, scene, type Names, type Standing, type Table } from '../table.ts'

/** The last night, as far as a side puts its troops in order. */
function night(
  side: number,
  counters: Standing,
  arrange: (g: G, names: Names) => void = () => undefined,
  scenario = 'august-1870',
): Table {
  return scene({
    scenario,
    counters,
    arrange,
    begin(g) {
      g.turn = 10
      g.call(days, {})
      g.call(nightWorks, { side })
    },
  })
}

describe('GB 17.2.2 – the arm that stragglers come back to', () => {
  /** A Saxon division that lost three SP by fatigue, the first of them infantry. */
  const tired = (g: G, { counter }: Names): void => {
    const unit = counter('ge-12-23')
    for (const arm of [INFANTRY, INFANTRY, CAVALRY]) loseOne(g, unit, arm, false)
    g.chance.follow([1])
    recoverStragglers(g)
    g.chance.release()
  }

  it('gb.recovery.test: where both arms may come back their owner chooses, before all else', () => {
    const table = night(GE, { senoncourt: ['ge-12-23'] }, tired)
    expect(table.options).toEqual(['regain ge-12-23 infantry', 'regain ge-12-23 cavalry'])
    table.refuses('night-works-done', 'gb.recovery.test arm-first')
    table.do('regain ge-12-23 cavalry')
    const unit = table.names.counter('ge-12-23')
    expect(table.g.counter.lostCavalry.of(unit)).toBe(0)
    expect(table.g.counter.lostInfantry.of(unit)).toBe(2)
    table.refuses('regain ge-12-23 infantry', 'gb.recovery.test none-regained')
  })

  it('gb.recovery.test: the enemy learns nothing of it, and sees the same question every night', () => {
    const table = night(GE, { senoncourt: ['ge-12-23'] }, tired)
    table.do('regain ge-12-23 cavalry')
    expect(table.told('recovered', GE)).toHaveLength(1)
    expect(table.told('recovered', FR)).toHaveLength(0)
    expect(night(GE, { senoncourt: ['ge-12-23'] }).question).toBe('night-works')
  })
})

describe('GB 17.4 – detachments at night', () => {
  it('gb.detachments.night: a unit that is not demoralised forms a detachment', () => {
    const table = night(FR, { rethel: ['fr-12-1'] })
    expect(table.options).toContain('detach-at-night rethel')
    table.do('detach-at-night rethel').do('detach fr-12-1 fr-d-5').do('detach-one infantry').do('form')
    table.do('detaching-done').do('night-works-done')
    expect(table.where('fr-d-5')).toBe('rethel')
    expect(points(table.g, table.names.counter('fr-d-5'))).toBe(1)
  })

  it('gb.detachments.night: a demoralised one does not', () => {
    const table = night(FR, { rethel: ['fr-12-1'] }, (g, { counter }) =>
      g.counter.demoralised.set(counter('fr-12-1'), true),
    )
    expect(table.can('detach-at-night rethel')).toBe(false)
  })

  it('gb.detachments.night: garrisons form them too, with nobody else in the zone', () => {
    const table = night(FR, { rethel: ['fr-12-1'] })
    table.do('detach-at-night longwy').do('detach-garrison fr-d-5 2').do('detaching-done').do('night-works-done')
    expect(table.where('fr-d-5')).toBe('longwy')
  })

  it('gb.detachments.night: in a scenario with neither detachments nor garrisons there is no question', () => {
    const without = (g: G, { counter }: Names): void => {
      for (const name of ['fr-d-5', 'fr-d-6', 'fr-d-c']) g.counter.fate.set(counter(name), FATE.absent)
    }
    const table = night(FR, { rethel: ['fr-1-1'] }, without, 'first-march')
    expect(table.question).toBeUndefined()
  })
})
