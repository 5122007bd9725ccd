import type {
  ChargeOdds,
  CounterChargeOdds,
  OrderOdds,
  Stuck,
  VolleyOddsInReaction,
} from '#engine/escape-from-sedan/window-types.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import type { Question } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import { idleIn } from '../on-table/words.ts'
import type { Odds } from '../../../system-ui/system-ui.ts'
import type { Enemies } from './quick-orders.ts'
import { orderWords } from './words.ts'

/**
 * The verbs whose odds are shown beside their answers: an order, a ride, a volley in reaction, a charge, joining one or
 * standing against one.
 */
const told: Readonly<Record<string, 'order' | 'volley' | 'charge' | 'counter-charge'>> = {
  order: 'order',
  ride: 'order',
  volley: 'volley',
  charge: 'charge',
  'join-charge': 'charge',
  'charge-home': 'charge',
  stand: 'charge',
  'counter-charge': 'counter-charge',
}

export const hasOddsBeside = ({ answers }: Question): boolean => answers.some(({ verb }) => told[verb] !== undefined)

type NameOf = (id: string) => string

/** The note beside an answer with such a verb. Odds are JSON of any system; here they are made by these rules. */
export function oddsNote(verb: string, odds: Json, language: Language, named: NameOf): string | null {
  const { words, against, needed, number, percent, space } = orderWords(language)
  switch (told[verb]) {
    case 'order':
      return orderNote(odds as unknown as OrderOdds, language, named) // as above
    case 'volley': {
      const volley = odds as unknown as VolleyOddsInReaction // as above
      const shot = words.shot(volley.dice, needed(volley.needed), against(volley), number(volley.loss))
      return space(shot + idleIn(language, named)(volley.idle))
    }
    case 'charge':
      return chargeNote(odds as unknown as ChargeOdds, verb === 'stand', language) // as above
    case 'counter-charge': {
      const { gap, reaches } = odds as unknown as CounterChargeOdds // as above
      return space(words.reaches(number(gap), percent(reaches)))
    }
    default:
      return null
  }
}

/** Is this order useless, whatever the dice show? */
export const isStuck = (odds: Json | undefined): boolean =>
  odds !== undefined && isStuckBy(odds as unknown as OrderOdds) // as above

const isStuckBy = (odds: OrderOdds): odds is Stuck => 'inTheWay' in odds || 'tooNear' in odds

/** By unit that can be ordered to go, the enemies that would halt it, as far as odds are known. */
export const enemiesIn = ({ answers }: Question, odds: Odds | null): Enemies =>
  Object.fromEntries(
    answers.flatMap(({ verb, action, things: [unit] }) => {
      const found = verb === 'order' ? odds?.find((one) => one.action === action)?.odds : undefined
      const about = found as unknown as OrderOdds | undefined // as above
      return unit !== undefined && about !== undefined && 'sees' in about ? [[unit.name, about]] : []
    }),
  )

function orderNote(odds: OrderOdds, language: Language, named: NameOf): string | null {
  const { words, barredBy, space, percent } = orderWords(language)
  if (isStuckBy(odds))
    return space('tooNear' in odds ? words.tooNear(named(odds.tooNear)) : barredBy(odds.inTheWay, named))
  if ('passes' in odds) return space(words.pulls(percent(odds.passes)))
  if ('goes' in odds) return null
  const charges = Object.entries(odds.charges).toSorted(([, one], [, other]) => worthOf(other) - worthOf(one))
  const [best] = charges
  const note = best === undefined ? null : chargeNote(best[1], false, language)
  if (best === undefined || note === null) return null
  return space(
    charges.length === 1
      ? words.chargeAt(named(best[0]), note)
      : words.bestCharge(charges.length, named(best[0]), note),
  )
}

/** The value by which the charges of one unit are compared. */
const worthOf = ({ passes = 1, wins = 0 }: ChargeOdds): number => passes * wins

/** Certainty, with a tolerance for rounding in sums of chances. */
const SURE = 0.999_999

function chargeNote({ passes, stands, wins }: ChargeOdds, isForDefender: boolean, language: Language): string | null {
  const { words, percent, space } = orderWords(language)
  const parts = [
    ...(passes === undefined || passes > SURE ? [] : [words.passes(percent(passes))]),
    ...(stands === undefined ? [] : [(isForDefender ? words.holds : words.stands)(percent(stands))]),
    ...(wins === undefined ? [] : [words.wins(percent(wins))]),
  ]
  return parts.length === 0 ? null : space(parts.join(', '))
}
