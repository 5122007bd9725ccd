import { knownOf, type Moment, studied } from './moment.ts'

/** The automatic answer for a side whose remaining counters could do nothing if activated. */

/**
 * The action that passes or ends the operation, if the only other actions activate counters that are shut in (in a
 * fortress or a contested zone, with no way out) and have nothing to do there.
 */
export function passIfIdle(moment: Moment): string | undefined {
  const { actions } = moment.question
  const [quiet, ...others] = actions.filter((action) => !action.startsWith('activate '))
  if (others.length > 0 || (quiet !== 'pass' && quiet !== 'end-impulse')) return undefined
  const { counter, token } = knownOf(moment)
  const enemies = new Set(Object.values(token).map(({ zone }) => zone))
  const ready = Object.entries(counter).flatMap(([name, seen]) =>
    'activated' in seen && !seen.activated && actions.includes(`activate ${seen.zone}`) ? [{ name, ...seen }] : [],
  )
  // Counters in the field without enemies can march. The others need a study each.
  if (ready.some(({ inside, zone }) => !inside && !enemies.has(zone))) return undefined
  const isIdle = ready.every(({ name }) => {
    const reach = studied(moment, 'reach', { counters: [name] })
    return reach.ok && reach.value.idle
  })
  return isIdle ? quiet : undefined
}
