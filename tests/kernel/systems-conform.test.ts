import { describe, expect, it } from 'vitest'
import { systems } from '#engine/systems/registry.ts'
import { campaignFolder } from './campaign-folder.ts'
import { conformance } from './conformance.ts'
import type { Trial } from './conformance/walk.ts'
import { load } from './table.ts'

/** Every registered system, with the campaigns it is tried with and how hard. */
const trials: Readonly<Record<string, Trial & { readonly campaigns: readonly string[] }>> = {
  'portable-spicheren': { campaigns: ['portable-spicheren'], games: 4, bound: 5000, every: 12, wishes: 1000 },
}

describe('the suite for rule systems', () => {
  it('is run over every registered system, each under its own name', () => {
    const ids = systems.map(({ id }) => id)
    expect(ids.filter((id) => !Object.hasOwn(trials, id))).toEqual([])
    expect(Object.keys(trials).filter((id) => !ids.includes(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

for (const system of systems) {
  const trial = trials[system.id]
  for (const campaign of trial?.campaigns ?? []) conformance(load(system, campaignFolder(campaign)), trial!)
}
