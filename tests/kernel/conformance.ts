import { describe, expect, it } from 'vitest'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { glanceLaws } from './conformance/glance-laws.ts'
import { knowledgeLaws } from './conformance/knowledge-laws.ts'
import { pastLaws } from './conformance/past-laws.ts'
import { playLaws } from './conformance/play-laws.ts'
import { scoutLaws } from './conformance/scout-laws.ts'
import { stampLaws } from './conformance/stamp-laws.ts'
import { wordsLaws } from './conformance/words-laws.ts'
import type { Law, Trial } from './conformance/walk.ts'
import { everyTry } from '../tries.ts'

/** All that the kernel promises of any rule system, and asks of it. */
const laws: readonly Law[] = [
  ...playLaws,
  ...pastLaws,
  ...wordsLaws,
  ...knowledgeLaws,
  ...glanceLaws,
  ...scoutLaws,
  ...stampLaws,
]

/**
 * The suite that every rule system passes with every campaign of its own: each law in every game of the trial, or in a
 * fifth of them, every law in another.
 */
export function conformance(loaded: LoadedCampaign, trial: Trial): void {
  describe(`${loaded.system.title}, as a rule system`, () => {
    it.each(laws.map((law, at) => [law.says, law, at] as const))('%s', (_says, law, at) => {
      expect(() => law.check(loaded, everyTry ? trial : { ...trial, fifth: at })).not.toThrow()
    })
  })
}

/** The sentences of the laws that a system breaks, each with what went wrong; none for a sound one. */
export function breaches(loaded: LoadedCampaign, trial: Trial): { law: string; what: string }[] {
  return laws.flatMap((law) => {
    try {
      law.check(loaded, trial)
      return []
    } catch (error) {
      return [{ law: law.says, what: error instanceof Error ? error.message : String(error) }]
    }
  })
}
