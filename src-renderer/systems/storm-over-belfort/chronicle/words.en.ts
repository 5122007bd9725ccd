const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** The words of the chronicle of a siege, in English. */
export const en = {
  period: {
    name: 'Fortnight',
    oneByOne: 'Fortnight by fortnight',
    earlier: 'Fortnight before',
    later: 'Fortnight after',
    choose: 'Which fortnight',
    goesOn: 'This fortnight is not over yet.',
    before: 'against the fortnight before',
    over: (dates: string) => `The fortnight of ${dates} is over.`,
  },
  charts: {
    zones: 'Points of zones',
    battalions: 'Battalions on the map',
    weakened: 'Levels lost by those on the map',
    hits: 'Hits taken',
    fought: 'Bombardments and assaults',
  },
  sections: {
    opening: 'Initiative, ring and points',
    stratagems: 'Stratagems',
    bombardments: 'Bombardments',
    assaults: 'Assaults',
    losses: 'Losses',
    works: 'Rest and works',
    arrivals: 'Who came and went',
    end: 'The end',
  },
  bombardment: (gun: string, place: string, hits: number) => `${gun} at ${place}: ${counted(hits, 'hit', 'hits')}`,
  counteredBy: (gun: string, takenOff: number) => `countered by ${gun}, ${takenOff} off the die`,
  cancelled: (gun: string) => `${gun} did not fire: a bad shell`,
  fortDamaged: (bonus: number) => `the fort is damaged, its bonus is ${bonus} now`,
  markerLost: 'a work is lost',
  assault: (side: string, place: string, from: string) => `${place}, attacked by the ${side} side from ${from}`,
  fire: (hits: number) => `${counted(hits, 'hit', 'hits')} in the defensive fire`,
  walkover: (side: string, place: string) => `${place}, taken by the ${side} side without an assault`,
  won: 'taken',
  noAdvance: 'nobody could advance into it',
  beaten: 'beaten off',
  calledOff: 'called off',
  guns: (names: string) => `lost there: ${names}`,
  hits: (defender: number, attacker: number) => `hits on the defender ${defender}, on the attacker ${attacker}`,
  told: (title: string, parts: readonly string[]) => `${[title, ...parts].join('; ')}.`,
}

export type ChronicleWords = typeof en
