import { counterOf, scenarioOf, type G } from '../../../gaiter-button/state/kit.ts'

/** Somebody on whose person the campaign hangs: who takes him has won. */
export const isStake = (g: G, counter: number): boolean =>
  scenarioOf(g).data.victory.capture.some(({ leader }) => leader === counterOf(g, counter).id)
