import { verb } from '../../kernel/actions/actions.ts'
import { word } from '../../kernel/values/shape.ts'
import { helped, supported, tookPart } from '../state/entries.ts'
import { frame, hexName, unitName, type G } from '../state/kit.ts'
import { fightFrom } from './forecast.ts'
import {
  addTo,
  defenderOf,
  fireAtClose,
  giveTo,
  help,
  mayHelp,
  maySupport,
  mayTakePart,
  sourcesOf,
  strikesAt,
  support,
  takePart,
  visitOptions,
} from './help.ts'
import { allot, effectOn } from './values.ts'

/** Chapter: the defence. The defender adds helpers one by one, then shares out the points. */

export const receive = verb('receive')
export const give = verb('give', 'number')

function hasOption(g: G, hex: number): boolean {
  let found = false
  visitOptions(g, hex, () => (found = true))
  return found
}

export const defence = frame(
  'defence',
  { hex: word({ noun: 'hex' }) },
  {
    next: (g, f) => (hasOption(g, f.hex) ? g.ask(defenderOf(g)) : g.done()),
    about: (g, f) => ({ hex: hexName(g, f.hex) }),
    offer(g, f, offer) {
      visitOptions(g, f.hex, (kind, unit) => offer.add(kind, unit))
      offer.add(receive)
    },
    answers: [
      {
        verb: help,
        may: (g, f, why, unit) => mayHelp(g, f.hex, unit, why),
        act(g, _f, unit) {
          addTo(g, unit)
          g.tell(helped, { unit })
        },
        odds: (g, f, unit) => withHelpOf(g, f.hex, unit),
      },
      {
        verb: support,
        may: (g, f, why, gun) => maySupport(g, f.hex, gun, why),
        act(g, _f, gun) {
          addTo(g, gun)
          g.unit.supported.set(gun, true)
          g.tell(supported, { unit: gun })
        },
        odds: (g, f, gun) => withHelpOf(g, f.hex, gun),
      },
      {
        verb: takePart,
        may: (g, f, why, commander) => mayTakePart(g, f.hex, commander, why),
        act(g, _f, commander) {
          addTo(g, commander)
          g.tell(tookPart, { unit: commander })
        },
        odds: (g, f, commander) => withHelpOf(g, f.hex, commander),
      },
      {
        verb: receive,
        act(g) {
          g.done()
        },
        odds: (g, f) => ({ outcome: fightFrom(g, f.hex, 'alone') }),
      },
    ],
  },
)

/** The forecast of the attack if this unit is the last to add to the defence. */
const withHelpOf = (g: G, hex: number, unit: number) => ({
  outcome: fightFrom(g, hex, 'alone', (fork) => addTo(fork, unit)),
})

/**
 * @rule ws.defence.split
 * The defender shares each value out among the attackers as he likes, in whole points. Attackers with no points against
 * them are still rolled for, in column 0.
 */
export const split = frame(
  'split',
  { hex: word({ noun: 'hex' }), source: word(), target: word(), left: word({ start: -1 }) },
  {
    next(g, f) {
      const sources = sourcesOf(g, f.hex)
      const source = sources[f.source]
      if (source === undefined) return g.done()
      const reach = strikesAt(g, f.hex, source)
      if (f.left < 0) {
        f.left = source.points
        fireAtClose(g, source, reach)
      }
      const attacker = reach[f.target]
      if (attacker !== undefined && f.left > 0 && f.target < reach.length - 1) return g.ask(defenderOf(g))
      // The last attacker gets the remaining points.
      if (attacker !== undefined) allot(g, source, attacker, f.left)
      f.source += 1
      f.target = 0
      f.left = -1
      return 'again'
    },
    about(g, f) {
      const source = sourcesOf(g, f.hex)[f.source]!
      const attacker = strikesAt(g, f.hex, source)[f.target]!
      return {
        unit: unitName(g, source.units[0]!),
        target: unitName(g, attacker),
        left: f.left,
        halved: f.left > 1 && effectOn(g, source, attacker, 2) === 1,
      }
    },
    offer(_g, f, offer) {
      for (let points = 0; points <= f.left; points++) offer.add(give, points)
    },
    answers: [
      {
        verb: give,
        may: (_g, f, why, points) =>
          points <= f.left || (why?.because('ws.defence.split', 'too-many', { points, left: f.left }) ?? false),
        act(g, f, points) {
          const source = sourcesOf(g, f.hex)[f.source]!
          allot(g, source, strikesAt(g, f.hex, source)[f.target]!, points)
          f.left -= points
          f.target += 1
        },
        odds: (g, f, points) => ({ outcome: splitFrom(g, f, points) }),
      },
    ],
  },
)

/** The forecast of the attack if so many points go against one attacker, and the rest where they hurt most. */
function splitFrom(
  g: G,
  { hex, source: index, target, left }: { hex: number; source: number; target: number; left: number },
  points: number,
) {
  const share = (fork: G, favoured: number): void => {
    const source = sourcesOf(fork, hex)[index]!
    const reach = strikesAt(fork, hex, source)
    allot(fork, source, reach[target]!, points)
    giveTo(fork, source, reach.slice(target + 1), favoured, left - points)
  }
  return fightFrom(g, hex, 'alone', undefined, { from: index + 1, share })
}
