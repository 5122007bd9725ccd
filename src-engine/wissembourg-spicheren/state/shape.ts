import { flag, list, table, word } from '../../kernel/values/shape.ts'
import type { Campaign } from '../campaign/campaign.ts'

/** All that changes in a game. What can be worked out from it is not in it. */
export function shape({ counters, formations, places }: Campaign) {
  return {
    scenario: word({ noun: 'scenario' }),
    frossardEarly: flag(),
    castagnyCalled: flag(),
    turn: word(),
    /** The formation that is active, and the one that acts with it. */
    active: word({ start: -1, noun: 'formation' }),
    partner: word({ start: -1, noun: 'formation' }),
    unit: table(
      counters.length,
      {
        /** None while the counter is not on the map. */
        hex: word({ start: -1, noun: 'hex' }),
        facing: word({ noun: 'direction' }),
        disorganised: flag(),
        /** Steps lost. */
        lost: word(),
        /** Why a counter is not on the map: 0 it is or may come, 1 eliminated, 2 left the map, 3 taken out of the game. */
        fate: word(),
        /** It left the map where that counts. */
        scored: flag(),
        /** A commander who has been replaced. */
        replaced: flag(),
        /** A commander marked out of command for this turn. */
        outOfCommand: flag(),
        /** The turn in which it came onto the map; 0 for the set-up. */
        arrivedIn: word(),
        /** By which hex of entry it came. */
        enteredAt: word({ start: -1, noun: 'hex' }),
        /** In command in the present activation. */
        inCommand: flag(),
        /** Commanded by its commander in chief himself, this turn. */
        directed: flag(),
        /** Has moved in the present activation. */
        moved: flag(),
        /** Half points spent on it. */
        spent: word(),
        /** Has fired or supported in the present activation. */
        fired: flag(),
        /** Has given its support this turn, where once a turn is the limit. */
        supported: flag(),
        /** Has tried to rally this turn. */
        tried: flag(),
        /** The hex it is to attack. */
        attacks: word({ start: -1, noun: 'hex' }),
        /** Attacks on its own, though others attack the same hex together. */
        apart: flag(),
        /** Takes part in the attack that is being fought. */
        engaged: flag(),
        /** Charges in the attack that is being fought. */
        charges: flag(),
        /** Has attacked in the present activation. */
        fought: flag(),
        /** Stood in a hex that is attacked in the present activation. */
        attacked: flag(),
        /** The hex that the attacks of its formation are joined against, for a commander. */
        leads: word({ start: -1, noun: 'hex' }),
        /** Its defence adds to the fight: a helper, a gun, a commander. */
        adds: flag(),
        /** Points of the defence against it, in the present fight. */
        against: word(),
        /** Steps lost by those whose points they are. */
        againstLost: word(),
        /** Guns at close range are among them. */
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
    /** Who was last to stand in a hex that is an objective. */
    place: table(places.length, { holder: word({ noun: 'side' }) }, 'place'),
    /** Points for objectives counted before the end. */
    countedFrench: word(),
    countedGerman: word(),
    /** The turn in which a division that was called comes; 0 while it has not been. */
    calledFor: word(),
    /** Where the two columns of the hidden division are while neither is known. */
    column: table(2, { hex: word({ start: -1, noun: 'hex' }), left: word() }, 'column'),
    /** Which of them is the division: known to its owner only, while both lie face down. */
    realColumn: word({ start: -1, noun: 'column' }),
  }
}
