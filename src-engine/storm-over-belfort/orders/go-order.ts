import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import type { Result } from '../../kernel/values/result.ts'
import { areNames, asks, done, isName, lastStep, step, stopped, viewOf, wrong, type Moment } from './moment.ts'

/** Units of a zone go into action together. */
export interface GoOrder {
  readonly order: 'go'
  readonly zone: string
  readonly units: readonly string[]
  /** Their destination; the zone itself if they stay. */
  readonly to: string
  /** The zone they attack from there. */
  readonly attack?: string
  /** They leave the adjacent enemy, under his fire. */
  readonly leave?: true
}

/**
 * The units are activated, march one after the other, and attack. The player decides after the defensive fire whether
 * the assault goes on.
 */
export function goOrder(moment: Moment, { zone, units, to, attack, leave }: Order): Result<OrderStep> {
  if (!isName(zone)) return wrong<GoOrder>('zone', 'Name the zone that is activated.')
  if (!areNames(units) || units.length === 0) return wrong<GoOrder>('units', 'Name those who go.')
  if (!isName(to)) return wrong<GoOrder>('to', 'Name the zone they go to.')
  if (attack !== undefined && !isName(attack)) return wrong<GoOrder>('attack', 'Name the zone they attack.')
  const { question, notes } = moment
  const { actions, kind } = question
  if (notes === null) {
    const act = `activate ${zone}`
    return actions.includes(act) ? step(act, 0) : stopped('not-now', { zone })
  }
  switch (kind) {
    case 'activations':
      return done
    case 'muster': {
      const joins = units.map((unit) => `join ${unit}`).find((act) => actions.includes(act))
      return step(joins ?? (actions.includes('ready') ? 'ready' : 'join-all'), 0)
    }
    case 'departure':
      return step(leave === true ? 'depart-all' : 'remain', 0)
    case 'marching':
      return marching(moment, units, to, attack)
    default:
      return asks
  }
}

function marching(moment: Moment, units: readonly string[], to: string, attack?: string): Result<OrderStep> {
  const { actions, about } = moment.question
  if (about['unit'] !== '-') {
    const act = `to ${to}`
    return step(actions.includes(act) ? act : 'stay', 0)
  }
  const { unit: rows } = viewOf(moment)
  const march = units.find((unit) => rows[unit]?.zone !== to && actions.includes(`march ${unit}`))
  if (march !== undefined) return step(`march ${march}`, 0)
  if (attack === undefined) return lastStep('end-march')
  const act = `attack ${to} ${attack}`
  return actions.includes(act) ? lastStep(act) : stopped('no-attack', { zone: attack, source: to })
}
