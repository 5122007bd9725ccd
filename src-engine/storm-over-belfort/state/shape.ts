import { flag, list, members, table, word } from '../../kernel/values/shape.ts'
import type { Campaign } from '../campaign/campaign.ts'

/** All that changes in a game. */
export function shape({ units, zones, counters }: Campaign) {
  const hand = counters.length
  return {
    scenario: word({ noun: 'scenario' }),
    smoothedAssault: flag(),
    historicalSetUp: flag(),
    turn: word(),
    /** Who has the initiative this turn. */
    initiative: word({ noun: 'side' }),
    account: table(
      2,
      {
        /** Resource points at hand. */
        points: word(),
        /** What stratagems add to the points of the next turn. */
        next: word(),
      },
      'side',
    ),
    unit: table(
      units.length,
      {
        /** None while it is not on the map or at the headquarters. */
        zone: word({ start: -1, noun: 'zone' }),
        /** 0 in good order, 1 diminished, 2 exhausted; guns and scouts have no other than 0. */
        status: word(),
        /** Why it is nowhere: 0 to come, 1 out of action, 2 lost for good, 3 called away for a turn. */
        fate: word(),
        /** The turn in which it was put out of action. */
        lostIn: word(),
        /** Guns: has fired this turn. */
        used: flag(),
        /** Guns: has bombarded or countered this turn. */
        opened: flag(),
        /** Has been moved by an operational movement, or independently, this turn. */
        moved: flag(),
        /** Has risen by a level this turn, or may not. */
        raised: flag(),
        /** Takes part in the activation that goes on. */
        active: flag(),
        /** Has marched in it. */
        marched: flag(),
        /** Leaves the enemy in it: may march to where no enemy is near. */
        leaves: flag(),
        /** Has to retreat. */
        retreats: flag(),
        /** Hits taken of those that are being dealt out. */
        struck: word(),
      },
      'unit',
    ),
    zone: table(
      zones.length,
      {
        fortification: flag(),
        trench: flag(),
        /** A trench that no Prussian battalion has stood in yet. */
        unmanned: flag(),
        /** What shells have taken off the bonus of a fort. */
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
    /** Counters whose red side was played: out of the game. */
    spent: members(hand, 'counter'),
    /** Counters whose black side was played this turn: back in the cup. */
    returned: members(hand, 'counter'),
    /** The French have held the forts only: they receive less until the end. */
    poor: flag(),
    surrounded: flag(),
    /** Stratagems in force: this turn or from the next on. */
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
