import { areaKinds, lineKinds } from './files.ts'

/** Measures and codes used for everything on the table. */

/** An inch in the units of the table. */
export const INCH = 16
/** The distance to keep from enemies: two inches. */
export const KEPT = 2 * INCH

const bits = Object.fromEntries([...areaKinds, ...lineKinds].map((kind, index) => [kind, 1 << index]))
/** The bit of a kind of ground. */
export const bitOf = (...kinds: readonly ((typeof areaKinds)[number] | (typeof lineKinds)[number])[]): number =>
  kinds.reduce((all, kind) => all | bits[kind]!, 0)

/** The state of a unit: not in this battle, on the table, or gone and how. */
export const FATE = { absent: 0, there: 1, destroyed: 2, fled: 3, exited: 4, captured: 5 } as const
