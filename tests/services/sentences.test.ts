import { describe, expect, it } from 'vitest'
import { type JsonObject, textIn } from '#engine/kernel/values/result.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { systems } from '#engine/systems/registry.ts'
import { readCampaignFolder } from '../../src-main/campaigns/campaign-files.ts'
import type { Words } from '../../src-main/contract/words.ts'
import { adjectiveEnding, inSentence } from '../../src-main/wording/french-names.ts'
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
    /(?<!\p{L})(?:de|à) (?:Les? \p{Lu}|les? \d)/u,
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
        const request = `${language.textOf(code).split(' ')[0]} ${stray(language.nouns, pick)}`
        const requested = language.parseText(request)
        const refusal = requested.ok ? game.explain(game.play.decider, requested.value) : undefined
        if (refusal !== undefined) read(request, wording.refusal(game, refusal))
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
        for (const level of [1, 2, 3]) read(ending, wording.ending({ ending, winner, level }))
      // A draw, or a game of which the list does not know any more who has won it.
      read(ending, wording.ending({ ending, winner: null, level: 0 }))
    }
    expect(said.size).toBeGreaterThan(150)
  })

  it('has names of troops with their articles in French, and agrees with them', () => {
    expect(inSentence('3e division du 7e corps (Dumont)')).toBe('la 3e division du 7e corps (Dumont)')
    expect(inSentence('1ʳᵉ division du 1ᵉʳ corps (Wolff)')).toBe('la 1ʳᵉ division du 1ᵉʳ corps (Wolff)')
    expect(inSentence('Artillerie du 2e corps')).toBe('l’artillerie du 2e corps')
    expect(inSentence('Détachement de cavalerie C')).toBe('le détachement de cavalerie C')
    expect(inSentence('Moltke')).toBe('Moltke')
    expect(['Brigade Rex', 'leurre 1', 'Mac-Mahon'].map(adjectiveEnding)).toEqual(['e', '', ''])
  })

  it('has regiments called by their numbers with an article in French, other names without', () => {
    expect(['50e de ligne', '1ᵉʳ cuirassiers', '13e hussards', '3ᵉ chasseurs d’Afrique'].map(inSentence)).toEqual([
      ...['le 50e de ligne', 'le 1ᵉʳ cuirassiers', 'le 13e hussards', 'le 3ᵉ chasseurs d’Afrique'],
    ])
    expect(['27 François', 'IR 80', '11e DI'].map(inSentence)).toEqual([...['27 François', 'IR 80', '11e DI']])
  })

  it('takes two regiments on one counter for a brigade, so that the verb is singular', () => {
    expect(inSentence('4ᵉ et 5ᵉ chasseurs')).toBe('la brigade des 4ᵉ et 5ᵉ chasseurs')
    expect(adjectiveEnding('4e et 5e chasseurs')).toBe('e')
  })

  it.each([
    [
      'chalons-1870',
      'verb.lose',
      { counter: 'fr-7-1', arm: 'cavalry' },
      'La 1ʳᵉ division du 7ᵉ corps (Conseil-Dumesnil) perd 1 PF de cavalerie',
    ],
    ['chalons-1870', 'verb.detach-one', { arm: 'infantry' }, 'Détacher 1 PF d’infanterie'],
    ['chalons-1870', 'verb.detach-one', { arm: 'cavalry' }, 'Détacher 1 PF de cavalerie'],
    [
      'chalons-1870',
      'journal.moved',
      { count: 1, from: 'le-chesne', to: 'attigny' },
      '1 pion marche du Chesne à Attigny.',
    ],
    [
      'chalons-1870',
      'journal.moved',
      { count: 2, from: 'attigny', to: 'le-chesne' },
      '2 pions marchent d’Attigny au Chesne.',
    ],
    [
      'chalons-1870',
      'journal.point-lost',
      { counter: 'fr-7-c', arm: 'cavalry', left: 0 },
      'La division de cavalerie du 7ᵉ corps (Ameil) perd 1 PF de cavalerie ; il en reste 0.',
    ],
    [
      'chalons-1870',
      'newspaper.march.enemy',
      { count: 0, from: 'le-chesne', to: 'attigny' },
      'Aucune colonne ennemie n’a été vue en marche du Chesne à Attigny.',
    ],
    [
      'chalons-1870',
      'newspaper.march.enemy',
      { count: 1, from: 'attigny', to: 'le-chesne' },
      'Une colonne ennemie a été vue en marche d’Attigny au Chesne.',
    ],
    [
      'chalons-1870',
      'newspaper.march.enemy',
      { count: 3, from: 'attigny', to: 'le-chesne' },
      '3 colonnes ennemies ont été vues en marche d’Attigny au Chesne.',
    ],
    [
      'wissembourg-1870',
      'journal.broke-down',
      { formation: 'ge-11', lost: 1, threshold: 6 },
      'Le XIᵉ corps : formation démoralisée, 1 pas perdu pour un seuil de 6.',
    ],
    [
      'spicheren-1870',
      'journal.placed',
      { unit: 'brigade-valabregue', hex: '0113' },
      'La brigade des 4ᵉ et 5ᵉ chasseurs prend position en 0113.',
    ],
    [
      'escape-from-sedan-1870',
      'journal.volley-fired',
      { unit: 'l5', target: 'ir80', long: false, counted: 0, possible: 0, dice: 6, needed: 7, sixes: 0 },
      'Le 5ᵉ de ligne tire sur IR 80 : aucun coup au but (0 dé sur 6 à plus de 6).',
    ],
  ] as const)('agrees in French: in %s, %s of %j is “%s”', (campaign, key, facts, sentence) => {
    const { files } = readCampaignFolder(`${house}/campaigns/${campaign}`)
    const system = systems.find(({ id }) => id === (files['campaign.json'] as { system: string }).system)!
    expect(new Wording(load(system, files), files).sentence(key, facts)?.fr.replace(/[\u00a0\u202f]/g, ' ')).toBe(
      sentence,
    )
  })

  it('agrees in French with regiments and batteries', () => {
    const said = (campaign: string, key: string, unit: string) => {
      const { files } = readCampaignFolder(`${house}/campaigns/${campaign}`)
      const system = systems.find(({ id }) => id === (files['campaign.json'] as { system: string }).system)!
      const wording = new Wording(load(system, files), files)
      const id = [...wording.names].find(([, name]) => name.fr === unit)?.[0] ?? ''
      return wording.sentence(key, { unit: id, from: '0807' })?.fr
    }
    const returned = 'refusal.es.cards.joker.not-destroyed'
    expect(said('escape-from-sedan-1870', returned, '5ᵉ de ligne')).toBe(
      'Le 5ᵉ de ligne n’a été ni détruit ni pris dans cette bataille, et n’a pas fui hors de la table.',
    )
    expect(said('escape-from-sedan-1870', returned, 'Batterie de Liébert')).toBe(
      'La batterie de Liébert n’a été ni détruite ni prise dans cette bataille, et n’a pas fui hors de la table.',
    )
    expect(said('wissembourg-1870', 'refusal.ws.zoc.enter.stopped', '50ᵉ de ligne')).toBe(
      'Le 50ᵉ de ligne est entré en zone de contrôle ennemie en 0807 et ne va pas plus loin.',
    )
  })

  it('names in the journal what only the owner of an entry knows, to him alone', () => {
    const files = readCampaignFolder(`${house}/campaigns/chalons-1870`).files
    const wording = new Wording(load(gaiterButton, files), files)
    const shown = { side: 'french', zone: 'rethel' }
    const said = (kind: string, known: JsonObject) => wording.entrySentence(`journal.${kind}`, { ...shown, ...known })
    const [formed, joined] = [
      { counter: 'fr-d-5', infantry: 2 },
      { counter: 'fr-d-5', unit: 'fr-1-1' },
    ]
    expect(said('detachment-formed', {})?.en).toBe('The French side forms a detachment in Rethel.')
    expect(said('detachment-formed', formed)).toEqual({
      en: 'The French side forms Infantry detachment 5 in Rethel.',
      fr: 'Le camp français forme le détachement d’infanterie 5 à Rethel.',
    })
    expect(said('detachment-joined', {})?.fr).toBe('Un détachement du camp français rejoint une unité à Rethel.')
    expect(said('detachment-joined', joined)?.en).toBe(
      'Infantry detachment 5 joins 1st Division, 1st Corps (Wolff) in Rethel.',
    )
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

/** Ids that cannot be mistaken for words: those with signs and digits in them. */
function rawIds(nouns: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> {
  const named = Object.entries(nouns).flatMap(([noun, ids]) => (noun === 'hex' || noun === 'number' ? [] : ids))
  return new Set(named.filter((id) => /[a-z]-|[a-z]\d/.test(id) && !alsoWords.has(id)))
}

/** Anything that has a name, to be requested where it may make no sense. */
function stray(nouns: Readonly<Record<string, readonly string[]>>, pick: (below: number) => number): string {
  const all = Object.values(nouns).filter((ids) => ids.length > 0)
  const ids = all[pick(all.length)]!
  return ids[pick(ids.length)]!
}
