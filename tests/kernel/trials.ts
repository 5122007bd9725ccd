import type { Trial } from './conformance/walk.ts'
import { hiddenTroops } from './gaiter-button-secrets.ts'

/** Every registered system, with the campaigns it is tried with and how hard. */
export const trials: Readonly<Record<string, Trial & { readonly campaigns: readonly string[] }>> = {
  'gaiter-button': {
    campaigns: ['chalons-1870'],
    games: 1,
    bound: 20_000,
    every: 200,
    wishes: 200,
    secrets: { fields: ['counter'], names: hiddenTroops },
  },
  'portable-spicheren': { campaigns: ['portable-spicheren'], games: 4, bound: 5000, every: 12, wishes: 1000 },
}
