import { verb } from '../../kernel/actions/actions.ts'
import { word } from '../../kernel/values/shape.ts'
import { dealt } from '../state/entries.ts'
import { frame, NOBODY, scenarioOf, unitOf, type G } from '../state/kit.ts'

/** Chapter: command. Dealing the cards. */

const give = verb('give', 'commander', 'cards:number')

const cards = ['ace', 'number', 'face', 'joker'] as const

const commandersOf = (g: G, side: number): readonly number[] =>
  scenarioOf(g)
    .commanders.map(({ commander }) => commander)
    .filter((commander) => g.campaign.commanders[commander]!.side === side)

const sum = (g: G, side: number): number =>
  commandersOf(g, side).reduce((all, commander) => all + scenarioOf(g).cards[commander]!, 0)

/**
 * The share of the current commander if the remaining cards were dealt in proportion to the units of the commanders who
 * have none yet.
 */
export function fairShare(g: G): number {
  const f = g.topmost(deal)
  if (f === undefined) return 0
  const led = commandersOf(g, f.side)
    .slice(f.place)
    .map((commander) => scenarioOf(g).units.filter(({ unit }) => unitOf(g, unit).commander === commander).length)
  const all = led.reduce((total, units) => total + units, 0)
  return Math.round(((sum(g, f.side) - f.given) * (led[0] ?? 0)) / Math.max(1, all))
}

/**
 * @rule es.cards.deal
 * Before the battle Napoleon and Bismarck decide how many of their 52 cards each commander gets, before any card is
 * seen; then each commander’s cards are drawn from the pack of the side, and only the side sees them.
 */
export const deal = frame(
  'deal',
  { side: word({ noun: 'side' }), given: word(), place: word() },
  {
    next(g, f) {
      const commanders = commandersOf(g, f.side)
      if (f.place < commanders.length - 1) return g.ask(f.side)
      const last = commanders[f.place]
      if (last !== undefined) g.hand.due.set(last, sum(g, f.side) - f.given)
      for (const commander of commanders) draw(g, f.side, commander, g.hand.due.of(commander))
      return g.done()
    },
    about: (g, f) => ({
      commander: g.nameOf('commander', commandersOf(g, f.side)[f.place] ?? NOBODY),
      left: sum(g, f.side) - f.given,
      fair: fairShare(g),
      // The last commander gets the rest.
      isLast: f.place === commandersOf(g, f.side).length - 2,
    }),
    offer(g, f, offer) {
      const commander = commandersOf(g, f.side)[f.place]!
      for (let count = 0; count <= sum(g, f.side) - f.given; count++) offer.add(give, commander, count)
    },
    answers: [
      {
        verb: give,
        may(g, f, why, commander, count) {
          const left = sum(g, f.side) - f.given
          if (commander !== commandersOf(g, f.side)[f.place])
            return why?.because('es.cards.deal', 'not-now', { commander: g.nameOf('commander', commander) }) ?? false
          return count <= left || (why?.because('es.cards.deal', 'too-many', { cards: count, left }) ?? false)
        },
        act(g, f, commander, count) {
          f.given += count
          f.place += 1
          g.hand.due.set(commander, count)
        },
      },
    ],
  },
)

function draw(g: G, side: number, commander: number, count: number): void {
  const pack = side === 0 ? g.pack.french : g.pack.german
  for (let drawn = 0; drawn < count; drawn++) {
    const card = g.chance.takeFromCounts(pack, 'card', 'card', side)
    g.hand[cards[card]!].add(commander, 1)
  }
  g.hand.due.set(commander, 0)
  g.tell(dealt, { commander, cards: count })
}
