import type { Json } from '#engine/kernel/values/result.ts'

/** The words for the parts of odds, and how to write chances. */
export type OddsWords = {
  readonly nameOf: (key: string) => string
  readonly yes: string
  readonly no: string
  readonly percent: (part: number) => string
  readonly number: (value: number) => string
  /** The keys of numbers that are each a chance by themselves. */
  readonly chances: ReadonlySet<string>
}

/** One line of the summary: its heading and its text. */
export type OddsLine = { readonly heading: string; readonly text: string }

type Row = Readonly<Record<string, Json>>
const isRow = (json: Json): json is Row => typeof json === 'object' && json !== null && !Array.isArray(json)
const isBlank = (json: Json): boolean => typeof json === 'object' && json !== null && Object.keys(json).length === 0

/** Puts odds into lines of text; each rule system has its own form of odds. */
export function oddsLines(odds: Json, words: OddsWords): OddsLine[] {
  if (!isRow(odds) || isDistribution(odds, words)) return [{ heading: '', text: textOf(odds, '', words) }]
  return Object.entries(odds).flatMap(([key, value]): OddsLine[] => {
    if (isBlank(value)) return []
    // A record by name, such as one of places: each name has its own line.
    if (isRow(value) && Object.values(value).every(isRow))
      return Object.entries(value).map(([name, row]) => ({
        heading: words.nameOf(name),
        text: textOf(row, name, words),
      }))
    return [{ heading: words.nameOf(key), text: textOf(value, key, words) }]
  })
}

/** The text of one value; `key` is its key in the odds. */
function textOf(json: Json, key: string, words: OddsWords): string {
  if (typeof json === 'boolean') return json ? words.yes : words.no
  if (typeof json === 'number') return (words.chances.has(key) ? words.percent : words.number)(json)
  if (typeof json === 'string') return words.nameOf(json)
  if (json === null) return '–'
  if (Array.isArray(json)) return json.map((one) => itemText(one, key, words)).join(', ')
  if (!isRow(json)) return ''
  const isShare = isDistribution(json, words)
  return Object.entries(json)
    .filter(([, value]) => !isBlank(value))
    .map(([name, value]) => {
      const text = isShare && typeof value === 'number' ? words.percent(value) : textOf(value, name, words)
      return name === 'chance' ? text : `${words.nameOf(name)} ${text}`
    })
    .join(', ')
}

/** The text of one item of a list; a line of a ledger has a label and a signed value. */
function itemText(item: Json, key: string, words: OddsWords): string {
  if (!isRow(item)) return textOf(item, key, words)
  const { label, value } = item
  if (typeof label !== 'string' || typeof value !== 'number') return textOf(item, key, words)
  return `${words.nameOf(label)} ${value < 0 ? '−' : '+'}${Math.abs(value)}`
}

/** Whether a row is a distribution over its names: all values are numbers, and none is a chance by itself. */
const isDistribution = (row: Row, { chances }: OddsWords): boolean =>
  !isBlank(row) && Object.entries(row).every(([name, value]) => typeof value === 'number' && !chances.has(name))
