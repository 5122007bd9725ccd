import type { Refusal } from '../../kernel/values/explain.ts'

/** A zone that units cannot go to, and why not. */
export type BarredZone = { readonly zone: string; readonly why: Refusal }
