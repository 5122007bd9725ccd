import { describe, expect, it } from 'vitest'
import { type JsonObject, textIn } from '#engine/kernel/values/result.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { systems } from '#engine/systems/registry.ts'
import { readCampaignFolder } from '../../src-main/campaigns/campaign-files.ts'
import type { Words } from '../../src-main/contract/words.ts'
import { endingFor, inSentence } from '../../src-main/wording/french-names.ts'
import { Wording } from '../../src-main/wording/wording.ts'
import { house } from '../house/workshop.ts'
import { actAtRandom, begin, load, pickFrom } from '../kernel/table.ts'
import { actKeenly } from '../rulebook/gaiter-button/keen-play.ts'

/** What would make a reader stumble, by language. */
const stumbles: Readonly<Record<'en' | 'fr', readonly RegExp[]>> = {
  en: [
    /[{}]/,
    / {2}| [.,;:?]/,
    /\b1 (?:counters|units|markers|points|divisions|zones|hexes) /,
    /\b(?:french|german|prussian|Germans side)\b/,
    /\b0 (?:counters?|units?)\b|'/,
    /\b(?:true|false|undefined|null|NaN)\b/,
  ],
  fr: [
    /[{}]/,
    / {2}| [.,]/,
    / [;:!?»]/,
    /\d (?:PF|PM|PC|km)(?!\p{L})/u,
    /(?<=^|\s)(?:\d+|[IVX]+)(?:er|re|e)(?=\s|$)/u,
    /\b[01] (?:pions|unités|marqueurs|divisions|zones|hexagones) /,
    /\b0 (?:pions?|unités?)(?!\p{L})|'/u,
    /\b(?:de|à) Les? \p{Lu}/u,
    /(?<!\p{L})(?:de|que) (?=[AEÉIOU]\p{Ll})/u,
    /\bcamp \p{Lu}/u,
    /(?<!\p{L})(?:formation|division|brigade|camp|la|les?) (?:la|les?) (?=\p{L}|\d)/u,
    /\b(?:true|false|undefined|null|NaN)\b/,
  ],
}

const played = [
  ['chalons-1870', 'first-march', 3],
  ['chalons-1870', 'beaumont-sedan', 2],
  ['portable-spicheren', 'spicheren', 2],
  ['belfort-1870', 'siege', 2],
  ['wissembourg-1870', 'wissembourg', 2],
  ['spicheren-1870', 'spicheren', 2],
  ['escape-from-sedan-1870', 'charges-of-floing', 1],
] as const

describe('what games say', { timeout: 120_000 }, () => {
  it.each(played)('in %s, %s, reads well in both languages', (campaign, scenario, games) => {
    const { files } = readCampaignFolder(`${house}/campaigns/${campaign}`)
    const system = systems.find(({ id }) => id === (files['campaign.json'] as { system: string }).system)!
    const loaded = load(system, files)
    const wording = new Wording(loaded, files)
    const ids = rawIds(loaded.layout.language.nouns)
    const said = new Map<string, string>()

    /** Every sentence that is said is read once. */
    const read = (key: string, words: Words | null): void => {
      if (words === null || said.has(words.en)) return
      said.set(words.en, key)
      for (const language of ['en', 'fr'] as const) {
        const sentence = words[language]
        for (const stumble of stumbles[language]) expect(sentence, `${key} in ${language}`).not.toMatch(stumble)
        const raw = sentence.split(/[\s,;:.?!()“”«»]+/).filter((word) => ids.has(word))
        expect(raw, `${key} in ${language}: ${sentence}`).toEqual([])
        expect(sentence, `${key} in ${language}`).not.toMatch(/^\p{Ll}/u)
      }
    }

    for (let seed = 1; seed <= games; seed += 1) {
      const game = begin(loaded, { scenario, seed: `said ${seed}` })
      const { language } = game.play.layout
      const pick = pickFrom(seed)
      const next = () => (campaign === 'chalons-1870' ? actKeenly(game, pick) : actAtRandom(game, pick))
      for (let acts = 0; acts < 700 && game.play.decider >= 0; acts += 1) {
        const asked = game.decision()!
        read(`prompt.${asked.prompt}`, wording.question(asked))
        const actions = Array.from(game.play.actions)
        const code = actions[pick(actions.length)]!
        read(language.textOf(code), wording.action(loaded, code))
        const wish = `${language.textOf(code).split(' ')[0]} ${stray(language.nouns, pick)}`
        const wished = language.parseText(wish)
        const refusal = wished.ok ? game.explain(game.play.decider, wished.value) : undefined
        if (refusal !== undefined) read(wish, wording.refusal(game, refusal))
        next()
      }
      for (const entry of game.journal()) {
        const facts = entry as unknown as JsonObject // an entry is plain data
        const key = entry.kind === 'draw' ? `draw.${textIn(facts['label'])}` : `journal.${entry.kind}`
        read(key, wording.sentence(key, facts))
      }
    }
    for (const ending of loaded.layout.endings) {
      for (const winner of loaded.layout.sides)
        for (const level of [1, 2, 3]) read(ending, wording.ending(ending, winner, level))
    }
    expect(said.size).toBeGreaterThan(150)
  })

  it('has names of troops with their articles in French, and agrees with them', () => {
    expect(inSentence('3e division du 7e corps (Dumont)')).toBe('la 3e division du 7e corps (Dumont)')
    expect(inSentence('1ʳᵉ division du 1ᵉʳ corps (Wolff)')).toBe('la 1ʳᵉ division du 1ᵉʳ corps (Wolff)')
    expect(inSentence('Artillerie du 2e corps')).toBe('l’artillerie du 2e corps')
    expect(inSentence('Détachement de cavalerie C')).toBe('le détachement de cavalerie C')
    expect(inSentence('Moltke')).toBe('Moltke')
    expect(['Brigade Rex', 'leurre 1', 'Mac-Mahon'].map(endingFor)).toEqual(['e', '', ''])
  })

  it('counts strength points of an arm without an article in French', () => {
    const files = readCampaignFolder(`${house}/campaigns/chalons-1870`).files
    const loaded = load(gaiterButton, files)
    const wording = new Wording(loaded, files)
    const said = (arm: string) => wording.sentence('journal.battle-loss', { counter: 'fr-1-1', arm })?.fr
    expect(said('artillery')).toBe('La 1ʳᵉ division du 1ᵉʳ corps (Wolff) perd 1\u00a0PF d’artillerie.')
    expect(said('cavalry')).toBe('La 1ʳᵉ division du 1ᵉʳ corps (Wolff) perd 1\u00a0PF de cavalerie.')
  })
})

/** Ids that are words of English as well. */
const alsoWords = new Set(['counter-charge'])

/** Ids that nobody would take for words: those with signs and digits in them. */
function rawIds(nouns: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> {
  const named = Object.entries(nouns).flatMap(([noun, ids]) => (noun === 'hex' || noun === 'number' ? [] : ids))
  return new Set(named.filter((id) => /[a-z]-|[a-z]\d/.test(id) && !alsoWords.has(id)))
}

/** Anything that has a name: somebody wishes for it where it may make no sense. */
function stray(nouns: Readonly<Record<string, readonly string[]>>, pick: (below: number) => number): string {
  const all = Object.values(nouns).filter((ids) => ids.length > 0)
  const ids = all[pick(all.length)]!
  return ids[pick(ids.length)]!
}
