import type { Game } from '#engine/kernel/game.ts'
import type { When } from '#engine/kernel/glance.ts'
import type { Refusal } from '#engine/kernel/explain.ts'
import { textIn, type JsonObject } from '#engine/kernel/result.ts'
import type { CampaignFiles, LoadedCampaign } from '#engine/kernel/system.ts'
import { fill, kernelWords } from '#engine/kernel/words.ts'
import type { Words } from '../contract/words.ts'
import { campaignWords, namesIn, type Names } from './names.ts'

/** What a rule system and a campaign say in both languages, with the things in it called by their names. */
export class Wording {
  readonly names: Names
  readonly sides: [Words, Words]
  readonly #loaded: LoadedCampaign
  readonly #whens = new Map<string, Words | null>()
  readonly #en: Readonly<Record<string, string>>
  readonly #fr: Readonly<Record<string, string>>

  constructor(loaded: LoadedCampaign, files: CampaignFiles) {
    const { words } = loaded.system
    this.#loaded = loaded
    this.#en = { ...kernelWords.en, ...words.en, ...campaignWords(files, 'en') }
    this.#fr = { ...kernelWords.fr, ...words.fr, ...campaignWords(files, 'fr') }
    this.names = this.#named(files)
    this.sides = [this.#side(0), this.#side(1)]
  }

  /** What the campaign does not name the rules may: sides, directions and the like, by `<noun>.<id>`. */
  #named(files: CampaignFiles): Names {
    const { system, campaign } = this.#loaded
    const names = new Map([...Object.entries(system.names?.(campaign) ?? {}), ...namesIn(files)])
    for (const [noun, ids] of Object.entries(this.#loaded.layout.language.nouns))
      for (const id of ids) {
        const name = names.has(id) ? null : this.#plain(`${noun}.${id}`)
        if (name !== null) names.set(id, name)
      }
    return names
  }

  #plain(key: string): Words | null {
    const [en, fr] = [this.#en[key], this.#fr[key]]
    return en === undefined || fr === undefined ? null : { en, fr }
  }

  /** A sentence filled with facts, in which ids give way to names; nothing when there are no words for it. */
  sentence(key: string, facts: JsonObject = {}): Words | null {
    const words = this.#plain(key)
    if (words === null) return null
    return { en: fill(words.en, this.#factsNamed(facts, 'en')), fr: fill(words.fr, this.#factsNamed(facts, 'fr')) }
  }

  #factsNamed(facts: JsonObject, language: 'en' | 'fr'): Record<string, string | number> {
    const named: Record<string, string | number> = {}
    for (const [fact, value] of Object.entries(facts)) {
      if (typeof value === 'string') named[fact] = this.names.get(value)?.[language] ?? value
      else if (typeof value === 'number') named[fact] = value
      else if (typeof value === 'boolean') named[fact] = yesNo[language][value ? 0 : 1]
    }
    return named
  }

  #side(side: number): Words {
    const id = this.#loaded.layout.sides[side] ?? ''
    return this.names.get(id) ?? plain(id)
  }

  scenario(id: string): Words {
    return this.#loaded.scenarios.find((one) => one.id === id)?.title ?? plain(id)
  }

  /** A time of a game as a title; nothing in a system without a calendar. */
  when(scenario: string, when: When | undefined): Words | null {
    if (when === undefined) return null
    // A list of thousands of games shows the same few days.
    const key = `${scenario} ${when.turn} ${when.phase}`
    let title = this.#whens.get(key)
    if (title === undefined) {
      const { system, campaign } = this.#loaded
      title = system.calendar?.(campaign, scenario, when) ?? null
      this.#whens.set(key, title)
    }
    return title
  }

  ending(ending: string): Words {
    return this.sentence(`ending.${ending}`) ?? plain(ending)
  }

  /** The question of a game as a sentence. */
  question({ prompt, about }: { readonly prompt: string; readonly about: JsonObject }): Words {
    return this.sentence(`prompt.${prompt}`, about) ?? plain(prompt)
  }

  /** An action as it is read. */
  action({ layout }: LoadedCampaign, code: number): Words {
    const { verb, ...facts } = layout.language.jsonOf(code)
    return this.sentence(`verb.${textIn(verb)}`, facts) ?? plain(layout.language.textOf(code))
  }

  refusal(game: Game, { rule, reason, facts }: Refusal): Words {
    // The kernel speaks of sides and questions by their keys.
    const asked = facts['prompt'] === undefined ? undefined : game.decision()
    const question = asked && this.question(asked)
    const filled = this.sentence(`refusal.${rule}.${reason}`, { ...facts, ...(asked && { prompt: '{prompt}' }) })
    if (filled === null) return plain(`${rule}: ${reason}`)
    if (question === undefined) return filled
    return { en: fill(filled.en, { prompt: question.en }), fr: fill(filled.fr, { prompt: question.fr }) }
  }
}

const yesNo = { en: ['yes', 'no'], fr: ['oui', 'non'] } as const

export const plain = (text: string): Words => ({ en: text, fr: text })
