import { numberIn, percentIn } from '../../../text/chances.ts'

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)
const percent = percentIn('en')
const number = numberIn('en')

/** The words of the layers about reach and risk, in English. */
export const risk = {
  /** Between the parts of a finding. */
  apart: '; ',
  reach: {
    title: 'Reach',
    what: 'How far a stack of yours comes today, at which cost and with what chance, and where it is wiser to stop. Pick a counter or a place of yours.',
    summary: (place: string, who: string, mp: number, cp: number) =>
      `${place}: ${who}, ${mp} MP and ${counted(cp, 'command point', 'command points')}.`,
    marching: (place: string, who: string, mp: number, cp: number) =>
      `${place}: ${who} on the march, ${mp} MP and ${counted(cp, 'command point', 'command points')} left.`,
    none: (place: string, who: string, why: string) => `${place}: ${who} cannot march: ${why}.`,
    line: (markers: number) =>
      `Stop line: after ${counted(markers, 'more marker', 'more markers')}. Beyond, a loss is likelier than not.`,
    lineNow: 'Stop line: here. With one marker more a loss is likelier than not.',
    noLine: 'As far as it can go, a loss is never likelier than not.',
    plan: (markers: number, chance: number) =>
      `${markers === 0 ? 'Without another marker' : `With ${counted(markers, 'marker', 'markers')}`}: ${percent(chance)} to reach it`,
    zone: (place: string, mp: number, ways: number, stops: boolean) =>
      `${place}: ${mp} MP, ${counted(ways, 'connection', 'connections')}${stops ? '; the enemy stops it there' : ''}.`,
    loss: (hurt: number, lost: number) => `a loss by then: ${percent(hurt)}, ${number(lost)} SP on average`,
    worn: (chance: number) => `demoralised: ${percent(chance)}`,
    beyond: 'beyond the stop line',
    label: (mp: number) => `${mp} MP`,
    barred: (way: string, why: string) => `Not by ${way}: ${why}.`,
    why: {
      activated: 'it has acted today',
      'other-army': 'they are of different armies',
      used: 'no more than five units march in one operation',
      apart: 'some are in the field, some in the fortress',
      elsewhere: 'they are not all in one place',
      encircled: 'it is encircled',
      blockaded: 'it is blockaded',
      stopped: 'the enemy has stopped it',
      'not-enough-mp': 'too few movement points',
      'too-many': 'they are too many together for their movement points',
      'not-own-axis': 'no axis of retreat of ours is there',
      'enemy-axis': 'an axis of retreat of the enemy is there',
      belgium: 'Belgium is neutral',
      'not-in-play': 'it leads out of the zones in play',
      crowded: 'there is no room for more units',
      'two-camps': 'two sides have the fortresses at its ends',
      blockading: 'who blockades a fortress does not leave over a major river',
      other: 'a rule forbids it',
    },
    key: {
      sure: (chance: number) => `reached: ${percent(chance)} or more`,
      likely: (chance: number) => `${percent(chance)} or more`,
      risky: 'less',
      way: 'the way there',
      from: 'where it stands',
    },
  },
  attack: {
    title: 'If he attacks me',
    what: 'Who of the enemy could attack a place of yours now, as far as you know, and what the battle would bring at worst and at best. Pick a counter or a place of yours.',
    heading: (place: string, units: number) =>
      units === 0 ? `${place}: no units to be engaged.` : `${place}: all ${counted(units, 'unit', 'units')} engaged.`,
    nobody: 'As far as we know nobody could attack it now.',
    unfit: 'There is nobody but decoys and leaders to be attacked.',
    source: (how: 'here' | 'battle-move' | 'march', place: string, all: number, unknown: number) =>
      `${place}: ${counted(all, 'enemy counter', 'enemy counters')}${unknown > 0 ? `, ${unknown} unknown` : ''}, ${
        how === 'here' ? 'here already' : how === 'march' ? 'could march in' : 'could come by battle movement'
      }.`,
    exact: (wins: number, draws: number, loses: number) =>
      `Victory ${percent(wins)}, draw ${percent(draws)}, defeat ${percent(loses)}.`,
    worst: (wins: number, loses: number) =>
      `At worst, against the strongest that may be there: victory ${percent(wins)}, defeat ${percent(loses)}.`,
    best: (wins: number, loses: number) =>
      `At best, against the weakest that could fight: victory ${percent(wins)}, defeat ${percent(loses)}.`,
    bluff: 'There may be nobody but decoys; then there is no battle.',
    losses: (own: number, enemy: number) => `On average we lose ${number(own)} SP, the enemy ${number(enemy)}.`,
    lossesAtWorst: (own: number, enemy: number) =>
      `At worst, on average we lose ${number(own)} SP, the enemy ${number(enemy)}.`,
    rout: (chance: number) => `Chance of rout: ${percent(chance)}.`,
    routAtWorst: (chance: number) => `Chance of rout at worst: ${percent(chance)}.`,
    strength: (least: number, most: number) =>
      least === most
        ? `Enemy infantry and half the cavalry: ${number(least)}.`
        : `Enemy infantry and half the cavalry: ${number(least)} to ${number(most)}.`,
    sally: 'A sally of those shut up here:',
    key: { place: 'the place', from: 'from where he could come', way: 'his way', uncertain: 'by battle movement' },
  },
  enemy: {
    title: 'The enemy',
    what: 'What you know of the enemy on the map: where he stands, his known strength, how far he could come today at most, and which places of yours that threatens.',
    summary: (counters: number, places: number, known: number) =>
      `${counted(counters, 'enemy counter', 'enemy counters')} in ${counted(places, 'place', 'places')}; ${known} shown by name. What can be worked out about the others stands in Intelligence.`,
    none: 'No enemy is on the map.',
    at: (place: string, said: string) => `${place}: ${said}.`,
    there: 'he is there already',
    threatened: (from: string) => `he could come from ${from}`,
    byCavalry: (from: string) => `his cavalry could come from ${from}`,
    safe: 'As far as we know, no place of ours can be reached by him today.',
    stack: (place: string, all: number, ready: number) =>
      `${place}: ${counted(all, 'counter', 'counters')}${ready === all ? '' : `, ${ready} can still act`}`,
    inside: 'in the fortress',
    pace: (mp: number) => `up to ${mp} MP`,
    strength: (name: string, infantry: number, cavalry: number, guns: number, morale: number) =>
      `${name} (infantry ${infantry}, cavalry ${cavalry}, artillery ${guns}, morale ${morale})`,
    label: (all: number) => String(all),
    key: {
      stack: 'his counters',
      reach: 'where he could be today at most',
      threat: 'places of ours within his reach',
    },
  },
}
