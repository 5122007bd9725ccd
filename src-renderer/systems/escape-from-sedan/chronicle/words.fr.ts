import { spaced } from '../../../text/language/french.ts'
import type { ChronicleWords } from './words.en.ts'

/** The words of the chronicle of a battle on the table, in French. */
export const fr: ChronicleWords = spaced({
  charts: {
    crest: 'Unités sur la crête',
    figures: 'Figurines sur la table',
    stands: 'Socles perdus, socles sortis',
    causes: 'Figurines perdues par cause',
    arms: 'Figurines perdues par arme',
    units: 'Unités perdues',
    cards: 'Cartes dépensées',
    morale: 'Jetons et déroutes',
  },
  sections: {
    opening: 'Initiative',
    cards: 'Cartes',
    fire: 'Tirs',
    combats: 'Charges et mêlées',
    morale: 'Moral',
    exits: 'Arrivées et départs',
    end: 'La fin',
  },
  cards: (commander, cards, units) => `${commander} joue ${cards} ${cards < 2 ? 'carte' : 'cartes'} : ${units}.`,
})
