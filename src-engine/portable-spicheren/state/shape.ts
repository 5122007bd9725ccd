import { flag, list, table, word } from '../../kernel/values/shape.ts'
import type { Campaign } from '../campaign/campaign.ts'

/** All that changes in a game. A unit that is lost has no strength; where else it may be, the lists say. */
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
        /** None while the unit is not on the map. */
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
        /** Its shot in the artillery phase hit, from here; none if it missed. The gun itself may be gone by then. */
        scoredFrom: word({ start: -1, noun: 'hex' }),
        /** Where it enters, once it was drawn or called; none before. */
        entry: word({ start: -1, noun: 'entry' }),
      },
      'unit',
    ),
    /** Still to be placed before the first turn. */
    toPlace: list(units, 'unit'),
    /** May still be drawn as an arrival. */
    pool: list(units, 'unit'),
    /** Kept back until called for. */
    reserve: list(units, 'unit'),
    /** Drawn or called, but its entry was occupied; first in, first out at each entry. */
    waiting: list(units, 'unit'),
    /** The condition for calling the reserve has been met. */
    mayCall: flag(),
    /** The turn in which the next unit of the reserve enters; 0 while none is under way. */
    reserveDue: word(),
    /** Who was last to stand in a place that counts at dark. */
    place: table(campaign.places.length, { holder: word({ noun: 'side' }) }, 'place'),
  }
}
