import type { SystemTrial } from '../../kernel/conformance/walk.ts'

/** How hard this rule system is tried by the suite for all of them. */
export const trial: SystemTrial = {
  campaigns: ['wissembourg-1870', 'spicheren-1870'],
  games: 1,
  bound: 6000,
  every: 40,
  tried: 400,
}
