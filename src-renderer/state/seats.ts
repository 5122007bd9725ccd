import type { GameSnapshot } from '../../src-main/contract/games.ts'

/** What of a table says who sits at it. */
type Seating = Pick<GameSnapshot, 'players' | 'seat' | 'decider'>

export const isPerson = ({ players }: Pick<GameSnapshot, 'players'>, side: number): boolean =>
  players.sides[side] === 'person'

const persons = (table: Seating): number[] => [0, 1].filter((side) => isPerson(table, side))

/** Whether a side is played by the program. */
export const playsProgram = (table: Pick<GameSnapshot, 'players'>): boolean =>
  [0, 1].some((side) => !isPerson(table, side))

/** Two people share the window, and what one sees is not for the other. */
export const isShared = (table: Seating): boolean => !table.players.open && persons(table).length === 2

/** Who may sit down while nobody sits: whoever decides, and when that is nobody at the window, any person. */
export function toSit(table: Seating): readonly number[] {
  const { decider } = table
  return decider !== null && isPerson(table, decider) ? [decider] : persons(table)
}

/** The side that the table has to be handed to, or null when whoever sits there stays. */
export function handOverTo(table: Seating): number | null {
  const { seat, decider } = table
  if (!isShared(table) || seat === null || decider === null || seat === decider) return null
  return decider
}
