import type { ReachStudy } from '#engine/gaiter-button/window-types.ts'
import type { BoardIndex } from '../../../map/board/board.ts'
import type { Ordering, OrderShown } from '../../../system-ui/ordering.ts'
import type { OrderOfBattle } from '../counters/order-of-battle.ts'
import { tones, whyOf } from '../layers/reach.ts'
import { Drawing, type Tools } from '../layers/tools.ts'
import { answerTo } from '../reads/reads.ts'
import { forecastFor } from './forecast.ts'
import { choicesOf } from './standing.ts'
import type { OrderWords } from './words.ts'

/** A march in one gesture: the counters of a zone that may go together, to a zone in their reach. */
export function marchOrdering(tools: Tools, index: BoardIndex, book: OrderOfBattle, words: OrderWords): Ordering {
  return {
    startsOf: ({ question }) =>
      question.kind !== 'impulse'
        ? []
        : question.answers.flatMap(({ action, verb, things: [zone] }) =>
            verb !== 'activate' || zone === undefined
              ? []
              : [{ place: zone.name, answer: action, words: words.marchFrom(tools.placeName(zone.name)) }],
          ),
    wishFor: ({ from, first, who }) =>
      who === null
        ? { study: 'reach', from, ...(first === null ? {} : { first }) }
        : { study: 'reach', counters: [...who] },
    show: (answer, draft): OrderShown => {
      const study = answerTo('reach', answer)
      const { grades } = study
      return {
        title: words.title(tools.placeName(draft.from)),
        who: study.ready.map((id) => ({ id, words: tools.counterName(id), taken: study.stack.includes(id) })),
        sets: setsIn(study, book, words),
        summary: summaryOf(study, tools, words),
        targets: study.zones.map(({ zone }) => zone),
        overlay: ringed(study, words),
        key: [
          { tone: tones.sure, words: tools.words.reach.key.sure(grades.sure) },
          { tone: tones.likely, words: tools.words.reach.key.likely(grades.likely) },
          { tone: tones.risky, words: tools.words.reach.key.risky },
        ],
        forecastOf: forecastFor(study, draft, { tools, index, book, words }),
        choices: choicesOf(draft, words),
        confirm: words.march,
      }
    },
  }
}

/** All who may go together; and, where there are several corps, each of them. */
function setsIn({ ready, stack, units }: ReachStudy, book: OrderOfBattle, words: OrderWords): OrderShown['sets'] {
  const corps = new Map<string, string[]>()
  for (const id of ready) {
    const { band } = book.counters.get(id) ?? {}
    if (band !== undefined && band.label !== '') corps.set(band.label, [...(corps.get(band.label) ?? []), id])
  }
  const isTaken = (who: readonly string[]): boolean =>
    who.length === stack.length && who.every((id) => stack.includes(id))
  const several = corps.size > 1 ? [...corps] : []
  return [
    { words: words.all, who: null, taken: false },
    ...several.map(([label, all]) => {
      const who = all.slice(0, units)
      return { words: words.corps(label), who, taken: isTaken(who) }
    }),
  ]
}

function summaryOf(study: ReachStudy, tools: Tools, words: OrderWords): OrderShown['summary'] {
  const { refused, stack, zone, mp, cp, units } = study
  if (refused !== null)
    return {
      words: tools.words.reach.none(tools.placeName(zone), tools.who(stack), whyOf(refused, tools)),
      tone: 'bad',
      rule: refused.rule,
    }
  return { words: words.summary(stack.length, mp, cp, units), tone: 'reach' }
}

/** The zones in reach, with the chance to come there. */
function ringed({ zone: home, zones }: ReachStudy, words: OrderWords) {
  const drawing = new Drawing()
  drawing.ring(home, 'reach')
  for (const { zone, grade, chance } of zones) drawing.ring(zone, tones[grade], words.chance(chance))
  return drawing.overlay
}
