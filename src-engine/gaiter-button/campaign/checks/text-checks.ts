import { inBoth } from '../../../campaigns/common-schema.ts'
import type { Problems } from '../../../campaigns/problems.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import type { CampaignText } from '../schemas/campaign-schema.ts'
import { sides } from '../schemas/common-schema.ts'
import type { OrderOfBattle } from '../schemas/order-of-battle-schema.ts'
import type { Scenario } from '../schemas/scenario-schema.ts'
import { fault, said } from './said.ts'

/**
 * Required texts by key, with their default; undefined if there is none here, because the rules have texts of their
 * own.
 */
export type Asked = ReadonlyMap<string, Title | undefined>

const sideNames = {
  french: { en: 'French', fr: 'Français' },
  german: { en: 'Germans', fr: 'Allemands' },
} as const satisfies Record<(typeof sides)[number], Title>

/** All text keys that the other files need, with the default for each. */
export function keysAskedFor(battle: OrderOfBattle | undefined, scenarios: readonly Scenario[]): Asked {
  const keys = new Map<string, Title | undefined>()
  for (const side of sides) {
    keys.set(`side.${side}`, sideNames[side])
    if (!battle) continue
    const { armies, corps, units, detachments, leaders } = battle.sides[side]
    for (const { id } of armies) keys.set(`army.${id}`, inBoth(id))
    for (const { id, commander } of corps) keys.set(`corps.${id}`, inBoth(`${id} (${commander})`))
    for (const { id, name } of [...units, ...detachments]) keys.set(`unit.${id}`, inBoth(name))
    for (const { id, name } of leaders) keys.set(`leader.${id}`, inBoth(name))
  }
  for (const { id, title, description, aims, options, specialRules } of scenarios) {
    keys.set(`scenario.${id}.title`, title ?? inBoth(id))
    keys.set(`scenario.${id}.description`, description)
    for (const side of sides) keys.set(`scenario.${id}.${side}`, aims?.[side])
    for (const option of options) for (const end of ['', '.text']) keys.set(`option.${option.id}${end}`, undefined)
    for (const rule of specialRules) for (const end of ['', '.text']) keys.set(`special.${rule.id}${end}`, undefined)
  }
  return keys
}

export interface Text {
  readonly file: string
  /** Undefined if the file is missing or cannot be read. */
  readonly words: CampaignText['words'] | undefined
}
export interface Texts {
  readonly en: Text
  readonly fr: Text
}

/**
 * All texts of a campaign in both languages: a scenario's own texts first, then the text files. If one language lacks a
 * text, the other language's is used.
 */
export function completeWords(
  texts: Texts,
  asked: Asked,
  scenarios: readonly Scenario[],
  /** All files that use texts were read; only then can a text be reported as unused. */
  complete: boolean,
  problems: Problems,
): { readonly en: CampaignText['words']; readonly fr: CampaignText['words'] } {
  const own = ownWords(scenarios)
  const words: { en: Record<string, string>; fr: Record<string, string> } = { en: {}, fr: {} }
  const [en, fr] = [texts.en.words ?? {}, texts.fr.words ?? {}]
  const both = texts.en.words !== undefined && texts.fr.words !== undefined
  for (const key of new Set([...asked.keys(), ...Object.keys(en), ...Object.keys(fr), ...own.keys()])) {
    const mine = own.get(key)
    const said = mine ?? spoken(en[key], fr[key]) ?? asked.get(key)
    if (said !== undefined) [words.en[key], words.fr[key]] = [said.en, said.fr]
    if (mine === undefined && both) reportMissing(key, asked, texts, problems)
  }
  if (complete) reportUnused(texts, new Set([...asked.keys()]), problems)
  return words
}

/** Texts in the scenario files; they take precedence over the text files. */
function ownWords(scenarios: readonly Scenario[]): ReadonlyMap<string, Title> {
  const own = new Map<string, Title>()
  for (const { id, title, description, aims, words } of scenarios) {
    for (const [key, said] of Object.entries(words)) own.set(key, said)
    for (const [part, said] of Object.entries({ title, description, french: aims?.french, german: aims?.german }))
      if (said !== undefined) own.set(`scenario.${id}.${part}`, said)
  }
  return own
}

const spoken = (en: string | undefined, fr: string | undefined): Title | undefined =>
  en === undefined && fr === undefined ? undefined : { en: en ?? fr ?? '', fr: fr ?? en ?? '' }

function reportMissing(key: string, asked: Asked, { en, fr }: Texts, problems: Problems): void {
  const [inEnglish, inFrench] = [en, fr].map(({ words }) => words?.[key] !== undefined)
  if (inEnglish === true && inFrench === true) return
  const needed = asked.has(key) && (inEnglish === true || inFrench === true || asked.get(key) !== undefined)
  if (!needed) return
  for (const { file, words } of [en, fr]) {
    if (words?.[key] !== undefined) continue
    problems.warning(
      file,
      'words',
      fault('the-words-for-are-missing')`The words for "${key}" are missing.`,
      said`Add "${key}": "…".`,
    )
  }
}

function reportUnused({ en, fr }: Texts, asked: ReadonlySet<string>, problems: Problems): void {
  for (const { file, words } of [en, fr]) {
    for (const key of Object.keys(words ?? {})) {
      if (asked.has(key)) continue
      problems.warning(
        file,
        `words.${key}`,
        fault('nothing-asks-for-these-words')`Nothing asks for these words.`,
        said`Remove them, or correct the key.`,
      )
    }
  }
}
