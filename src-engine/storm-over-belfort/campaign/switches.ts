import type { SwitchId } from './files.ts'

/** The rule that each option changes. */
export const ruleOf: Readonly<Record<SwitchId, string>> = {
  smoothedAssault: 'sb.attack.smoothed',
  historicalSetUp: 'sb.setup.historical',
}
