import type { EngagementStudy } from '#engine/gaiter-button/window-types.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { OrderChoice, OrderDraft } from '../../../system-ui/ordering.ts'
import type { OrderWords } from './words.ts'

/** The values of standing orders, the usual one first. Numeric values are sent as numbers. */
const standing = {
  markers: ['any', '0', '1', '2', '3'],
  risk: ['0.25', 'any', '0.1', '0.5'],
  contact: ['go', 'stop'],
  putBack: ['best', 'never', 'ask'],
  afterwards: ['used-up', 'end-operation', 'go-on'],
  charge: ['best', 'never', 'always'],
  fallBack: ['ask', 'never', 'always'],
  losses: ['spread', 'ask'],
  rout: ['ask', 'face'],
  retreat: ['ask', 'try', 'stand', 'by-hand'],
  ways: ['follow', 'ask'],
  axis: ['widest', 'ask'],
  afterRecon: ['go-on', 'end-operation'],
} as const
type Standing = keyof typeof standing

const ofMarch = ['markers', 'risk', 'contact', 'putBack', 'losses', 'afterwards'] as const
const ofAttack = ['charge', 'losses', 'axis'] as const
const ofDefence = ['charge', 'fallBack', 'losses', 'rout', 'retreat', 'ways'] as const

export function choiceIn(how: OrderDraft['how'], key: Standing): string {
  const options: readonly string[] = standing[key]
  const chosen = how[key] ?? ''
  return options.includes(chosen) ? chosen : options[0]!
}

const choicesAmong = (keys: readonly Standing[], { how }: OrderDraft, words: OrderWords): OrderChoice[] =>
  keys.map((key) => {
    const { title, options }: { title: string; options: Readonly<Record<string, string>> } = words.standing[key]
    return {
      key,
      words: title,
      value: choiceIn(how, key),
      options: standing[key].map((value) => ({ value, words: options[value] ?? value })),
    }
  })

/** A march of these counters to a zone, as sent. `usesUp`: the march uses up the rest of the operation. */
export function marchFor(counters: readonly string[], to: string, how: OrderDraft['how'], usesUp: boolean): JsonObject {
  const number = (key: 'markers' | 'risk') => {
    const chosen = choiceIn(how, key)
    return chosen === 'any' ? null : Number(chosen)
  }
  const afterwards = choiceIn(how, 'afterwards')
  return {
    order: 'march',
    counters: [...counters],
    to,
    markers: number('markers'),
    risk: number('risk'),
    contact: choiceIn(how, 'contact'),
    putBack: choiceIn(how, 'putBack'),
    losses: choiceIn(how, 'losses'),
    afterwards: afterwards !== 'used-up' ? afterwards : usesUp ? 'end-operation' : 'go-on',
  }
}
export const choicesOf = (draft: OrderDraft, words: OrderWords): OrderChoice[] => choicesAmong(ofMarch, draft, words)
/** Cavalry is spoken of where some fights that can do so. */
export const battleChoices = (
  draft: OrderDraft,
  words: OrderWords,
  { attacks, charges, fallsBack }: Pick<EngagementStudy, 'attacks' | 'charges' | 'fallsBack'>,
): OrderChoice[] => {
  const may: Partial<Record<Standing, boolean>> = { charge: charges, fallBack: fallsBack }
  return choicesAmong(
    (attacks ? ofAttack : ofDefence).filter((key) => may[key] !== false),
    draft,
    words,
  )
}
export const afterRecon = (draft: OrderDraft, words: OrderWords): OrderChoice[] =>
  choicesAmong(['afterRecon'], draft, words)
