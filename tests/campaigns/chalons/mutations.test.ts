import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCampaign } from '#engine/gaiter-button/campaign/read-campaign.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { chalonsFiles, exampleFiles } from './files.ts'
import { tries } from '../../tries.ts'

type Container = Record<PropertyKey, unknown>

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/** Walks into the files by choosing among the keys, and stops after so many steps or where nothing is inside. */
function placeIn(files: CampaignFiles, choices: readonly number[]): [Container, string] | undefined {
  let inside: Container = files as Container
  let place: [Container, string] | undefined
  for (const choice of choices) {
    const keys = Object.keys(inside)
    const key = keys[choice % keys.length]
    if (key === undefined) break
    place = [inside, key]
    const next = inside[key]
    if (!isContainer(next)) break
    inside = next
  }
  return place
}

const change = fc.oneof(
  fc.record({ how: fc.constant('put' as const), value: fc.jsonValue({ maxDepth: 2 }) }),
  fc.record({
    how: fc.constant('put' as const),
    value: fc.oneof(fc.integer({ min: -3, max: 1100 }), fc.double(), fc.boolean()),
  }),
  fc.record({
    how: fc.constant('put' as const),
    value: fc.constantFrom(
      'rethel',
      'mill',
      'fr-1-1',
      'mac-mahon',
      'french',
      'germany',
      'stop',
      '',
      '__proto__',
      '1870-02-30',
      'GB 9',
    ),
  }),
  fc.record({ how: fc.constantFrom('remove', 'double', 'empty', 'reverse', 'swap') }),
  fc.record({
    how: fc.constant('rename' as const),
    name: fc.constantFrom('__proto__', 'constructor', 'id', 'zone', 'x'),
  }),
)
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

/** Does to one place of the files what a slip of the hand might. */
function apply(files: CampaignFiles, choices: readonly number[], what: Change): void {
  const place = placeIn(files, choices)
  if (!place) return
  const [container, key] = place
  const value = container[key]
  if (what.how === 'put') container[key] = what.value
  if (what.how === 'remove' && Array.isArray(container)) container.splice(Number(key), 1)
  else if (what.how === 'remove') delete container[key]
  if (what.how === 'double' && Array.isArray(container)) container.splice(Number(key), 0, structuredClone(value))
  if (what.how === 'empty') container[key] = Array.isArray(value) ? [] : isContainer(value) ? {} : ''
  if (what.how === 'reverse' && Array.isArray(value)) value.reverse()
  if (what.how === 'swap') {
    const other = Object.keys(container).find((one) => one !== key)
    if (other !== undefined) [container[key], container[other]] = [container[other], value]
  }
  if (what.how === 'rename' && !Array.isArray(container)) {
    delete container[key]
    Object.defineProperty(container, what.name, { value, enumerable: true, writable: true, configurable: true })
  }
}

const mutations = fc.array(fc.tuple(fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 9 }), change), {
  minLength: 1,
  maxLength: 4,
})

/** Whether files loaded, and what is amiss: half a campaign, a changed file, a problem without all its parts. */
function outcome(files: CampaignFiles): { loaded: boolean; amiss: string[] } {
  const before = JSON.stringify(files)
  const { campaign, errors, warnings } = readCampaign(files)
  const loaded = campaign !== undefined
  const amiss: string[] = []
  if (loaded === errors.length > 0) amiss.push('a campaign with errors, or none without')
  if (JSON.stringify(files) !== before) amiss.push('the files were changed')
  for (const { file, message, remedy } of [...errors, ...warnings]) {
    if (file === '' || !message.endsWith('.') || !/[.?]$/.test(remedy)) amiss.push(`${file}: ${message} ${remedy}`)
  }
  return { loaded, amiss }
}

/** Damages the files so many times, fails with the smallest damage that goes wrong, and counts what still loads. */
function loadedAfterDamage(original: CampaignFiles, runs: number): number {
  let count = 0
  fc.assert(
    fc.property(mutations, (all) => {
      const files = structuredClone(original)
      for (const [choices, what] of all) apply(files, choices, what)
      const { loaded, amiss } = outcome(files)
      if (loaded) count++
      expect(amiss).toEqual([])
    }),
    // The same damage each time: what is counted below must not hang on luck.
    { numRuns: runs, seed: 18_700_901 },
  )
  return count
}

describe('damaged campaigns load or are refused in sentences', () => {
  it('1600 of the example, or a tenth, of which some load and more do not', { timeout: 120_000 }, () => {
    const runs = tries(1600, 1, 10)
    const loaded = loadedAfterDamage(exampleFiles(), runs)
    expect(loaded).toBeGreaterThan(runs * 0.01)
    expect(loaded).toBeLessThan(runs * 0.99)
  })

  it('400 of the Army of Châlons, or a twentieth, of which some load and more do not', { timeout: 240_000 }, () => {
    const runs = tries(400, 1, 20)
    const loaded = loadedAfterDamage(chalonsFiles(), runs)
    expect(loaded).toBeGreaterThan(runs * 0.01)
    expect(loaded).toBeLessThan(runs * 0.99)
  })
})
