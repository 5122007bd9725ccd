/**
 * How often tests try what has chance in it: random games, kills, damages, comparisons. `npm test -- all` makes every try,
 * a run without it a fifth of each, under the same laws.
 */
export const everyTry = process.env['GAITER_BUTTON_TRIES'] === 'all'

/** Tests that make every try have so many times as long. */
export const allowance = everyTry ? 5 : 1

/**
 * So many tries where all are made; else a fifth of them, or another share (`of`) where each try costs much, though never
 * fewer than `least`.
 */
export function tries(all: number, least = 1, of = 5): number {
  return everyTry ? all : Math.min(all, Math.max(least, Math.ceil(all / of)))
}

/** The same, unless an environment variable says how many. */
export function triesOr(variable: string, all: number, least = 1, of = 5): number {
  const wanted = process.env[variable]
  return wanted === undefined ? tries(all, least, of) : Number(wanted)
}

/** All of a list where every try is made; else every fifth one, the first among them. */
export const everyFifth = <T>(all: readonly T[]): readonly T[] =>
  everyTry ? all : all.filter((_, index) => index % 5 === 0)

/** Each of one list with each of another where every try is made; else each of either list at least once. */
export function pairs<One, Other>(some: readonly One[], others: readonly Other[]): readonly (readonly [One, Other])[] {
  if (everyTry) return some.flatMap((one) => others.map((other) => [one, other] as const))
  const most = some.length === 0 || others.length === 0 ? 0 : Math.max(some.length, others.length)
  return Array.from(
    { length: most },
    (_, index) => [some[index % some.length]!, others[index % others.length]!] as const,
  )
}
