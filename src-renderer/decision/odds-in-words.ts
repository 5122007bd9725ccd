import type { Json } from '#engine/kernel/result.ts'

/** How the parts of odds are called, and how numbers are written. */
export type OddsWords = {
  readonly nameOf: (key: string) => string
  readonly yes: string
  readonly no: string
  readonly percent: (part: number) => string
}

/** One line of a short summary: what it is of, and what is to be said. */
export type OddsLine = { readonly of: string; readonly says: string }

type Row = Readonly<Record<string, Json>>
const isRow = (json: Json): json is Row => typeof json === 'object' && json !== null && !Array.isArray(json)
const isBlank = (json: Json): boolean => typeof json === 'object' && json !== null && Object.keys(json).length === 0

/** Odds as a rule system gives them, which may have any form, in lines. */
export function oddsLines(odds: Json, words: OddsWords): OddsLine[] {
  if (!isRow(odds)) return [{ of: '', says: said(odds, '', words) }]
  if (isChances(odds, '')) return [{ of: '', says: said(odds, '', words) }]
  return Object.entries(odds).flatMap(([key, value]): OddsLine[] => {
    if (isBlank(value)) return []
    // A list by names, such as of places: each has its own line.
    if (isRow(value) && Object.values(value).every(isRow))
      return Object.entries(value).map(([name, row]) => ({ of: words.nameOf(name), says: said(row, name, words) }))
    return [{ of: words.nameOf(key), says: said(value, key, words) }]
  })
}

/** A value within a line. */
function said(json: Json, key: string, words: OddsWords): string {
  if (typeof json === 'boolean') return json ? words.yes : words.no
  if (typeof json === 'number') return Number.isInteger(json) ? String(json) : numberSaid(json, words)
  if (typeof json === 'string') return words.nameOf(json)
  if (json === null) return '–'
  if (Array.isArray(json)) return json.map((one) => itemSaid(one, key, words)).join(', ')
  if (!isRow(json)) return ''
  const chances = isChances(json, key)
  return Object.entries(json)
    .filter(([, value]) => !isBlank(value))
    .map(([name, value]) => {
      const says = chances && typeof value === 'number' ? words.percent(value) : said(value, name, words)
      return name === 'chance' ? says : `${words.nameOf(name)} ${says}`
    })
    .join(', ')
}

const numberSaid = (value: number, words: OddsWords): string =>
  value > 0 && value < 1 ? words.percent(value) : String(Math.round(value * 100) / 100)

/** A line of a ledger has a label and a value with a sign. */
function itemSaid(item: Json, key: string, words: OddsWords): string {
  if (!isRow(item)) return said(item, key, words)
  const { label, value } = item
  if (typeof label !== 'string' || typeof value !== 'number') return said(item, key, words)
  return `${words.nameOf(label)} ${value < 0 ? '−' : '+'}${Math.abs(value)}`
}

/** Numbers that make up a whole are the chances of what they are called after. */
function isChances(row: Row, key: string): boolean {
  const values = Object.values(row)
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length < values.length || numbers.some((value) => value < 0 || value > 1)) return false
  const isWhole = Math.abs(numbers.reduce((sum, value) => sum + value, 0) - 1) < 0.001
  return isWhole && (key === 'chance' || numbers.some((value) => !Number.isInteger(value)))
}
