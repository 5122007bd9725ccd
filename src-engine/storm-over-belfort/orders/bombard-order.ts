import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import type { AnswerOdds } from '../../kernel/play/odds.ts'
import type { Result } from '../../kernel/values/result.ts'
import { areNames, asks, done, isName, lastStep, step, stopped, wrong, type Moment } from './moment.ts'

/** Guns fire at a zone one after the other. */
export interface BombardOrder {
  readonly order: 'bombard'
  readonly zone: string
  /**
   * `breach`: until a fort is damaged or a work is lost; `hit`: until anything is hit; `spent`: until no gun in range
   * is left.
   */
  readonly until: (typeof ends)[number]
  /** The side then stops its bombardment. */
  readonly afterwards?: 'stop'
  /** Only these guns. */
  readonly guns?: readonly string[]
}
const ends = ['breach', 'hit', 'spent'] as const

/** The journal entries that end the order. */
const signs: Readonly<Record<string, readonly string[]>> = {
  breach: ['fort-damaged', 'marker-lost'],
  hit: ['hit', 'fort-damaged', 'marker-lost'],
  spent: [],
}

/** The gun with the best chance fires first; the side answers other questions in between itself. */
export function bombardOrder(moment: Moment, { zone, until, guns, afterwards }: Order): Result<OrderStep> {
  if (!isName(zone)) return wrong<BombardOrder>('zone', 'Name the zone that is bombarded.')
  if (!isName(until) || !Object.hasOwn(signs, until))
    return wrong<BombardOrder>('until', `Say until when: ${ends.join(', ')}.`)
  if (guns !== undefined && !areNames(guns)) return wrong<BombardOrder>('guns', 'Name the guns.')
  if (afterwards !== undefined && afterwards !== 'stop')
    return wrong<BombardOrder>('afterwards', 'Say `stop`, or nothing.')
  const { question, notes } = moment
  const fired = moment.told().some((entry) => entry.kind === 'bombarded' && entry['zone'] === zone)
  const over = afterwards === 'stop' && question.kind === 'bombardment' ? lastStep('stop') : done
  if (fired && moment.told().some((entry) => signs[until]!.includes(entry.kind) && entry['zone'] === zone)) return over
  if (question.kind !== 'bombardment')
    return fired || notes !== null ? asksOrDone(question.kind) : stopped('not-now', { zone })
  const shots = question.actions.filter((act) => {
    const [verb, gun = '', target] = act.split(' ')
    return verb === 'bombard' && target === zone && (guns === undefined || guns.includes(gun))
  })
  if (shots.length === 0) return notes === null ? stopped('no-gun', { zone }) : over
  const chances = moment.odds()
  const best = shots.toSorted((a, b) => chanceOf(chances, b, until) - chanceOf(chances, a, until))[0]!
  return step(best, 0)
}

/** A shot has questions of its own; the order ends with the phase. */
const asksOrDone = (kind: string): Result<OrderStep> =>
  ['answer', 'counter-battery', 'spread-hits', 'marker', 'retreat'].includes(kind) ? asks : done

/** The probability that a shot achieves the aim; its results have the form `2 damaged marker`. */
function chanceOf(chances: readonly AnswerOdds[], act: string, until: string): number {
  const odds = chances.find(({ action }) => action === act)?.odds ?? {}
  let chance = 0
  for (const [result, share] of Object.entries(odds)) {
    const [hits, ...falls] = result.split(' ')
    if (until === 'breach' ? falls.length > 0 : Number(hits) > 0 || falls.length > 0) chance += Number(share)
  }
  return chance
}
