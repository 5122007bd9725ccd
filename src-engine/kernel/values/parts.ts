import { EngineError } from './result.ts'
import { Column, FlagColumn, freshStamp, List, Members, type Definition, type Holder, type Placed } from './shape.ts'

/** The tables, lists and sets of a shape, created for each holder (a game or a frame). */

type Part = Column | FlagColumn | List | Members
type Movable = { readonly part: Part; readonly offset: number }

/** The parts of a shape in one holder. */
export interface HeldParts {
  /** Moves all parts to another base word. */
  readonly move: (base: number) => void
  /**
   * Call it after copying the words of another holder of the same shape: takes over its stamps, so values cached for
   * its columns stay valid here.
   */
  readonly copied: (from: HeldParts) => void
  /** The columns of all tables, in word order. */
  readonly columns: readonly (Column | FlagColumn)[]
}

/** How to create one part; `own` registers everything that moves with the words. */
interface PartPlan {
  readonly name: string
  readonly make: (holder: Holder, own: <P extends Part>(part: P, offset: number) => P) => object
}

/** Creates the tables, lists and sets of a shape as fields of holders. What all holders share is computed once. */
export function partsMaker(placed: Placed): (holder: Holder) => HeldParts {
  const plans = Object.entries(placed.shape).flatMap(([name, definition]): PartPlan[] => {
    const make = makerOf(definition, placed.at.get(name)!)
    return make === undefined ? [] : [{ name, make }]
  })
  return (holder) => {
    const movable: Movable[] = []
    const columns: (Column | FlagColumn)[] = []
    const own = <P extends Part>(part: P, offset: number): P => {
      movable.push({ part, offset })
      if (part instanceof Column || part instanceof FlagColumn) columns.push(part)
      return part
    }
    for (const { name, make } of plans) {
      if (name in holder) throw new EngineError(`"${name}" is a word of the kernel's own; choose another name`)
      Object.defineProperty(holder, name, { value: make(holder, own), enumerable: true })
    }
    const move = (base: number): void => {
      for (const { part, offset } of movable) part.moveTo(base + offset)
    }
    const copied = (from: HeldParts): void => {
      for (let index = 0; index < columns.length; index++) columns[index]!.stamp = from.columns[index]!.stamp
      freshStamp()
    }
    return { move, copied, columns }
  }
}

function makerOf(definition: Definition, offset: number): PartPlan['make'] | undefined {
  switch (definition.is) {
    case 'list':
      return ({ words, base }, own) => own(new List(words, base + offset, definition.capacity), offset)
    case 'members':
      return ({ words, base }, own) => own(new Members(words, base + offset, definition.size), offset)
    case 'table': {
      const { rows } = definition
      const plans = Object.entries(definition.columns).map(([name, column], index) => ({
        name,
        at: offset + index * rows,
        Kind: column.is === 'flag' ? FlagColumn : Column,
      }))
      // Copies of an object that already has all its fields share one hidden class, which makes reading them fast.
      const bare: { [name: string]: unknown } = {
        rows,
        ...Object.fromEntries(plans.map(({ name }) => [name, undefined])),
      }
      return ({ words, base }, own) => {
        const table = { ...bare }
        for (const { name, at, Kind } of plans) table[name] = own(new Kind(words, base + at, rows), at)
        return table
      }
    }
    default:
      return undefined
  }
}
