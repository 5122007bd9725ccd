import { spacedFrench } from '#engine/kernel/values/french.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import type { NamedEnding } from '#engine/kernel/game/view.ts'
import type { When } from '#engine/kernel/system/glance.ts'
import type { Refusal } from '#engine/kernel/values/explain.ts'
import { textIn, type JsonObject } from '#engine/kernel/values/result.ts'
import type { CampaignFiles, LoadedCampaign } from '#engine/kernel/system/system.ts'
import { canFill, fill, type Filling, kernelWords } from '#engine/kernel/system/words.ts'
import type { Adjective, Adjectives, Words } from '../contract/words.ts'
import { adjectiveEnding, inSentence } from './french-names.ts'
import { endsIn, namesOf, type Names } from './names.ts'

type Reason = { readonly rule: string; readonly reason: string; readonly facts: JsonObject }

/** Makes the sentences of a rule system and a campaign in both languages, with names in place of ids. */
export class Wording {
  readonly names: Names
  readonly sides: [Words, Words]
  readonly adjectives: Adjectives
  readonly #loaded: LoadedCampaign
  readonly #whens = new Map<string, Words | null>()
  readonly #en: Readonly<Record<string, string>>
  readonly #fr: Readonly<Record<string, string>>
  readonly #ends: ReadonlyMap<string, readonly [string, string]>
  /**
   * Ids named by the rules' words, such as arms; in French sentences these names have no article: “1 PF d’artillerie”.
   */
  readonly #asWritten = new Set<string>()

