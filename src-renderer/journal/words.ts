import type { Entry, Setting } from '../../src-main/contract/games.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import type { Text } from '../text/en.ts'
import { isDraw } from './lines.ts'

/** The words of the rule system, and the names of what a campaign has. */
export type Naming = {
  readonly text: Text
  readonly language: Language
  readonly words: Readonly<Record<string, string>>
  readonly names: Setting['names']
}

/** An entry as it is read. A draw is told by what it was for, with what came of how many. */
export function entryInWords({ entry, sentence }: Entry, naming: Naming): string {
  const { text, language } = naming
  const words = sentence?.[language] ?? ''
  const { value, of } = entry
  if (!isDraw({ entry, sentence, stop: 0 }) || (typeof value !== 'number' && typeof value !== 'string')) return words
  const drawn = typeof value === 'number' ? String(value) : nameOf(value, naming)
  return typeof of === 'number' ? text.journal.drawn(words, drawn, of) : text.journal.drawnOpen(words, drawn)
}

const nameOf = (name: string, { names, language }: Naming): string => names[name]?.[language] ?? name

export const modifierName = (label: string, { words }: Naming): string => words[`ledger.${label}`] ?? label

/** Which sum of an entry this is; a field that is called `ledger` is the only one. */
export function partName(field: string, naming: Naming): string | null {
  if (field === 'ledger') return null
  const part = field.replace(/Ledger$/, '')
  const name = naming.text.journal.parts[part] ?? nameOf(part, naming)
  return name.charAt(0).toLocaleUpperCase(naming.language) + name.slice(1)
}

export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'))
