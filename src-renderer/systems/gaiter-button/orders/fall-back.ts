import type { WithdrawalStudy } from '#engine/gaiter-button/window-types.ts'
import type { OrderDraft, OrderForecast, OrderShown } from '../../../system-ui/ordering.ts'
import { noOverlay } from '../../../map/board/overlay.ts'
import { whyOf } from '../layers/reach.ts'
import { Drawing } from '../layers/tools.ts'
import type { Means } from './forecast.ts'

/** The card for falling back by night: all troops of a contested zone withdraw together by two zones. */
export function fallBackShown(
  study: WithdrawalStudy,
  { from }: OrderDraft,
  { tools, words, index }: Means,
): OrderShown {
  const { zones, refused } = study
  const rings = new Drawing()
  rings.ring(from, 'reach')
  for (const { zone } of zones) rings.ring(zone, 'good')
  const forecastOf = (to: string): OrderForecast => {
    const place = tools.placeName(to)
    const goal = zones.find(({ zone }) => zone === to)
    const title = words.to(place)
    if (goal === undefined) {
      const findings = to === from ? [] : [{ words: words.outOfReach(place, null), tone: 'bad' as const }]
      return { title, short: words.shortOut, findings, overlay: noOverlay, order: null, others: [] }
    }
    const first = index.ways.get(tools.wayOf(goal.way[0] ?? '').id)
    const over = first === undefined ? to : first.a === from ? first.b : first.a
    return {
      title,
      short: words.by(tools.placeName(over)),
      findings: [{ words: words.by(tools.placeName(over)), tone: 'good' }],
      overlay: noOverlay,
      order: { order: { order: 'fall-back', zone: from, to }, keep: [] },
      others: [],
    }
  }
  return {
    whoTitle: words.who,
    title: words.fallBackFrom(tools.placeName(from)),
    who: [],
    sets: [],
    summary:
      refused === null
        ? { words: words.fallBackAll, tone: 'reach', rule: 'gb.withdrawal.ways' }
        : { words: words.outOfReach(tools.placeName(from), whyOf(refused, tools)), tone: 'bad', rule: refused.rule },
    targets: zones.map(({ zone }) => zone),
    overlay: rings.overlay,
    key: [],
    forecastOf,
    choices: [],
    here: [],
    strikes: null,
    confirm: words.fallBack,
  }
}
