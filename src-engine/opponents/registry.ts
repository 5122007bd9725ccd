import { chance } from './chance.ts'
import type { Opponent } from './opponent.ts'

/** Every opponent there is. */
export const opponents: readonly Opponent[] = [chance]

export const opponentCalled = (id: string): Opponent | undefined => opponents.find((one) => one.id === id)
