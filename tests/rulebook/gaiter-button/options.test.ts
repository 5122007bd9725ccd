import { describe, expect, it } from 'vitest'
import { valueOf } from '#engine/gaiter-button/counters.ts'
import { rollInitiative } from '#engine/gaiter-button/initiative.ts'
import { hasDoctrine } from '#engine/gaiter-button/options.ts'
import { FR, GE, names } from './table.ts'
import { position, scripted } from './position.ts'

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

  it('gb.options.commander: hesitation still makes it 0; he is no senior general, and adds nothing to the initiative', () => {
    const g = position({ switches: { 'you-are-the-commander': true } })
    scripted(g, [5, 3], () => rollInitiative(g))
    expect(g.initiative).toBe(GE)
    scripted(g, [1, 3], () => rollInitiative(g))
    expect(valueOf(g, names(g).counter('mac-mahon'))).toBe(0)
  })

  it('gb.options.doctrine: reforms the French army, and only where it is chosen', () => {
    const reformed = position({ switches: { 'french-doctrine': true } })
    expect(hasDoctrine(reformed, FR)).toBe(true)
    expect(hasDoctrine(reformed, GE)).toBe(false)
    expect(hasDoctrine(position(), FR)).toBe(false)
  })
})
