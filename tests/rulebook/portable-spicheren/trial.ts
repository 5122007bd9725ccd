import type { SystemTrial } from '../../kernel/conformance/walk.ts'

/** How hard this rule system is tried by the suite for all of them. */
export const trial: SystemTrial = {
  campaigns: ['portable-spicheren'],
  games: 4,
  bound: 5000,
  every: 12,
  tried: 1000,
}
