import { add, emptySet, has, type Bits } from './bitset.ts'

/** A whole number per zone or connection. Without a fallback every row must have it. */
export interface WholeSpec {
  readonly kind: 'whole'
  readonly fallback: number | undefined
}

/** Yes or no; no by default. */
export interface FlagSpec {
  readonly kind: 'flag'
}

/** One of a few names. Without a fallback every row must have it. */
export interface OneOfSpec<Name extends string> {
  readonly kind: 'oneOf'
  readonly names: readonly Name[]
  readonly fallback: Name | undefined
}

export type AttributeSpec = WholeSpec | FlagSpec | OneOfSpec<string>
export type AttributeSpecs = Readonly<Record<string, AttributeSpec>>

export function whole(fallback?: number): WholeSpec {
  return { kind: 'whole', fallback }
}

export function flag(): FlagSpec {
  return { kind: 'flag' }
}

export function oneOf<const Name extends string>(names: readonly Name[], fallback?: NoInfer<Name>): OneOfSpec<Name> {
  return { kind: 'oneOf', names, fallback }
}

type ValueOf<Spec> = Spec extends WholeSpec
  ? number
  : Spec extends FlagSpec
    ? boolean
    : Spec extends OneOfSpec<infer Name>
      ? Name
      : never

/** The optional attributes of a data row; required ones are checked when the board is compiled. */
export type AttributeValues<Specs extends AttributeSpecs> = { readonly [Key in keyof Specs]?: ValueOf<Specs[Key]> }

export interface WholeColumn {
  readonly values: Int32Array
  at(index: number): number
}

export interface FlagColumn {
  /** The zones or connections with the flag. Read-only: shared by all users of the board. */
  readonly set: Bits
  at(index: number): boolean
}

export interface OneOfColumn<Name extends string> {
  readonly names: readonly Name[]
  /** The index in `names`, per zone or connection. */
  readonly codes: Uint8Array
  at(index: number): Name
  is(index: number, name: Name): boolean
  code(name: Name): number
  /** The zones or connections with this name. Read-only: shared by all users of the board. */
  where(name: Name): Bits
}

type ColumnOf<Spec> = Spec extends WholeSpec
  ? WholeColumn
  : Spec extends FlagSpec
    ? FlagColumn
    : Spec extends OneOfSpec<infer Name>
      ? OneOfColumn<Name>
      : never

export type Columns<Specs extends AttributeSpecs> = { readonly [Key in keyof Specs]: ColumnOf<Specs[Key]> }

/** Called for each fault with the row's index, the attribute's name and a sentence without a subject. */
export type AttributeFault = (index: number, attribute: string, fault: string) => void

/** Compiles the columns of a list of rows and reports every invalid value. */
export function compileColumns<Specs extends AttributeSpecs>(
  specs: Specs,
  rows: readonly AttributeValues<Specs>[],
  fault: AttributeFault,
): Columns<Specs> {
  const columns: Record<string, WholeColumn | FlagColumn | OneOfColumn<string>> = {}
  for (const [name, spec] of Object.entries(specs)) {
    const values = rows.map((row) => row[name])
    const report = (index: number, sentence: string) => fault(index, name, sentence)
    if (spec.kind === 'whole') columns[name] = wholeColumn(spec, values, report)
    else if (spec.kind === 'flag') columns[name] = flagColumn(values, report)
    else columns[name] = oneOfColumn(spec, values, report)
  }
  // Each column was made from the spec of the same name; TypeScript cannot follow that through Object.entries.
  return columns as Columns<Specs>
}

type Report = (index: number, sentence: string) => void

function wholeColumn(spec: WholeSpec, given: readonly unknown[], report: Report): WholeColumn {
  const values = new Int32Array(given.length)
  given.forEach((value, index) => {
    const chosen = value ?? spec.fallback
    if (typeof chosen === 'number' && (chosen | 0) === chosen) values[index] = chosen
    else
      report(index, chosen === undefined ? 'is missing; give a whole number' : `is ${show(chosen)}, not a whole number`)
  })
  return { values, at: (index) => values[index]! }
}

function flagColumn(given: readonly unknown[], report: Report): FlagColumn {
  const set = emptySet(given.length)
  given.forEach((value, index) => {
    if (value === true) add(set, index)
    else if (value !== undefined && value !== false) report(index, `is ${show(value)}, not true or false`)
  })
  return { set, at: (index) => has(set, index) }
}

function oneOfColumn(spec: OneOfSpec<string>, given: readonly unknown[], report: Report): OneOfColumn<string> {
  const { names } = spec
  const codes = new Uint8Array(given.length)
  const sets = names.map(() => emptySet(given.length))
  given.forEach((value, index) => {
    const chosen = value ?? spec.fallback
    const code = names.findIndex((name) => name === chosen)
    if (code >= 0) {
      codes[index] = code
      add(sets[code]!, index)
    } else
      report(
        index,
        `${chosen === undefined ? 'is missing' : `is ${show(chosen)}`}; it must be one of ${names.join(', ')}`,
      )
  })
  const code = (name: string) => {
    const found = names.indexOf(name)
    if (found < 0) throw new RangeError(`“${name}” is not one of ${names.join(', ')}.`)
    return found
  }
  return {
    names,
    codes,
    at: (index) => names[codes[index]!]!,
    is: (index, name) => names[codes[index]!] === name,
    code,
    where: (name) => sets[code(name)]!,
  }
}

function show(value: unknown): string {
  return typeof value === 'string' ? `“${value}”` : String(JSON.stringify(value))
}
