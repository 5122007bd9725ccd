import type { Order, OrderStep } from '../../kernel/system/orders.ts'
import type { AnswerOdds } from '../../kernel/play/odds.ts'
import type { Result } from '../../kernel/values/result.ts'
import { areNames, asks, done, isName, lastStep, step, stopped, wrong, type Moment } from './moment.ts'

/** Guns that fire at a zone one after the other. */
export interface BombardOrder {
  readonly order: 'bombard'
  readonly zone: string
  /** Until a fort is damaged or a work is lost; until somebody is hit; or until no gun is left that reaches it. */
  readonly until: (typeof ends)[number]
  /** Afterwards the side stops its bombardment. */
  readonly afterwards?: 'stop'
  /** These guns only. */
  readonly guns?: readonly string[]
}
const ends = ['breach', 'hit', 'spent'] as const

/** What the journal tells when it is done. */
const signs: Readonly<Record<string, readonly string[]>> = {
  breach: ['fort-damaged', 'marker-lost'],
  hit: ['hit', 'fort-damaged', 'marker-lost'],
  spent: [],
}

/** The gun with the best chance fires first; other questions in between its side answers itself. */
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

/** While a shot goes on there are questions of its own; when the phase is over so is the order. */
const asksOrDone = (kind: string): Result<OrderStep> =>
  ['answer', 'counter-battery', 'spread-hits', 'marker', 'retreat'].includes(kind) ? asks : done

/** How likely a shot is to do what is wanted: its results are written `2 damaged marker`. */
function chanceOf(chances: readonly AnswerOdds[], act: string, until: string): number {
  const odds = chances.find(({ action }) => action === act)?.odds ?? {}
  let chance = 0
  for (const [result, share] of Object.entries(odds)) {
    const [hits, ...falls] = result.split(' ')
    if (until === 'breach' ? falls.length > 0 : Number(hits) > 0 || falls.length > 0) chance += Number(share)
  }
  return chance
}
