const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** The words of the course of a battle, in English. */
export const en = {
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
  formations: 'Losses by formation',
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
