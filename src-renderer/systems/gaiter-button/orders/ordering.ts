import type { View } from '#engine/gaiter-button/window-types.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { BoardIndex } from '../../../map/board/board.ts'
import type { Asked } from '../../../system-ui/asked.ts'
import type { OrderDraft, Ordering } from '../../../system-ui/ordering.ts'
import type { OrderOfBattle } from '../counters/order-of-battle.ts'
import type { Tools } from '../layers/tools.ts'
import { answerTo, factOf, viewIn } from '../reads/reads.ts'
import { armyShown } from './army.ts'
import { battleShown, wishForBattle } from './battle.ts'
import { declarationShown } from './declaration.ts'
import { fallBackShown } from './fall-back.ts'
import { marchShown } from './march.ts'
import { setsFor } from './sets.ts'
import type { OrderWords } from './words.ts'

/**
 * The orders given on the map: by day a march, of one stack or of a corps or army wherever it is, and other orders for a stack;
 * by night falling back; and the cards for the questions of a battle and a reconnaissance.
 */
export function ordering(
  tools: Tools,
  index: BoardIndex,
  book: OrderOfBattle,
  words: OrderWords,
  fortified: ReadonlySet<string>,
): Ordering {
  const starts = {
    impulse: { verb: 'activate', words: words.marchFrom },
    withdrawals: { verb: 'withdraw', words: words.fallBackStart },
  }
  return {
    startsOf: ({ question }) => {
      const start = Object.hasOwn(starts, question.kind) ? starts[question.kind as keyof typeof starts] : undefined
      return question.answers.flatMap(({ action, verb, things: [zone] }) =>
        verb !== start?.verb || zone === undefined
          ? []
          : [{ place: zone.name, answer: action, words: start.words(tools.placeName(zone.name)) }],
      )
    },
    strikeAt: (place, { question }) => attackOn(place, question)?.action ?? null,
    askedFor: ({ question }) => (cards.has(question.kind) ? (factOf(question, 'zone') ?? null) : null),
    requestFor(draft, asked): JsonObject {
      const { from, first, who } = draft
      if (asked.question.kind === 'engage') return wishForBattle(draft)
      if (draft.strikes) return { ...wishForBattle(draft), zone: from }
      if (asked.question.kind === 'declaring') return { study: 'declaration' }
      if (asked.question.kind === 'withdrawals') return { study: 'withdrawal', zone: from }
      if (who === null) return { study: 'reach', from, ...(first === null ? {} : { first }) }
      return { study: isSpread(draft, asked) ? 'stacks' : 'reach', counters: [...who] }
    },
    show(answer, draft, asked) {
      const mayBattleMove = asked.question.answers.some(({ verb }) => verb === 'battle-movement')
      const launch = attackOn(draft.from, asked.question)?.verb
      const means = { tools, index, book, words, fortified, mayBattleMove, launch }
      if (answer['study'] === 'engagement') return battleShown(answerTo('engagement', answer), draft, means)
      if (answer['study'] === 'declaration') return declarationShown(answerTo('declaration', answer), draft, means)
      if (answer['study'] === 'withdrawal') return fallBackShown(answerTo('withdrawal', answer), draft, means)
      const view = viewOf(asked)
      const standing = Object.keys(view.counter).filter((id) => zoneOf(view, id) === draft.from && !hasActed(view, id))
      if (answer['study'] === 'stacks') {
        const here = { ready: standing, stack: [], units: standing.length }
        return armyShown(answerTo('stacks', answer), draft, setsFor(here, view, book, words), means)
      }
      const study = answerTo('reach', answer)
      return marchShown(study, draft, setsFor(study, view, book, words), means)
    },
  }
}

/** The answer that attacks the enemy at a place: in the field, or else in his fortress. */
function attackOn(place: string, { answers }: Asked['question']) {
  for (const { action, verb, things } of answers)
    if ((verb === 'attack' || verb === 'assault') && things[0]?.name === place) return { action, verb } as const
  return undefined
}

/** The questions that a card answers at once. */
const cards = new Set(['engage', 'declaring'])

/** Are the chosen counters in several zones? */
function isSpread({ from, who }: OrderDraft, asked: Asked): boolean {
  const view = viewOf(asked)
  return who?.some((id) => zoneOf(view, id) !== from) === true
}

/** The view of the deciding side. */
function viewOf({ table }: Asked): View {
  const seen = table.views.find(({ side }) => side === table.decider) ?? table.views[0]
  return viewIn(seen?.known ?? {})
}

function zoneOf(view: View, id: string): string | undefined {
  const row = view.counter[id]
  return row !== undefined && 'zone' in row ? row.zone : undefined
}

function hasActed(view: View, id: string): boolean {
  const row = view.counter[id]
  return row !== undefined && 'activated' in row && row.activated
}
