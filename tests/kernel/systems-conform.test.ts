import { describe, expect, it } from 'vitest'
import { systems } from '#engine/systems/registry.ts'
import { campaignFolder } from './campaign-folder.ts'
import { conformance } from './conformance.ts'
import { load } from './table.ts'
import { trials } from './trials.ts'

describe('the suite for rule systems', () => {
  it('is run over every registered system, each under its own name', () => {
    const ids = systems.map(({ id }) => id)
    expect(ids.filter((id) => !Object.hasOwn(trials, id))).toEqual([])
    expect(Object.keys(trials).filter((id) => !ids.includes(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(systems.map((system) => [system.title, system] as const))(
    'finds that %s can be shown at a glance',
    (_, { glance }) => {
      expect([glance.when, glance.calendar, glance.pieces, glance.tally]).toEqual(Array(4).fill(expect.any(Function)))
    },
  )
})

for (const system of systems) {
  const trial = trials[system.id]
  for (const campaign of trial?.campaigns ?? []) conformance(load(system, campaignFolder(campaign)), trial!)
}
