import { onceFor } from '../../../kernel/values/once-for.ts'
import type { Scenario } from '../../../gaiter-button/campaign/campaign.ts'
import { counterOf, scenarioOf, type G } from '../../../gaiter-button/state/kit.ts'

/** Somebody on whose person the campaign hangs: who takes him has won. */
export const isStake = (g: G, counter: number): boolean => stakesIn(scenarioOf(g)).has(counterOf(g, counter).id)

const stakesIn = onceFor(({ data }: Scenario) => new Set(data.victory.capture.map(({ leader }) => leader)))
