import type { ReachStudy } from '#engine/gaiter-button/window-types.ts'
import type { OrderDraft, OrderShown } from '../../../system-ui/ordering.ts'
import { tones, whyOf } from '../layers/reach.ts'
import { Drawing, type Tools } from '../layers/tools.ts'
import { forecastFor, type Means } from './forecast.ts'
import { choicesOf, marchFor } from './standing.ts'
import type { OrderWords } from './words.ts'

/** A march of one stack: the counters of a zone that may go together, to a zone in their reach or on the way to one. */
export function marchShown(study: ReachStudy, draft: OrderDraft, sets: OrderShown['sets'], means: Means): OrderShown {
  const { tools, words } = means
  const { grades } = study
  return {
    whoTitle: words.who,
    title: words.title(tools.placeName(draft.from)),
    who: study.ready.map((id) => ({ id, words: tools.counterName(id), taken: study.stack.includes(id) })),
    sets,
    summary: summaryOf(study, tools, words),
    targets: [...new Set([...study.zones, ...(means.mayBattleMove ? study.battleMoves : [])].map(({ zone }) => zone))],
    overlay: ringed(study, words),
    key: [
      { tone: tones.sure, words: tools.words.reach.key.sure(grades.sure) },
      { tone: tones.likely, words: tools.words.reach.key.likely(grades.likely) },
      { tone: tones.risky, words: tools.words.reach.key.risky },
    ],
    forecastOf: forecastFor(study, draft, means),
    choices: choicesOf(draft, words),
    here: worksHere(study, draft, means),
    strikes: means.launch === undefined ? null : { place: draft.from, words: means.words.battle.attackHere },
    confirm: words.march,
  }
}

/** Orders for the stack where it stands: entering the fortress, and engineering, which may take several days. */
function worksHere(
  { stack, works, shelter, scouts, contested, zone }: ReachStudy,
  { how }: OrderDraft,
  { tools, words }: Means,
) {
  const shelters = { ...marchFor(stack, zone, how, false), arrival: 'fortress' }
  return [
    ...(contested && scouts
      ? [
          {
            words: words.recon.here,
            order: { order: 'reconnaissance', counters: [...stack], declare: 'ask' },
            keep: [],
          },
        ]
      : []),
    ...(shelter ? [{ words: words.shelter, order: shelters, keep: [] }] : []),
    ...works.map(({ work, connection }) => {
      const order = { order: work, counters: [...stack], connection }
      const title = Object.hasOwn(words.works, work) ? words.works[work as keyof OrderWords['works']] : () => work
      return { words: title(tools.wayName(connection)), order, keep: [order] }
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

/** The zones in reach, with the chance to reach them. */
function ringed({ zone: home, zones }: ReachStudy, words: OrderWords) {
  const drawing = new Drawing()
  drawing.ring(home, 'reach')
  for (const { zone, grade, chance } of zones) drawing.ring(zone, tones[grade], words.chance(chance))
  return drawing.overlay
}
