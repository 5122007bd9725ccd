import { flag, table, word } from '../../kernel/values/shape.ts'
import type { Campaign } from '../campaign/campaign.ts'

/** Volleys that may be held at once: each unit fires once, at several targets if it splits its fire. */
export const VOLLEYS = 96

/** All that changes in a game. */
export function shape(campaign: Campaign) {
  return {
    scenario: word({ noun: 'scenario' }),
    turn: word(),
    /** Who won the initiative last. */
    initiative: word({ start: -1, noun: 'side' }),
    side: table(
      2,
      {
        /** Chits that each cause of one brings. */
        chits: word({ start: 1 }),
        stands: word(),
        exited: word(),
        /** Close combats won in this turn and in the last one, and units that routed in them. */
        won: word(),
        wonBefore: word(),
        routs: word(),
        routsBefore: word(),
      },
      'side',
    ),
    unit: table(
      campaign.units.length,
      {
        fate: word(),
        at: word({ start: -1, noun: 'point' }),
        facing: word(),
        formation: word({ noun: 'formation' }),
        /** Figures left on all its stands. */
        figures: word(),
        /** Its elite leader: none, there, or wounded until a turn. */
        leader: flag(),
        leaderBack: word(),
        /** Had a leader when the battle was set up. */
        led: flag(),
        chits: word(),
        routing: flag(),
        /** Has made a rout move in this turn. */
        routed: flag(),
        dismounted: flag(),
        /** Cavalry that went ahead in the last phase it could act in. */
        moving: flag(),
        /** How far it has gone ahead in this phase; whether its counter-charge has failed. */
        ahead: word(),
        failed: flag(),
        /** Is leaving by its exit in this command phase. */
        leaving: flag(),
        /** Turns it has stood still, and whether it has moved in this one. */
        still: word(),
        moved: flag(),
        /** Has acted in this phase; acts in this command phase; has reacted to it. */
        acted: flag(),
        active: flag(),
        reacted: flag(),
        /** The enemies that charged it, fired at it, came nearer since its last turn: a bit for each of them. */
        chargedBy: word(),
        shotBy: word(),
        nearedBy: word(),
        /** Whom it charges, and whether it began in front, behind or beside. */
        charges: word({ start: -1, noun: 'unit' }),
        fromRear: flag(),
        /** On which side of a close combat it is: none, attacking, defending. */
        fights: word(),
        /** The way of its last move: where it began, each of its legs, and the road it took. */
        wayFrom: word({ start: -1, noun: 'point' }),
        wayFacing: word(),
        wayTurn: word(),
        wayBy: word(),
        turnedAt: word({ start: -1, noun: 'point' }),
        turnedTo: word(),
        turnedBy: word(),
        road: word({ start: -1, noun: 'road' }),
        roadFrom: word(),
        roadTo: word(),
        /** Where it stood when the turn of its side began. */
        stoodAt: word({ start: -1, noun: 'point' }),
        stoodFacing: word(),
        stoodIn: word({ noun: 'formation' }),
        stoodFigures: word(),
      },
      'unit',
    ),
    /** The commanders in the order of battle, and the Emperor after them. */
    leader: table(
      campaign.commanders.length + 1,
      {
        at: word({ start: -1, noun: 'point' }),
        moved: flag(),
        /** The unit that a commander is with, and since which turn. */
        unit: word({ start: -1, noun: 'unit' }),
        points: word(),
        /** Has helped his own unit with points, or others with cards, in this turn. */
        helpedOwn: flag(),
        helpedOthers: flag(),
        /** The last turn in which he can do nothing. */
        silentUntil: word(),
      },
      'leader',
    ),
    hand: table(
      campaign.commanders.length,
      // `due`: how many cards he is to have, until they are drawn.
      { ace: word(), number: word(), face: word(), joker: word(), due: word() },
      'commander',
    ),
    /** Aces that a commander has for captured guns: everybody knows of them. */
    trophy: table(campaign.commanders.length, { aces: word() }, 'commander'),
    /** Cards that a side has played or lost, face up. */
    spent: table(2, { ace: word(), number: word(), face: word(), joker: word() }, 'side'),
    /** What is left of a side's pack while cards are dealt. */
    pack: table(4, { french: word(), german: word() }, 'card'),
    /** Fire that is held until all of it is resolved. */
    volleys: word(),
    volley: table(VOLLEYS, {
      by: word({ start: -1, noun: 'unit' }),
      target: word({ start: -1, noun: 'unit' }),
      /** Dice as they fall, and those of stands that turned. */
      dice: word(),
      turned: word(),
      /** The chits of who fires, as he fires. */
      chits: word(),
      needed: word(),
      long: flag(),
      shots: word(),
    }),
    emperor: word(),
  }
}
