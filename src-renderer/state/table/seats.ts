import type { GameSnapshot } from '../../../src-main/contract/games.ts'

/** The part of a table with its players and its seated side. */
type Seating = Pick<GameSnapshot, 'players' | 'seat' | 'decider' | 'faceUp'>

export const isPerson = ({ players }: Pick<GameSnapshot, 'players'>, side: number): boolean =>
  players.sides[side] === 'person'

const persons = (table: Seating): number[] => [0, 1].filter((side) => isPerson(table, side))

/** Whether the program plays a side. */
export const playsProgram = (table: Pick<GameSnapshot, 'players'>): boolean =>
  [0, 1].some((side) => !isPerson(table, side))

/** Whether two people share the window in a game in which something is hidden, so that neither may see the other's table. */
export const isShared = (table: Seating): boolean => !table.players.open && !table.faceUp && persons(table).length === 2

/** The sides that may sit down at a free table: the decider if it is a person, else every person. */
export function sidesThatMaySit(table: Seating): readonly number[] {
  const { decider } = table
  return decider !== null && isPerson(table, decider) ? [decider] : persons(table)
}

/** The side the table has to be handed over to; null if the present side stays. */
export function handOverTo(table: Seating): number | null {
  const { seat, decider } = table
  if (!isShared(table) || seat === null || decider === null || seat === decider) return null
  return decider
}

/** Whether this is a recorded game of a campaign, which can be viewed but not played on. */
export const isRecordShown = ({ readOnly }: GameSnapshot): boolean => readOnly?.why === 'record'
