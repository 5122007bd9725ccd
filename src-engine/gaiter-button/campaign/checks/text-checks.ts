import type { Problems } from '../../../campaigns/problems.ts'
import type { CampaignText } from '../schemas/campaign-schema.ts'
import { sides } from '../schemas/common-schema.ts'
import type { OrderOfBattle } from '../schemas/order-of-battle-schema.ts'
import type { Scenario } from '../schemas/scenario-schema.ts'
import { said } from './said.ts'

/** Every key of words that the other files ask for. */
export function keysAskedFor(battle: OrderOfBattle | undefined, scenarios: readonly Scenario[]): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const side of sides) {
    keys.add(`side.${side}`)
    if (!battle) continue
    const { armies, corps, units, detachments, leaders } = battle.sides[side]
    for (const { id } of armies) keys.add(`army.${id}`)
    for (const { id } of corps) keys.add(`corps.${id}`)
    for (const { id } of [...units, ...detachments]) keys.add(`unit.${id}`)
    for (const { id } of leaders) keys.add(`leader.${id}`)
  }
  for (const { id, options, specialRules } of scenarios) {
    for (const part of ['title', 'description', 'french', 'german']) keys.add(`scenario.${id}.${part}`)
    for (const option of options) {
      keys.add(`option.${option.id}`)
      keys.add(`option.${option.id}.text`)
    }
    for (const rule of specialRules) {
      keys.add(`special.${rule.id}`)
      keys.add(`special.${rule.id}.text`)
    }
  }
  return keys
}

/** Whether both languages have all words, and no more. */
export function checkTexts(
  texts: readonly (readonly [file: string, text: CampaignText])[],
  asked: ReadonlySet<string>,
  /** All files that ask for words were read: only then can a word be nobody's. */
  complete: boolean,
  problems: Problems,
): void {
  for (const [file, { words }] of texts) {
    for (const key of asked) {
      if (Object.hasOwn(words, key)) continue
      problems.error(file, 'words', said`The words for "${key}" are missing.`, said`Add "${key}": "…".`)
    }
    if (!complete) continue
    for (const key of Object.keys(words)) {
      if (asked.has(key)) continue
      problems.warning(
        file,
        `words.${key}`,
        said`Nothing asks for these words.`,
        said`Remove them, or correct the key.`,
      )
    }
  }
}
