import { chronicle } from '../../../text/reference/chronicle.en.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** The words of the chronicle of a battle, in English. */
export const en = {
  period: { ...chronicle.period, over: (turn: string) => `${turn}: the turn is over.` },
  charts: {
    points: 'Points if it ended then',
    steps: 'Steps on the map',
    losses: 'Steps lost by what they were lost to',
    disorganised: 'Units disorganised at the end of the turn',
    gone: 'Units lost and formations demoralised',
    fought: 'Barrages and attacks',
  },
  sections: {
    opening: 'Initiative and command',
    formations: 'Formations',
    barrages: 'Barrages',
    combats: 'Attacks',
    losses: 'Losses',
    arrivals: 'Who came and went',
    rally: 'Rally',
    points: 'Points',
    end: 'The end',
  },
  formations: 'Steps lost, by formation',
  short: {
    'lost-barrage': 'Barrages',
    'lost-defence': 'Defensive fire',
    'lost-assault': 'Assaults',
    'lost-refusal': 'Standing',
    'lost-retreat': 'Retreat',
    'lost-overrun': 'Guns overrun',
    'steps-lost': 'Lost in all',
    'demoralised-at': 'Limit',
    'steps-left': 'Left',
    disorganised: 'Units disorganised',
    'units-lost': 'Units lost',
  },
  activated: (formation: string, parts: readonly string[]) =>
    `${formation}: ${parts.length === 0 ? 'stays as it is' : parts.join(', ')}.`,
  together: (one: string, other: string) => `${one} with ${other}`,
  marches: (count: number) => counted(count, 'counter marches', 'counters march'),
  enters: (count: number) => counted(count, 'enters', 'enter'),
  fires: (count: number) => counted(count, 'barrage', 'barrages'),
  attacks: (count: number) => counted(count, 'attack', 'attacks'),
  attackOn: (hex: string, who: string) => `${hex}, attacked by ${who}`,
  fire: (gun: string, target: string) => `${gun} at ${target}`,
  losses: (attackers: number, defenders: number) => `steps lost: attackers ${attackers}, defenders ${defenders}`,
  eliminated: (who: string) => `eliminated: ${who}`,
  told: (title: string, parts: readonly string[]) => `${[title, ...parts].join('; ')}.`,
}

export type ChronicleWords = typeof en
