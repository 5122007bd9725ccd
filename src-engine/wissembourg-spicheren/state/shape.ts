import { flag, list, table, word } from '../../kernel/values/shape.ts'
import type { Campaign } from '../campaign/campaign.ts'

/** Everything that changes in a game. Derived values are not stored. */
export function shape({ counters, formations, places }: Campaign) {
  return {
    scenario: word({ noun: 'scenario' }),
    frossardEarly: flag(),
    castagnyCalled: flag(),
    turn: word(),
    /** The active formation, and the one that acts with it. */
    active: word({ start: -1, noun: 'formation' }),
    partner: word({ start: -1, noun: 'formation' }),
    unit: table(
      counters.length,
      {
        /** -1 while the counter is not on the map. */
        hex: word({ start: -1, noun: 'hex' }),
        facing: word({ noun: 'direction' }),
        disorganised: flag(),
        /** Steps lost. */
        lost: word(),
        /**
         * Why a counter is off the map: 0 it is on it or may arrive, 1 eliminated, 2 left the map, 3 removed from the
         * game.
         */
        fate: word(),
        /** It left the map by an exit that counts. */
        scored: flag(),
        /** The commander has been replaced. */
        replaced: flag(),
        /** The commander is marked out of command for this turn. */
        outOfCommand: flag(),
        /** The turn in which it entered the map; 0 for the set-up. */
        arrivedIn: word(),
        /** Its hex of entry. */
        enteredAt: word({ start: -1, noun: 'hex' }),
        /** In command in the current activation. */
        inCommand: flag(),
        /** Commanded by the commander in chief himself this turn. */
        directed: flag(),
        /** Has moved in the current activation. */
        moved: flag(),
        /** Half points spent in the move. */
        spent: word(),
        /** Has fired or supported in the current activation. */
        fired: flag(),
        /** Has given support this turn, if limited to once a turn. */
        supported: flag(),
        /** Has tried to rally this turn. */
        tried: flag(),
        /** The hex it has been ordered to attack. */
        attacks: word({ start: -1, noun: 'hex' }),
        /** Attacks on its own, although others attack the same hex together. */
        apart: flag(),
        /** Takes part in the current attack. */
        engaged: flag(),
        /** Charges in the current attack. */
        charges: flag(),
        /** Has attacked in the current activation. */
        fought: flag(),
        /** Was in a hex attacked in the current activation. */
        attacked: flag(),
        /** For a commander: the hex against which he joins the attacks of his formation. */
        leads: word({ start: -1, noun: 'hex' }),
        /** Its value adds to the current fight: a helper, a gun, a commander. */
        adds: flag(),
        /** Points of the defence against it in the current fight. */
        against: word(),
        /** Steps lost by the units that gave these points. */
        againstLost: word(),
        /** Guns at close range are among these units. */
        againstGuns: flag(),
      },
      'unit',
    ),
    formation: table(
      formations.length,
      {
        demoralised: flag(),
        /** Its marker has been played this turn. */
        acted: flag(),
      },
      'formation',
    ),
    /** Activation markers still to be drawn this turn. */
    cup: list(formations.length, 'formation'),
    /** A marker kept for another division. */
    held: word({ start: -1, noun: 'formation' }),
    /** The side last in a hex that is an objective. */
    place: table(places.length, { holder: word({ noun: 'side' }) }, 'place'),
    /** Points for objectives counted before the end. */
    countedFrench: word(),
    countedGerman: word(),
    /** The turn in which a called division arrives; 0 while it has not been called. */
    calledFor: word(),
    /** The hexes of the two columns of the hidden division while neither is known. */
    column: table(2, { hex: word({ start: -1, noun: 'hex' }), left: word() }, 'column'),
    /** The column that is the division; only its owner knows it while both lie face down. */
    realColumn: word({ start: -1, noun: 'column' }),
  }
}
