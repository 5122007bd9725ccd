import { memoizedBy } from '../../../kernel/values/memoized-by.ts'
import type { Scenario } from '../../../gaiter-button/campaign/campaign.ts'
import { counterOf, scenarioOf, type G } from '../../../gaiter-button/state/kit.ts'

/** Is a counter a key leader, whose capture ends the campaign? */
export const isKeyLeader = (g: G, counter: number): boolean => keyLeadersIn(scenarioOf(g)).has(counterOf(g, counter).id)

const keyLeadersIn = memoizedBy(({ data }: Scenario) => new Set(data.victory.capture.map(({ leader }) => leader)))
