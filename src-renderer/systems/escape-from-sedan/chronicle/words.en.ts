/** The words of the chronicle of a battle on the table, in English. */
export const en = {
  charts: {
    crest: 'Units on the crest',
    figures: 'Figures on the table',
    stands: 'Stands lost, and gone by the exit',
    causes: 'Figures lost by cause',
    arms: 'Figures lost by arm',
    units: 'Units lost',
    cards: 'Cards spent',
    morale: 'Chits and routs',
  },
  sections: {
    opening: 'Initiative',
    cards: 'Cards',
    fire: 'Fire',
    combats: 'Charges and close combats',
    morale: 'Morale',
    exits: 'Who came and went',
    end: 'The end',
  },
  cards: (commander: string, cards: number, units: string) =>
    `${commander} plays ${cards} ${cards === 1 ? 'card' : 'cards'}: ${units}.`,
}

export type ChronicleWords = typeof en
