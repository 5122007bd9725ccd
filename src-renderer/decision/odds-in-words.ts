import type { Json } from '#engine/kernel/values/result.ts'

/** The words for the parts of odds, and how to write chances. */
export type OddsWords = {
  readonly nameOf: (key: string) => string
  readonly yes: string
  readonly no: string
  readonly percent: (part: number) => string
  readonly number: (value: number) => string
}

/** One line of the summary: its heading and its text. */
export type OddsLine = { readonly heading: string; readonly text: string }

/** What numbers that stand by themselves are called where they are chances; all others are figures, averages too. */
const chanceNames: ReadonlySet<string> = new Set([
  ...['activated', 'hit', 'destroyed', 'mustLose', 'mayChoose'],
  ...['passes', 'stands', 'wins'],
])
/** What figures are called that could be taken for chances, as one of them is 1 and all others are 0. */
const figureNames: ReadonlySet<string> = new Set([
  ...['least', 'most', 'mp', 'cp', 'connections', 'markers', 'cost'],
  ...['dice', 'needed', 'save', 'loss'],
])

/** Sums of chances are a little off. */
const OFF = 0.001

type Row = Readonly<Record<string, Json>>
const isRow = (json: Json): json is Row => typeof json === 'object' && json !== null && !Array.isArray(json)
const isBlank = (json: Json): boolean => typeof json === 'object' && json !== null && Object.keys(json).length === 0

/** Puts odds into lines of text; each rule system gives them in a form of its own. */
export function oddsLines(odds: Json, words: OddsWords): OddsLine[] {
  if (!isRow(odds) || isChances(odds)) return [{ heading: '', text: textOf(odds, '', words) }]
  return Object.entries(odds).flatMap(([key, value]): OddsLine[] => {
    if (isBlank(value)) return []
    // A record by names, such as of places: each name has its own line.
    if (isRow(value) && Object.values(value).every(isRow))
      return Object.entries(value).map(([name, row]) => ({
        heading: words.nameOf(name),
        text: textOf(row, name, words),
      }))
    return [{ heading: words.nameOf(key), text: textOf(value, key, words) }]
  })
}

/** The text of one value; `key` is what it is called in the odds. */
function textOf(json: Json, key: string, words: OddsWords): string {
  if (typeof json === 'boolean') return json ? words.yes : words.no
  if (typeof json === 'number') return (chanceNames.has(key) ? words.percent : words.number)(json)
  if (typeof json === 'string') return words.nameOf(json)
  if (json === null) return '–'
  if (Array.isArray(json)) return json.map((one) => itemText(one, key, words)).join(', ')
  if (!isRow(json)) return ''
  const chances = isChances(json)
  return Object.entries(json)
    .filter(([, value]) => !isBlank(value))
    .map(([name, value]) => {
      const text = chances && typeof value === 'number' ? words.percent(value) : textOf(value, name, words)
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

/** Whether a row holds chances: numbers from 0 to 1 that add up to 1. */
function isChances(row: Row): boolean {
  const values = Object.values(row)
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length < values.length || numbers.some((value) => value < 0 || value > 1 + OFF)) return false
  if (Object.keys(row).some((name) => figureNames.has(name))) return false
  return Math.abs(numbers.reduce((sum, value) => sum + value, 0) - 1) < OFF
}
