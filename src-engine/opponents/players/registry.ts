import { chance } from '../chance.ts'
import type { Opponent } from '../opponent.ts'
import { brains } from './brains.ts'
import { charactersOf, levelsOf } from './levels.ts'

/** Every opponent. */
export const opponents: readonly Opponent[] = [chance, ...levelsOf(brains), ...charactersOf(brains)]

export const opponentNamed = (id: string): Opponent | undefined => opponents.find((one) => one.id === id)
