import type { Trial } from './conformance/walk.ts'

/** Every registered system, with the campaigns it is tried with and how hard. */
export const trials: Readonly<Record<string, Trial & { readonly campaigns: readonly string[] }>> = {
  'portable-spicheren': { campaigns: ['portable-spicheren'], games: 4, bound: 5000, every: 12, wishes: 1000 },
}
