import type { SystemTrial } from '../../kernel/conformance/walk.ts'

/** How hard this rule system is tried by the suite for all of them. */
export const trial: SystemTrial = {
  campaigns: ['escape-from-sedan-1870'],
  games: 1,
  bound: 6000,
  every: 150,
  tried: 200,
  secrets: { fields: ['hand'], names: () => [] },
}
