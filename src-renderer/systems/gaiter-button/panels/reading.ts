import type { Because } from '#engine/gaiter-button/studies/study.ts'
import type { Json, JsonObject } from '#engine/kernel/result.ts'
import type { Entry, Setting, GameSnapshot } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { Words } from '../../../../src-main/contract/words.ts'
import {
  entries,
  field,
  figure,
  is,
  type OrderOfBattle,
  readOrderOfBattle,
  rows,
  text,
} from '../counters/order-of-battle.ts'

/** What every panel is given. A panel shows a table and hands an answer back; it decides nothing. */
export type PanelProps = {
  readonly table: GameSnapshot
  readonly setting: Setting
  /** The exact odds of the answers that have some; null while they are not known. */
  readonly odds: readonly { readonly action: string; readonly odds: Json }[] | null
  readonly language: Language
  readonly onAnswer: (action: string) => void
  /** What was told so far: the dice and the ledgers of a battle, the markers drawn. Without it they are left out. */
  readonly journal?: readonly Entry[]
  /** The words of the rule system, for the lines of its ledgers. */
  readonly words?: Readonly<Record<string, string>>
  /** Where the printed rules have a rule. */
  readonly sectionOf?: (rule: string) => string | undefined
  readonly onRule?: (rule: string) => void
  /** The zone that somebody thinks of marching to. */
  readonly goal?: string | null
  /** What the process has worked out of what was asked for. */
  readonly study?: JsonObject | null
}

/** The noun of nothing in a view. */
const nothing = '-'
export const isThere = (name: string): boolean => name !== '' && name !== nothing

/** The side by whose eyes the panels are drawn: the one that sits, or where everything lies open the one that decides. */
export function eyesOf({ seat, decider, views }: GameSnapshot): number {
  return seat ?? decider ?? views[0]?.side ?? 0
}
export function knownTo({ views }: GameSnapshot, side: number): JsonObject {
  return (views.find((view) => view.side === side) ?? views[0])?.known ?? {}
}
export const known = (table: GameSnapshot): JsonObject => knownTo(table, eyesOf(table))

/** What is under way, the innermost last. */
export const agenda = (table: GameSnapshot): readonly Json[] => rows(known(table), 'agenda')
export const frame = (table: GameSnapshot, name: string): Json | undefined =>
  agenda(table).findLast((one) => text(one, 'frame') === name)
export const isUnderWay = (table: GameSnapshot, name: string): boolean => frame(table, name) !== undefined
/** The number of the side that a row names; −1 for none. */
export const sideIn = (table: GameSnapshot, row: Json | undefined, key: string): number =>
  table.sides.indexOf(text(row, key))

export const nameIn = ({ names }: Setting, language: Language, id: string): string => names[id]?.[language] ?? id
export function sideName({ sides }: Setting, language: Language, side: number): string {
  return sides[side]?.[language] ?? ''
}

/** Why something does not go, in the sentence that the process has put beside it. */
export const becauseInWords = (because: Because & { readonly words?: Words }, language: Language): string =>
  because.words?.[language] ?? because.rule

const books = new WeakMap<Setting, OrderOfBattle>()
/** The order of battle of a game, read once. */
export function bookOf(setting: Setting): OrderOfBattle {
  let book = books.get(setting)
  if (book === undefined) {
    const { files } = setting
    book = readOrderOfBattle(files['order-of-battle.json'] ?? null, files['map.json'] ?? null)
    books.set(setting, book)
  }
  return book
}

/** One of the printed tables of the campaign; empty where the setting does not hand it out. */
export const printedTable = ({ files }: Setting, name: string): Json | undefined =>
  field(files['tables.json'] ?? undefined, name)

export type LedgerLine = { readonly label: string; readonly value: number; readonly rule: string }
export const linesIn = (json: Json | undefined, key: string): LedgerLine[] =>
  rows(json, key).map((line) => ({
    label: text(line, 'label'),
    value: figure(line, 'value'),
    rule: text(line, 'rule'),
  }))
export const totalOf = (lines: readonly LedgerLine[]): number => lines.reduce((sum, { value }) => sum + value, 0)

export const oddsOf = ({ odds }: PanelProps, action: string): Json | undefined =>
  odds?.find((one) => one.action === action)?.odds

/** A distribution over numbers, the smallest first. What is no number (`none`) comes before all. */
export type Chances = readonly { readonly value: string; readonly chance: number }[]
export function chancesIn(json: Json | undefined, key: string): Chances {
  return entries(json, key)
    .map(([value, chance]) => ({ value, chance: typeof chance === 'number' ? chance : 0 }))
    .filter(({ chance }) => chance > 0)
    .toSorted((a, b) => order(a.value) - order(b.value))
}
const order = (value: string): number => (Number.isNaN(Number(value)) ? -1 : Number(value))
export const meanOf = (chances: Chances): number =>
  chances.reduce((sum, { value, chance }) => sum + (Number(value) || 0) * chance, 0)

/** The entries of the journal since the last of a kind, that one among them; none where there was none. */
export function since(journal: readonly Entry[] | undefined, ...kinds: readonly string[]): readonly Entry[] {
  const from = journal?.findLastIndex(({ entry }) => kinds.includes(text(entry, 'kind'))) ?? -1
  return journal === undefined || from < 0 ? [] : journal.slice(from)
}

export { entries, field, figure, is, rows, text }
