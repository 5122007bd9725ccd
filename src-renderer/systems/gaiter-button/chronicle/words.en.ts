const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** The words of the chronicle of a game, in English. */
export const en = {
  period: {
    name: 'Day',
    oneByOne: 'Day by day',
    earlier: 'Day before',
    later: 'Day after',
    choose: 'Which day',
    goesOn: 'This day is not over yet.',
    before: 'against the day before',
    over: (day: string) => `The day of ${day} is over.`,
  },
  charts: {
    strength: 'Strength on the map',
    losses: 'Losses by what they came from',
    lost: 'Strength lost, for good and for a time',
    distance: 'Distance marched',
    fatigue: 'Fatigue markers drawn',
    zones: 'Zones held alone',
    divisions: 'Infantry divisions',
    battles: 'Battles won',
    supply: 'Out of supply',
  },
  sections: {
    opening: 'Weather and initiative',
    marches: 'Marches',
    enemy: 'The enemy’s marches, as they were seen',
    contacts: 'Contacts',
    battles: 'Battles',
    losses: 'Losses',
    fatigue: 'Fatigue',
    supply: 'Supply',
    works: 'Bridges, railways, axes of retreat',
    arrivals: 'What came in',
    prisoners: 'Taken, destroyed, gone',
    end: 'The end',
  },
  counters: (count: number): string => counted(count, 'counter', 'counters'),
  march: (who: string, way: string, markers: number, fatigue: number): string =>
    `${who}: ${way}${markers > 0 ? `; ${counted(markers, 'marker', 'markers')}, fatigue ${fatigue}` : ''}.`,
  stays: (place: string): string => `in ${place}, without a march`,
  battleMove: (who: string, from: string, to: string): string => `${who}: battle movement from ${from} to ${to}.`,
  nightMarch: (who: string, from: string, to: string): string => `${who}: by night from ${from} to ${to}.`,
  battle: {
    'battle-began': (place: string): string => `Battle of ${place}`,
    'assault-began': (place: string): string => `Assault on ${place}`,
    'sally-began': (place: string): string => `Sally from ${place}`,
  },
  attacks: (title: string, side: string): string => `${title} (${side} attack)`,
  won: (side: string, difference: number): string => `won by the ${side} side by ${difference}`,
  drawn: 'drawn',
  notFought: 'not fought out',
  routed: (side: string): string => `rout of the ${side} side`,
  pursued: (losses: number): string => `${losses} SP in the pursuit`,
  lost: (side: string, count: number): string => `${side} ${count} SP`,
  told: (title: string, parts: readonly string[]): string => `${title}: ${parts.join('; ')}.`,
  losses: (parts: string): string => `losses: ${parts}`,
}

export type ChronicleWords = typeof en
