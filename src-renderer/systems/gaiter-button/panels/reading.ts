import type { AgendaFrame, Distribution, TypedEntry, Odds, View } from '#engine/gaiter-button/window-types.ts'
import type { LedgerLine } from '#engine/kernel/values/ledger.ts'
import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import type { Entry, Setting, GameSnapshot } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import { leaderIn, printedIn } from '../counters/abbreviations.ts'
import { type OrderOfBattle, readOrderOfBattle } from '../counters/order-of-battle.ts'
import { entryIn, frameIn, oddsIn, viewIn } from '../reads/reads.ts'

/** The props of every panel. A panel shows a game and returns an answer; it decides nothing. */
export type PanelProps = {
  readonly table: GameSnapshot
  readonly setting: Setting
  /** The exact odds of the answers that have some; null until they are known. */
  readonly odds: readonly { readonly action: string; readonly odds: Json }[] | null
  readonly language: Language
  readonly onAnswer: (action: string) => void
  /** The journal so far. Without it, panels leave out the dice and ledgers of a battle and the markers drawn. */
  readonly journal?: readonly Entry[]
  /** The words of the rule system, for the lines of its ledgers. */
  readonly words?: Readonly<Record<string, string>>
  /** The section of a rule in the printed rules. */
  readonly sectionOf?: (rule: string) => string | undefined
  readonly onRule?: (rule: string) => void
  /** The zone under the pointer, as a goal. */
  readonly goal?: string | null
  /** The result of the study that the panel requested. */
  readonly study?: JsonObject | null
}

/** How a view writes “none”. */
const nothing = '-'
export const isThere = (name: string | undefined): name is string => name !== undefined && name !== nothing

/** The side whose view the panels show: the seated one, or in an open game the deciding one. */
export function eyesOf({ seat, decider, views }: GameSnapshot): number {
  return seat ?? decider ?? views[0]?.side ?? 0
}
/** What a side knows; the first view if that side has none, undefined if there is no view. */
export function knownTo({ views }: GameSnapshot, side: number): View | undefined {
  const view = views.find((one) => one.side === side) ?? views[0]
  return view && viewIn(view.known)
}
export const known = (table: GameSnapshot): View | undefined => knownTo(table, eyesOf(table))

/** The innermost frame of this name that is under way. */
export const frame = <N extends AgendaFrame['frame']>(table: GameSnapshot, name: N) => frameIn(known(table), name)
export const isUnderWay = (table: GameSnapshot, name: AgendaFrame['frame']): boolean => frame(table, name) !== undefined
/** The number of a side by its name; −1 for none. */
export const sideNumber = (table: GameSnapshot, side: string | undefined): number =>
  table.sides.indexOf(side ?? nothing)

export const nameIn = ({ names }: Setting, language: Language, id: string): string => names[id]?.[language] ?? id
export function sideName({ sides }: Setting, language: Language, side: number): string {
  return sides[side]?.[language] ?? ''
}

const books = { en: new WeakMap<Setting, OrderOfBattle>(), fr: new WeakMap<Setting, OrderOfBattle>() }
/** The order of battle of a game, read once in each language. */
export function bookOf(setting: Setting, language: Language): OrderOfBattle {
  let book = books[language].get(setting)
  if (book === undefined) {
    const { files } = setting
    const [order, map] = [files['order-of-battle.json'] ?? null, files['map.json'] ?? null]
    book = readOrderOfBattle(
      order,
      map,
      undefined,
      (name) => printedIn(language, name),
      leaderIn(setting.names, language),
    )
    books[language].set(setting, book)
  }
  return book
}

export const totalOf = (lines: readonly LedgerLine[]): number => lines.reduce((sum, { value }) => sum + value, 0)

/** The odds of an answer with this verb; `action` picks one of several answers. */
export const oddsOf = <V extends keyof Odds>(
  { odds }: PanelProps,
  verb: V,
  action: string = verb,
): Odds[V] | undefined => oddsIn(verb, odds?.find((one) => one.action === action)?.odds)

const ofBattles = ['give-battle', 'lead-with', 'lead-with-garrison', 'charge', 'no-charge'] as const
/** The odds of an answer that leads to a battle; undefined for other answers. */
export function battleOddsOf(panel: PanelProps, { verb, action }: { readonly verb: string; readonly action: string }) {
  const found = ofBattles.find((one) => one === verb)
  return found && oddsOf(panel, found, action)
}

/** A distribution over numbers, the smallest first; `none` comes before all numbers. */
export type Chances = readonly { readonly value: string; readonly chance: number }[]
export function chancesIn(distribution: Distribution | undefined): Chances {
  return Object.entries(distribution ?? {})
    .map(([value, chance]) => ({ value, chance }))
    .filter(({ chance }) => chance > 0)
    .toSorted((a, b) => order(a.value) - order(b.value))
}
const order = (value: string): number => (Number.isNaN(Number(value)) ? -1 : Number(value))
export const meanOf = (chances: Chances): number =>
  chances.reduce((sum, { value, chance }) => sum + (Number(value) || 0) * chance, 0)

/** The last entry of a kind. */
export const lastOf = <K extends TypedEntry['kind']>(
  journal: readonly Entry[] | undefined,
  kind: K,
): Extract<TypedEntry, { kind: K }> | undefined =>
  journal
    ?.map(({ entry }) => entryIn(entry))
    .findLast((entry): entry is Extract<TypedEntry, { kind: K }> => entry.kind === kind)

/** The journal from the last entry of a kind on; empty if there is none. */
export function since(journal: readonly Entry[] | undefined, kind: TypedEntry['kind']): readonly Entry[] {
  const from = journal?.findLastIndex(({ entry }) => entryIn(entry).kind === kind) ?? -1
  return journal === undefined || from < 0 ? [] : journal.slice(from)
}

export type { LedgerLine }
