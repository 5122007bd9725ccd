import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { Asked } from '../../../system-ui/asked.ts'
import type { OrderDraft, Ordering, OrderShown, OrderStart } from '../../../system-ui/ordering.ts'
import { attackAt, attackShown, attackStarts, attackRequest } from './attack.ts'
import { fireShown, fireStarts, fireRequest } from './fire.ts'
import { goShown, goStarts, goRequest } from './go.ts'
import type { Means } from './means.ts'

/** The orders that can be given at a question. */
type Card = {
  readonly starts: (asked: Asked, means: Means) => OrderStart[]
  readonly request: (draft: OrderDraft, asked: Asked) => JsonObject
  readonly show: (study: JsonObject, draft: OrderDraft, asked: Asked, means: Means) => OrderShown
}
const going: Card = { starts: goStarts, request: goRequest, show: goShown }
const cards: Readonly<Record<string, Card>> = {
  moves: going,
  move: going,
  'chief-moves': going,
  barrages: { starts: fireStarts, request: fireRequest, show: fireShown },
  declaration: {
    starts: attackStarts,
    request: attackRequest,
    show: (study, draft, _asked, means) => attackShown(study, draft, means),
  },
}

/** The player picks a counter or an enemy, which shows what can be done and the chances; then a place; then presses the button. */
export function unitOrdering(means: Means): Ordering {
  const cardOf = ({ question }: Asked): Card => cards[question.kind] ?? going
  return {
    startsOf: (asked) => (asked.question.kind in cards ? cardOf(asked).starts(asked, means) : []),
    askedFor: () => null,
    strikeAt: (place, asked) => (asked.question.kind === 'declaration' ? attackAt(place, asked) : null),
    requestFor: (draft, asked) => cardOf(asked).request(draft, asked),
    show: (study, draft, asked) => cardOf(asked).show(study, draft, asked, means),
  }
}