  constructor(loaded: LoadedCampaign, files: CampaignFiles) {
    const { system, campaign } = loaded
    const { words } = system.book
    const own = system.campaign.words?.(campaign)
    this.#loaded = loaded
    this.#en = { ...kernelWords.en, ...words.en, ...own?.en }
    const fr = { ...kernelWords.fr, ...words.fr, ...own?.fr }
    this.#fr = Object.fromEntries(Object.entries(fr).map(([key, text]) => [key, spacedFrench(text)]))
    this.#ends = endsIn(loaded, files)
    this.names = this.#named(files)
    this.sides = [this.#side(0), this.#side(1)]
    this.adjectives = [this.#adjective(0), this.#adjective(1)]
  }

  /** Adds names from the rules' words (`<noun>.<id>`) for things the campaign does not name, such as sides and directions. */
  #named(files: CampaignFiles): Names {
    const names = new Map(namesOf(this.#loaded, files))
    for (const [noun, ids] of Object.entries(this.#loaded.layout.language.nouns))
      for (const id of ids) {
        const name = names.has(id) ? null : this.#plain(`${noun}.${id}`)
        if (name === null) continue
        names.set(id, name)
        this.#asWritten.add(id)
      }
    return names
  }

  #plain(key: string): Words | null {
    const [en, fr] = [this.#en[key], this.#fr[key]]
    return en === undefined || fr === undefined ? null : { en, fr }
  }

  /** The sentence of a key, filled with facts, ids replaced by names; null when the key has no words. */
  sentence(key: string, facts: JsonObject = {}): Words | null {
    const words = this.#plain(key)
    if (words === null) return null
    return {
      en: fill(words.en, this.#factsNamed(facts, 'en'), 'en'),
      fr: fill(words.fr, this.#factsNamed(facts, 'fr'), 'fr'),
    }
  }

  /**
   * The sentence of an entry of the journal: that for its owner (`<key>.owner`), if there is one and the entry has all its
   * facts; as others are given the entry, it lacks what only its owner knows.
   */
  entrySentence(key: string, facts: JsonObject): Words | null {
    const owners = this.#plain(`${key}.owner`)
    return owners !== null && canFill(owners.en, facts)
      ? this.sentence(`${key}.owner`, facts)
      : this.sentence(key, facts)
  }

  /** Facts with names instead of ids; for a side also its agreeing forms, such as `side.adjective`. */
  #factsNamed(facts: JsonObject, language: 'en' | 'fr'): Filling {
    const named: Record<string, string | number | boolean> = {}
    const words = language === 'en' ? this.#en : this.#fr
    for (const [fact, value] of Object.entries(facts)) {
      if (typeof value === 'number' || typeof value === 'boolean') named[fact] = value
      if (typeof value !== 'string') continue
      const name = this.#nameOf(value, language)
      // A list of things becomes a list of their names.
      named[fact] = value
        .split(', ')
        .map((one) => this.#nameInSentence(one, language))
        .join(', ')
      if (language === 'fr') named[`${fact}.e`] = adjectiveEnding(name)
      for (const form of forms) {
        const agreeing = words[`${form}.${value}`]
        if (agreeing !== undefined) named[`${fact}.${form}`] = agreeing
      }
    }
    return named
  }

  readonly #nameOf = (id: string, language: 'en' | 'fr'): string => this.names.get(id)?.[language] ?? id

  #nameInSentence(id: string, language: 'en' | 'fr'): string {
    const name = this.#nameOf(id, language)
    return language === 'fr' && !this.#asWritten.has(id) ? inSentence(name) : name
  }

  #side(side: number): Words {
    const id = this.#loaded.layout.sides[side] ?? ''
    return this.names.get(id) ?? plain(id)
  }

  /** The adjective from the words; a side without one is called by its name. */
  #adjective(side: number): Adjective {
    const id = this.#loaded.layout.sides[side] ?? ''
    const masculine = this.#plain(`adjective.${id}`) ?? this.#side(side)
    return { masculine, feminine: this.#plain(`feminine.${id}`) ?? masculine }
  }

  scenario(id: string): Words {
    return this.#loaded.scenarios.find((one) => one.id === id)?.title ?? plain(id)
  }

  /** Day and phase as a title; null in a system without a calendar. */
  when(scenario: string, when: When | undefined): Words | null {
    if (when === undefined) return null
    // Cached: a list of thousands of games shows the same few days.
    const key = `${scenario} ${when.turn} ${when.phase}`
    let title = this.#whens.get(key)
    if (title === undefined) {
      const { system, campaign } = this.#loaded
      title = system.glance.calendar?.(campaign, scenario, when) ?? null
      this.#whens.set(key, title)
    }
    return title
  }

  /** The text of an ending, with the winner and the manner of winning where there is a text for that. */
  ending({ ending, winner, level }: NamedEnding): Words {
    const won = winner === null ? null : this.sentence(`ending.${ending}.by`, { winner, level })
    return won ?? this.sentence(`ending.${ending}`) ?? plain(ending)
  }

  /** The question of a game as a sentence. */
  question({ prompt, about }: { readonly prompt: string; readonly about: JsonObject }): Words {
    return this.sentence(`prompt.${prompt}`, about) ?? plain(prompt)
  }

  /** An action as text; with `from`, a move is named by the place it leads to. */
  action({ layout }: LoadedCampaign, code: number, from?: string): Words {
    const { verb, ...facts } = layout.language.jsonOf(code)
    const key = `verb.${textIn(verb)}`
    const to = from === undefined ? undefined : this.#farEnd(textIn(facts['connection']), from)
    const going = to === undefined ? null : this.sentence(`${key}.to`, { ...facts, to })
    return going ?? this.sentence(key, facts) ?? plain(layout.language.textOf(code))
  }

  #farEnd(connection: string, from: string): string | undefined {
    const ends = this.#ends.get(connection)
    return ends?.includes(from) === true ? ends.find((end) => end !== from) : undefined
  }

  /** A reason from the rules as a sentence. */
  reason({ rule, reason, facts }: Reason): Words {
    return this.sentence(`refusal.${rule}.${reason}`, facts) ?? plain(`${rule}: ${reason}`)
  }

  refusal(game: Game, { rule, reason, facts }: Refusal): Words {
    // The kernel gives questions by their keys.
    const asked = facts['prompt'] === undefined ? undefined : game.decision()
    const filled = this.reason({ rule, reason, facts: { ...facts, ...(asked && { prompt: '{prompt}' }) } })
    if (asked === undefined) return filled
    const question = this.question(asked)
    return { en: fill(filled.en, { prompt: question.en }), fr: fill(filled.fr, { prompt: question.fr }, 'fr') }
  }
}

/** Grammatical forms of names, found under `adjective.<id>` and so on. */
const forms = ['adjective', 'feminine'] as const

export const plain = (text: string): Words => ({ en: text, fr: text })
