/** The words of the chronicle of a battle, in English. */
export const en = {
  charts: {
    strength: 'Strength on the map and to come',
    lost: 'Strength lost',
    losses: 'Strength lost by what it was lost to',
    places: 'Places held of those needed at dark',
    share: 'Share of strength lost, in a hundred',
    fire: 'Shots and hits',
  },
  sections: {
    arrivals: 'Who came',
    moves: 'Moves',
    fire: 'Fire',
    melees: 'Melees',
    losses: 'Losses',
    end: 'The end',
  },
  stays: (who: string) => `${who}: could not be moved.`,
  moves: (who: string, way: string) => `${who}: ${way}.`,
  shot: (who: string, target: string, sum: number, needed: number) => `${who} at ${target}: ${sum}, ${needed} needed`,
  missed: 'missed',
  round: (attacker: string, defender: string, sum: number, against: number) =>
    `${attacker} (${sum}) against ${defender} (${against})`,
  noHits: 'no hits',
  loses: (who: string) => `${who} loses a point`,
  destroyed: (who: string) => `${who} is destroyed`,
  withdrew: (who: string, hex: string) => `${who} withdraws to ${hex}`,
  left: (who: string) => `${who} leaves the board`,
  suppressed: (who: string) => `${who} is suppressed next turn`,
  advanced: (who: string, hex: string) => `${who} enters ${hex}`,
  told: (title: string, parts: readonly string[]) => `${[title, ...parts].join('; ')}.`,
}

export type ChronicleWords = typeof en
