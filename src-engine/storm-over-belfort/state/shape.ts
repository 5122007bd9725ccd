import { flag, list, members, table, word } from '../../kernel/values/shape.ts'
import type { Campaign } from '../campaign/campaign.ts'

/** Everything that changes in a game. */
export function shape({ units, zones, counters }: Campaign) {
  const hand = counters.length
  return {
    scenario: word({ noun: 'scenario' }),
    smoothedAssault: flag(),
    historicalSetUp: flag(),
    turn: word(),
    /** The side with the initiative this turn. */
    initiative: word({ noun: 'side' }),
    account: table(
      2,
      {
        /** Available resource points. */
        points: word(),
        /** Points from stratagems for the next turn. */
        next: word(),
      },
      'side',
    ),
    unit: table(
      units.length,
      {
        /** -1 while it is neither on the map nor at the headquarters. */
        zone: word({ start: -1, noun: 'zone' }),
        /** 0 in good order, 1 diminished, 2 exhausted; guns and scouts always 0. */
        status: word(),
        /** Why it is off the map: 0 to arrive, 1 out of action, 2 lost for good, 3 called away for a turn. */
        fate: word(),
        /** The turn in which it was put out of action. */
        lostIn: word(),
        /** Guns: has fired this turn. */
        used: flag(),
        /** Guns: has bombarded or countered this turn. */
        opened: flag(),
        /** Has moved operationally or independently this turn. */
        moved: flag(),
        /** Has risen by a level this turn, or may not. */
        raised: flag(),
        /** Takes part in the current activation. */
        active: flag(),
        /** Has marched in the current activation. */
        marched: flag(),
        /** Leaves the enemy in the current activation: may march to zones with no enemy near. */
        leaves: flag(),
        /** Has to retreat. */
        retreats: flag(),
        /** Hits taken in the current distribution. */
        struck: word(),
      },
      'unit',
    ),
    zone: table(
      zones.length,
      {
        fortification: flag(),
        trench: flag(),
        /** A trench that has not yet held a Prussian battalion. */
        unmanned: flag(),
        /** How much shells have lowered the bonus of a fort. */
        damage: word(),
        /** Has been bombarded this turn. */
        bombarded: flag(),
      },
      'zone',
    ),
    frenchCup: list(hand, 'counter'),
    prussianCup: list(hand, 'counter'),
    frenchHand: list(hand, 'counter'),
    prussianHand: list(hand, 'counter'),
    /** Counters out of the game because their red side was played. */
    spent: members(hand, 'counter'),
    /** Counters back in the cup because their black side was played this turn. */
    returned: members(hand, 'counter'),
    /** The French have held only the forts: they receive fewer points until the end. */
    poor: flag(),
    surrounded: flag(),
    /** Stratagems in force, this turn or from the next. */
    denfertNext: flag(),
    swissNext: flag(),
    swiss: flag(),
    tresckow: flag(),
    envoys: flag(),
    incendiary: flag(),
    ruse: flag(),
    catherine: flag(),
    moreShells: flag(),
    bourbakiIn: word(),
  }
}
