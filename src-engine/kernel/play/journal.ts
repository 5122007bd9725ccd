import type { Draw } from './chance.ts'
import type { Language } from '../actions/actions.ts'
import { Ledger, type LedgerLine } from '../values/ledger.ts'

/** The type of each field of an entry: the kind of thing it names, `number`, `flag`, `text` or `ledger`. */
export type EntryFields = { readonly [field: string]: string }

/** What a journal entry is about; readers sort and filter by it. */
export const categories = ['march', 'battle', 'chance', 'night', 'other'] as const
export type Category = (typeof categories)[number]

/** Properties of a kind of entry or draw, for sorting, explaining and showing it. */
export interface EntryNotes {
  /** “other” by default; a draw belongs to “chance”, and to this as well. */
  readonly category?: Category
  /** The rule it comes from. */
  readonly rule?: string
  /**
   * Always the first entry after a side's decision. The reader then knows that a question came before, so a step of a
   * film may begin with it.
   */
  readonly followsDecision?: true
  /** The strength lost: a number, or the field that holds it. */
  readonly loss?: number | string
}
/** Notes for kinds of draws, by label. */
export type DrawNotes = { readonly [label: string]: EntryNotes }

/**
 * A kind of journal entry. Only fields listed here reach a reader: those in `all` reach everyone, those in `own` only
 * the owner of the entry. An entry with nothing in `all` is completely invisible to others, including its place in the
 * journal.
 */
export interface EntryKind<
  A extends EntryFields = EntryFields,
  O extends EntryFields = EntryFields,
  N extends string = string,
> {
  readonly name: N
  readonly notes: EntryNotes
  readonly all: A
  readonly own: O
}

type ValueOf<F extends string> = F extends 'ledger'
  ? Ledger
  : F extends 'flag'
    ? boolean
    : F extends 'text'
      ? string
      : number
export type EntryValues<A extends EntryFields, O extends EntryFields> = { readonly [K in keyof A]: ValueOf<A[K]> } & {
  readonly [K in keyof O]: ValueOf<O[K]>
}

/** The name of an entry, alone or with its notes. */
type Named<N extends string> = N | (EntryNotes & { readonly name: N })

export function entry<const N extends string, const A extends EntryFields>(
  named: Named<N>,
  all: A,
): EntryKind<A, Record<never, string>, N>
export function entry<const N extends string, const A extends EntryFields, const O extends EntryFields>(
  named: Named<N>,
  all: A,
  own: O,
): EntryKind<A, O, N>
export function entry(named: Named<string>, all: EntryFields, own: EntryFields = {}): EntryKind {
  if (typeof named === 'string') return { name: named, notes: {}, all, own }
  const { name, ...notes } = named
  return { name, notes, all, own }
}

/** An entry as recorded, in the engine's numbers. `owner` is -1 if it belongs to no side. */
export interface RecordedEntry {
  readonly kind: EntryKind
  readonly owner: number
  /** Recorded while sides chose in secret: only its owner learns that it exists. */
  readonly secret: boolean
  readonly values: { readonly [field: string]: number | boolean | string | Ledger }
}

/** A draw is a line like any other; a draw that one side sees is invisible to the others. */
export type JournalLine = RecordedEntry | Draw

/** An entry as a reader gets it: with names instead of numbers, and only what the reader may see. */
export interface JournalEntry {
  readonly kind: string
  readonly [field: string]: string | number | boolean | readonly LedgerLine[]
}

type ReadValue<F extends string> = F extends 'ledger'
  ? readonly LedgerLine[]
  : F extends 'flag'
    ? boolean
    : F extends 'number'
      ? number
      : string
/** An entry of one kind as a reader gets it. Optional fields are those that only the owner reads. */
export type EntryRead<E> =
  E extends EntryKind<infer A, infer O, infer N>
    ? { readonly kind: N } & { readonly [K in keyof A]: ReadValue<A[K]> } & {
        readonly [K in keyof O]?: ReadValue<O[K]>
      }
    : never

/** A reader who sees everything of all sides, for tests and finished games. */
export const EVERYONE = -2

/** What a reader may see of a line; undefined if nothing. */
export function readLine(line: JournalLine, reader: number, language: Language): JournalEntry | undefined {
  if (!('kind' in line)) {
    if (line.seenBy !== -1 && line.seenBy !== reader && reader !== EVERYONE) return undefined
    const value = line.noun === undefined ? line.value : language.nameOf(line.noun, line.value)
    return { kind: 'draw', label: line.label, value, of: line.of }
  }
  const { kind, owner, secret, values } = line
  const seesOwn = reader === owner || reader === EVERYONE
  const fields = seesOwn ? { ...kind.all, ...kind.own } : kind.all
  if (!seesOwn && secret) return undefined
  if (!seesOwn && Object.keys(kind.all).length === 0 && Object.keys(kind.own).length > 0) return undefined
  const read: Record<string, string | number | boolean | readonly LedgerLine[]> = {}
  for (const [field, holds] of Object.entries(fields)) {
    const value = values[field]
    if (value === undefined) continue
    if (value instanceof Ledger) read[field] = value.lines
    else read[field] = typeof value === 'number' && holds !== 'number' ? language.nameOf(holds, value) : value
  }
  return { kind: kind.name, ...read }
}
