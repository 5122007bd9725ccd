import { verb } from '../kernel/actions/actions.ts'
import type { Why } from '../kernel/values/explain.ts'
import { type DrawNotes, entry } from '../kernel/play/journal.ts'
import { distribution } from '../kernel/play/odds.ts'
import { word } from '../kernel/values/shape.ts'
import { countersOf, frame, type G } from './shape.ts'

export const endings = ['dusk'] as const

const tryBridge = verb('try', 'counter')
const wait = verb('wait')

export const tried = entry(
  { name: 'tried', category: 'march', rule: 'tb.crossing.die' },
  { side: 'side', token: 'token', die: 'number', needed: 'number', over: 'flag' },
  { counter: 'counter' },
)
export const crossed = entry(
  { name: 'crossed', category: 'march', rule: 'tb.crossing.die' },
  { counter: 'counter', zone: 'zone' },
)
export const waited = entry(
  { name: 'waited', category: 'march', rule: 'tb.crossing.who', followsDecision: true },
  { side: 'side' },
)
export const entries = [tried, crossed, waited]

/** What draws say of themselves. */
export const draws: DrawNotes = { crossing: { category: 'march', followsDecision: true } }

/** Where a counter that crosses comes to. */
const farBank = (g: G, side: number): number => g.campaign.homes[side === 0 ? 1 : 0]

/**
 * @rule tb.crossing.who
 * A side tries the bridge with a counter of its own that is not yet across.
 */
function mayTry(g: G, side: number, counter: number, why?: Why): boolean {
  if (g.campaign.counters[counter]?.side !== side) return why?.because('tb.crossing.who', 'not-yours') ?? false
  if (g.counter.zone.of(counter) !== farBank(g, side)) return true
  return why?.because('tb.crossing.who', 'across', { counter: g.nameOf('counter', counter) }) ?? false
}

/**
 * @rule tb.crossing.die
 * A die says whether the counter comes over; who comes over is turned up.
 */
function cross(g: G, side: number, counter: number): boolean {
  const die = g.chance.die(6, 'crossing')
  const over = die >= g.campaign.crossing
  g.tell(tried, { side, token: g.counter.token.of(counter), die, needed: g.campaign.crossing, over, counter }, side)
  if (!over) return false
  g.counter.zone.set(counter, farBank(g, side))
  g.counter.shown.set(counter, true)
  g.tell(crossed, { counter, zone: farBank(g, side) })
  g.reveal()
  return true
}

/** The strength that a side has brought across. */
const strengthAcross = (g: G, side: number): number =>
  countersOf(g.campaign, side)
    .filter((counter) => g.counter.zone.of(counter) === farBank(g, side))
    .reduce((sum, counter) => sum + g.campaign.counters[counter]!.strength, 0) // of the campaign

/**
 * @rule tb.victory
 * At dusk the side wins that has brought more strength across.
 */
export const turns = frame(
  'turns',
  {},
  {
    next(g) {
      if (g.turn === g.campaign.turns) {
        const lead = strengthAcross(g, 0) - strengthAcross(g, 1)
        return g.end(lead === 0 ? -1 : lead > 0 ? 0 : 1, 'dusk', Math.abs(lead))
      }
      g.turn += 1
      return g.call(crossing, { side: (g.turn + 1) % 2 })
    },
  },
)

export const crossing = frame(
  'crossing',
  { side: word({ noun: 'side' }) },
  {
    next: (g, f) => g.ask(f.side),
    about: (g) => ({ needed: g.campaign.crossing, left: g.campaign.turns - g.turn }),
    offer(g, f, offer) {
      for (const counter of countersOf(g.campaign, f.side))
        if (mayTry(g, f.side, counter)) offer.add(tryBridge, counter)
      offer.add(wait)
    },
    answers: [
      {
        verb: tryBridge,
        may: (g, f, why, counter) => mayTry(g, f.side, counter, why),
        act(g, f, counter) {
          cross(g, f.side, counter)
          return g.done()
        },
        odds(g, f, counter) {
          let over = false
          return distribution(
            g,
            (fork) => {
              over = cross(fork, f.side, counter)
            },
            () => (over ? 'over' : 'stays'),
          )
        },
      },
      {
        verb: wait,
        act(g, f) {
          g.tell(waited, { side: f.side })
          return g.done()
        },
      },
    ],
  },
)

/** Both forces on their own banks, face down. */
export function setUp(g: G): void {
  for (const side of [0, 1]) {
    const own = countersOf(g.campaign, side)
    const tokens = [...own]
    for (const counter of own) {
      const at = g.chance.die(tokens.length, 'token', side) - 1
      g.counter.token.set(counter, tokens.splice(at, 1)[0]!) // a die of as many faces as there are
      g.counter.zone.set(counter, g.campaign.homes[side === 0 ? 0 : 1])
    }
  }
  g.call(turns, {})
}
