import { existsSync } from 'node:fs'
import type { Opponent } from '#engine/opponents/opponent.ts'
import { opponents } from '#engine/opponents/players/registry.ts'
import { planner } from './planner.ts'

/** While there is a file of this name ponderers go on thinking, and crashers crash: set before the worker starts. */
export const GATE = 'GAITER_BUTTON_TEST_GATE'
const isShut = (): boolean => existsSync(process.env[GATE] ?? '')

/** Thinks for as long as it is made to, and then chooses as a planner. */
const ponderer: Opponent = {
  ...planner,
  id: 'ponderer',
  *choose(turn) {
    const { actions } = turn.view.decision
    for (let work = 1; isShut(); work = Math.min(work + 1, turn.budget - 1))
      yield { work, reason: { key: 'considers', facts: { action: actions[0]! } } }
    return yield* planner.choose(turn)
  },
}

/** Thinks for as long as it is made to without ever letting anybody in. */
const stubborn: Opponent = {
  ...ponderer,
  id: 'stubborn',
  *choose(turn) {
    while (isShut());
    return yield* planner.choose(turn)
  },
}

/** Takes its worker down with it, while it is made to. */
const crasher: Opponent = {
  ...planner,
  id: 'crasher',
  *choose(turn) {
    if (isShut()) process.exit(7)
    return yield* planner.choose(turn)
  },
}

/** Makes a mistake, while it is made to. */
const blunderer: Opponent = {
  ...planner,
  id: 'blunderer',
  *choose(turn) {
    const choice = yield* planner.choose(turn)
    return isShut() ? { ...choice, action: 'fly away' } : choice
  },
}

export const testOpponents: readonly Opponent[] = [...opponents, planner, ponderer, stubborn, crasher, blunderer]
