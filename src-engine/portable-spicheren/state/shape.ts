import { flag, list, table, word } from '../../kernel/values/shape.ts'
import type { Campaign } from '../campaign/campaign.ts'

/** The state of a game. A unit that is lost has no strength; units that are not on the map are in one of the lists. */
export function shape(campaign: Campaign) {
  const units = campaign.units.length
  return {
    scenario: word({ noun: 'scenario' }),
    bushesCover: flag(),
    gunsTownCover: flag(),
    arrivalActsSameTurn: flag(),
    eliteZouaves: flag(),
    placesAtDark: flag(),
    orderAsPrinted: flag(),
    turn: word(),
    unit: table(
      units,
      {
        /** -1 while the unit is not on the map. */
        hex: word({ start: -1, noun: 'hex' }),
        facing: word({ noun: 'direction' }),
        strength: word(),
        /** Has rolled for activation in its side's half-turn. */
        tried: flag(),
        /** Has entered a hex by its own movement in its side's half-turn. */
        moved: flag(),
        /** Has fired this turn. */
        fired: flag(),
        /** The turn in which it may neither fire nor move; 0 for none. */
        suppressedIn: word(),
        /** The first turn in which it may try to be activated. */
        activeFrom: word(),
        /** The enemy it attacks in a melee. */
        attacks: word({ start: -1, noun: 'unit' }),
        /** Its melee has had a round in this half-turn. */
        fought: flag(),
        /** The target it is ordered to fire at in the artillery phase. */
        target: word({ start: -1, noun: 'unit' }),
        /**
         * The hex from which its shot in the artillery phase hit; -1 if it missed. The gun itself may be gone by then.
         */
        scoredFrom: word({ start: -1, noun: 'hex' }),
        /** Where it enters, once it has been drawn or called; -1 before. */
        entry: word({ start: -1, noun: 'entry' }),
      },
      'unit',
    ),
    /** Still to be placed before the first turn. */
    toPlace: list(units, 'unit'),
    /** Can still be drawn as an arrival. */
    pool: list(units, 'unit'),
    /** Kept back until called for. */
    reserve: list(units, 'unit'),
    /** Drawn or called, but the entry was occupied; first in, first out at each entry. */
    waiting: list(units, 'unit'),
    /** The condition for calling the reserve has been met. */
    mayCall: flag(),
    /** The turn in which the next unit of the reserve enters; 0 if none is on its way. */
    reserveDue: word(),
    /** The side that was last in a place that counts at dark. */
    place: table(campaign.places.length, { holder: word({ noun: 'side' }) }, 'place'),
  }
}
