import type { Problems } from './problems.ts'

/**
 * Wraps a check so that it is skipped for the same objects once it found nothing: a campaign under edit is checked
 * after each edit, and most of it is unchanged. Newly read objects are checked again, and problems are reported every
 * time.
 */
export function skipIfValidated<Things extends readonly [object, ...(object | undefined)[]]>(
  check: (...told: [...things: Things, problems: Problems]) => void,
): (...told: [...things: Things, problems: Problems]) => void {
  const sound = new WeakMap<object, Things>()
  return (...told) => {
    const things = told.slice(0, -1) as unknown as Things // all but the last
    const problems = told.at(-1) as Problems // the last
    const known = sound.get(things[0])
    if (known?.every((one, index) => one === things[index]) === true) return
    const before = problems.all.length
    check(...told)
    if (problems.all.length === before) sound.set(things[0], things)
  }
}
