import { describe, expect, it } from 'vitest'
import { commandLedger } from '#engine/gaiter-button/lines/command.ts'
import { valueOf } from '#engine/gaiter-button/state/counters.ts'
import { maySurprise } from '#engine/gaiter-button/march/entry.ts'
import { rollInitiative } from '#engine/gaiter-button/day/initiative.ts'
import { isStrayed } from '#engine/gaiter-button/march/march.ts'
import { hasDoctrine } from '#engine/gaiter-button/state/options.ts'
import { Why } from '#engine/kernel/values/explain.ts'
import { FR, GE, names } from '../table.ts'
import { position, scripted } from '../position.ts'

describe('GB 18 – optional rules', () => {
  it('gb.options.commander: Mac-Mahon’s value is 2, that of the Germans as printed', () => {
    const g = position({ switches: { 'you-are-the-commander': true } })
    const value = (name: string) => valueOf(g, names(g).counter(name))
    expect(value('mac-mahon')).toBe(2)
    expect(value('moltke')).toBe(2)
    expect(value('albert-of-saxony')).toBe(1)
  })

  it('gb.options.commander: without the option he has his printed value', () => {
    const g = position()
    expect(valueOf(g, names(g).counter('mac-mahon'))).toBe(1)
  })

  it('gb.options.commander: the player is senior general, and adds 2 to the initiative', () => {
    const first = (commander: boolean, french: number, german: number): number => {
      const g = position({ switches: { 'you-are-the-commander': commander } })
      scripted(g, [french, german], () => rollInitiative(g))
      return g.initiative
    }
    expect([first(false, 5, 3), first(false, 4, 3)]).toEqual([GE, GE])
    expect([first(true, 4, 3), first(true, 3, 3)]).toEqual([FR, GE])
  })

  it('gb.options.commander: hesitation still makes Mac-Mahon’s value 0, and leaves the initiative alone', () => {
    const g = position({ switches: { 'you-are-the-commander': true } })
    g.counter.zone.set(names(g).counter('moltke'), -1)
    scripted(g, [1, 2], () => rollInitiative(g))
    expect(valueOf(g, names(g).counter('mac-mahon'))).toBe(0)
    expect(g.initiative).toBe(FR)
  })

  it('gb.options.doctrine: reforms the French army, and only where it is chosen', () => {
    const reformed = position({ switches: { 'french-doctrine': true } })
    expect(hasDoctrine(reformed, FR)).toBe(true)
    expect(hasDoctrine(reformed, GE)).toBe(false)
    expect(hasDoctrine(position(), FR)).toBe(false)
  })

  it('gb.options.doctrine: a stack of French cavalry has a command point more', () => {
    const pointsOf = (reform: boolean): number => {
      const g = position({ switches: { 'french-doctrine': reform }, counters: { rethel: ['fr-r-1'] } })
      return commandLedger(g, FR, [names(g).counter('fr-r-1')], true).total
    }
    expect(pointsOf(true)).toBe(pointsOf(false) + 1)
  })

  it('gb.options.doctrine: corps cavalry moves freely, and the French cannot be surprised', () => {
    const strays = (reform: boolean): boolean => {
      const counters = { rethel: ['fr-1-c'], verdun: ['fr-1-1'] }
      const g = position({ switches: { 'french-doctrine': reform }, counters })
      return isStrayed(g, names(g).counter('fr-1-c'))
    }
    expect(strays(false)).toBe(true)
    expect(strays(true)).toBe(false)
    const why = new Why()
    expect(maySurprise(position({ switches: { 'french-doctrine': true } }), GE, why)).toBe(false)
    expect(why.refusal?.rule).toBe('gb.options.doctrine')
  })
})
