import { flag, table, word } from '../../kernel/values/shape.ts'
import type { Campaign } from '../campaign/campaign.ts'

/** The most volleys that can be held at once: each unit fires once, at several targets if it splits its fire. */
export const VOLLEYS = 96

/** Everything that changes in a game. */
export function shape(campaign: Campaign) {
  return {
    scenario: word({ noun: 'scenario' }),
    turn: word(),
    /** The side that last won the initiative. */
    initiative: word({ start: -1, noun: 'side' }),
    side: table(
      2,
      {
        /** Chits that each cause brings. */
        chits: word({ start: 1 }),
        stands: word(),
        exited: word(),
        /** Close combats won this turn and last turn, and units that routed in each. */
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
        /** Whether it has its elite leader, and the turn in which a wounded one returns. */
        leader: flag(),
        leaderBack: word(),
        /** Had a leader when the battle was set up. */
        led: flag(),
        chits: word(),
        routing: flag(),
        /** Has made a rout move this turn. */
        routed: flag(),
        dismounted: flag(),
        /** Cavalry that went at least four inches ahead in the last phase in which it could act. */
        moving: flag(),
        /** How far it has gone ahead in this phase; whether its counter-charge or its check to reinforce has failed. */
        ahead: word(),
        failed: flag(),
        /** Is leaving by its exit in this command phase. */
        leaving: flag(),
        /** Number of turns it has stood still, and whether it has moved in this one. */
        still: word(),
        moved: flag(),
        /** Has acted in this phase; acts in this command phase; has reacted to it. */
        acted: flag(),
        active: flag(),
        reacted: flag(),
        /** The enemies that have charged it, fired at it, or come nearer since its last turn, as bits. */
        chargedBy: word(),
        shotBy: word(),
        nearedBy: word(),
        /** The unit it charges. */
        charges: word({ start: -1, noun: 'unit' }),
        /** Its role in a close combat: none, attacking, defending. */
        fights: word(),
        /** The way of its last move: its start, each of its legs, and its road. */
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
        /** Its position when the turn of its side began. */
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
        /** The unit that a commander is with. */
        unit: word({ start: -1, noun: 'unit' }),
        points: word(),
        /** Has helped his own unit with points, or others with cards, this turn. */
        helpedOwn: flag(),
        helpedOthers: flag(),
        /** The last turn in which he can do nothing. */
        silentUntil: word(),
      },
      'leader',
    ),
    hand: table(
      campaign.commanders.length,
      // `due`: the number of cards he is to get, until they are drawn.
      { ace: word(), number: word(), face: word(), joker: word(), due: word() },
      'commander',
    ),
    /** A commander's Aces for captured guns, which are open to both sides. */
    trophy: table(campaign.commanders.length, { aces: word() }, 'commander'),
    /** Cards a side has played or lost, face up. */
    spent: table(2, { ace: word(), number: word(), face: word(), joker: word() }, 'side'),
    /** The rest of a side's pack while cards are dealt. */
    pack: table(4, { french: word(), german: word() }, 'card'),
    /** Fire held until all of it is resolved. */
    volleys: word(),
    volley: table(VOLLEYS, {
      by: word({ start: -1, noun: 'unit' }),
      target: word({ start: -1, noun: 'unit' }),
      /** Dice of stands that fire straight, and of stands that turned. */
      dice: word(),
      turned: word(),
      /** The chits of the firing unit when it fires. */
      chits: word(),
      needed: word(),
      long: flag(),
      shots: word(),
    }),
    emperor: word(),
  }
}
