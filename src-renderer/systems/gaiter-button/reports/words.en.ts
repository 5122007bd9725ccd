/** The words of reports, in English. */

type Strength = {
  readonly infantry: number
  readonly cavalry: number
  readonly heavyCavalry: number
  readonly artillery: number
  readonly heavyArtillery: number
  readonly mitrailleuses: number
}
const some = (parts: readonly (readonly [number, string])[]): string =>
  parts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ')

export const reports = {
  titles: {
    battle: (place: string) => `Battle of ${place}`,
    reconnaissance: (place: string) => `Reconnaissance in ${place}`,
  },
  unfought: {
    nobody: 'Nobody was there to fight.',
    decoys: 'Nothing but decoys was engaged: they leave the map, and there is no battle.',
    'fell-back': 'The cavalry fell back before the battle.',
  },
  drawn: 'Drawn.',
  won: (side: string, difference: number) => `${side} won by ${difference}.`,
  column: (amplitude: number, column: string, shift: number) =>
    `Amplitude ${amplitude}, column ${column}${shift === 0 ? '' : shift < 0 ? ', shifted left' : ', shifted right'}.`,
  rows: { lead: 'Lead unit', die: 'Die', factor: 'Factor', lost: 'Lost' },
  what: 'What',
  none: 'nothing',
  arm: (arm: string) => arm.replaceAll('-', ' '),
  loss: (count: number, arm: string) => `${count} ${arm === '' ? 'SP' : arm}`,
  destroyed: '(destroyed)',
  rout: (die: number, sum: number, morale: number, routs: boolean) =>
    `Rout test: die ${die}, ${sum} in all against morale ${morale}: ${routs ? 'rout' : 'no rout'}.`,
  demoralised: (who: string) => `Demoralised: ${who}.`,
  retreat: (die: number | null, succeeds: boolean) =>
    die === null ? 'The beaten side stands fast.' : `Retreat tried with ${die}: ${succeeds ? 'it goes' : 'it stays'}.`,
  wentBack: (who: string, place: string | null) => `${who}: ${place === null ? 'into the fortress' : `to ${place}`}.`,
  counters: (count: number, isMore: boolean) =>
    isMore ? `${count} more` : count === 1 ? 'One counter' : `${count} counters`,
  axis: (way: string) => `Axis of retreat lost: ${way}.`,
  pursuit: (winner: number, loser: number, losses: number) => `Pursuit: ${winner} against ${loser}, ${losses} SP lost.`,
  declared: (declared: number, screen: number) => `${declared} cavalry against ${screen}.`,
  held: 'The screen holds.',
  search: (die: number, sum: number, units: number, composition: boolean) =>
    `Die ${die}, ${sum} in all: ${units === 0 ? 'nobody' : units} shown${units > 0 && composition ? ', with strength' : ''}.`,
  strength: ({ infantry, cavalry, heavyCavalry, artillery, heavyArtillery, mitrailleuses }: Strength) =>
    some([
      [infantry, 'infantry'],
      [cavalry, 'cavalry'],
      [heavyCavalry, 'heavy cavalry'],
      [artillery, 'artillery'],
      [heavyArtillery, 'heavy artillery'],
      [mitrailleuses, 'mitrailleuses'],
    ]),
  decoys: (count: number) => (count === 1 ? 'A decoy, which leaves the map.' : `${count} decoys, which leave the map.`),
}
