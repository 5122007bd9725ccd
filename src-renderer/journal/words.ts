import type { Entry, Setting } from '../../src-main/contract/games.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import type { Text } from '../text/en.ts'
import type { BriefLine } from './equal-lines.ts'
import { isDraw, ledgersOf } from './lines.ts'

/** The texts used to word an entry: the window's, the rule system's, and the campaign's names. */
export type Naming = {
  readonly text: Text
  readonly language: Language
  readonly words: Readonly<Record<string, string>>
  readonly names: Setting['names']
}

/** The sentence of an entry. A draw adds its result and the number of faces or things it was drawn from. */
export function entryInWords({ entry, sentence }: Entry, naming: Naming): string {
  const { text, language } = naming
  const words = sentence?.[language] ?? ''
  const { value, of } = entry
  if (!isDraw({ entry, sentence, stop: 0 }) || (typeof value !== 'number' && typeof value !== 'string')) return words
  const drawn = typeof value === 'number' ? String(value) : nameOf(value, naming)
  return typeof of === 'number' ? text.journal.drawn(words, drawn, of) : text.journal.drawnOpen(words, drawn)
}

/** Up to this many dice are listed as they fell; for more, the number of each face is given. */
const fewDice = 6

/** The dice of one throw in one sentence; a single die, or a line without dice, as in the journal with its sum. */
export function throwInWords({ entry, times, dice }: BriefLine, naming: Naming): string {
  const { of } = entry.entry
  if (dice.length < 2 || typeof of !== 'number')
    return timesInWords(withSum(entryInWords(entry, naming), entry, naming), times)
  const faces = [...new Set(dice)].toSorted((a, b) => a - b)
  const counted = faces.map((face) => `${dice.filter((die) => die === face).length} × ${face}`)
  const fell = dice.length > fewDice ? counted : dice.map(String)
  return naming.text.journal.drawn(entry.sentence?.[naming.language] ?? '', fell.join(', '), of)
}

/** A sentence with the only sum of its entry inserted before its full stop; omitted for a single die. */
function withSum(sentence: string, entry: Entry, naming: Naming): string {
  const sum = ledgersOf(entry).find(({ field }) => field === 'ledger')
  if (sum === undefined || sum.lines.length < 2) return sentence
  const parts = sum.lines.map(
    ({ label, value }, at) => `${modifierName(label, naming)} ${at === 0 && value > 0 ? value : signed(value)}`,
  )
  return beforeStop(sentence, `(${parts.join(', ')} = ${String(sum.total).replace('-', '−')})`)
}

/** A sentence with the number of times it occurred. */
export const timesInWords = (words: string, times: number): string =>
  times === 1 ? words : beforeStop(words, `×${times}`)

/** Inserts words before the full stop of a sentence. */
function beforeStop(sentence: string, tail: string): string {
  const [, words = sentence, stop = ''] = /^(.*?)([.!?…]?)$/s.exec(sentence) ?? []
  return `${words} ${tail}${stop}`
}

const nameOf = (name: string, { names, language }: Naming): string => names[name]?.[language] ?? name

/** Joins sentences to one paragraph; adds the full stop that draws lack. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`)).join(' ')

export const modifierName = (label: string, { words }: Naming): string => words[`ledger.${label}`] ?? label

/** The name of one of an entry's sums; null for the field `ledger`, which is always the only sum. */
export function partName(field: string, naming: Naming): string | null {
  if (field === 'ledger') return null
  const part = field.replace(/Ledger$/, '')
  const name = naming.text.journal.parts[part] ?? nameOf(part, naming)
  return name.charAt(0).toLocaleUpperCase(naming.language) + name.slice(1)
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'))
