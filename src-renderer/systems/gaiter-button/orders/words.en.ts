import type { DeclarationStudy } from '#engine/gaiter-button/window-types.ts'
import { numberIn, percentIn } from '../../../text/chances.ts'
import { ordinal } from '../counters/abbreviations.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const percent = percentIn('en')
const number = numberIn('en')

/** Corps of the French are numbered, those of the Germans have names of their own: Roman numbers and letters. */
const corps = (label: string): string => `${/^\d+$/.test(label) ? ordinal(Number(label)) : label} Corps`

/** The words of orders given by hand, in English. */
export const orders = {
  march: 'March',
  marchFrom: (place: string) => `March from ${place}…`,
  title: (place: string) => `March from ${place}`,
  to: (place: string) => `to ${place}`,
  who: 'Who goes',
  all: 'As proposed',
  corps,
  summary: (counters: number, mp: number, cp: number, units: number) =>
    `${counted(counters, 'counter', 'counters')}, ${mp} MP, ${counted(cp, 'command point', 'command points')}. ${counted(units, 'unit', 'units')} left to the operation.`,
  /** Rounded down: only what is certain is 100%. */
  chance: (chance: number) => `${Math.floor(chance * 100 + 1e-7)}%`,
  arrives: (chance: number) => `Arrives: ${percent(chance)}.`,
  costs: (mp: number, of: number, markers: number) =>
    `${mp} of ${of} MP, ${markers === 0 ? 'no fatigue marker' : counted(markers, 'fatigue marker', 'fatigue markers')}.`,
  by: (places: string) => `By ${places}.`,
  loss: (hurt: number, lost: number) => `A loss: ${percent(hurt)}; ${number(lost)} SP on average.`,
  worn: (chance: number) => `Demoralised: ${percent(chance)}.`,
  sentence: (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`,
  strays: (who: string) => `${who} would be too far from its corps, and lost.`,
  enemyStops: 'The enemy stops it there.',
  outOfReach: (place: string, why: string | null) =>
    why === null ? `${place} is out of reach.` : `${place} is out of reach: ${why}.`,
  short: (chance: number, mp: number, markers: number) =>
    `${percent(chance)} · ${mp} MP · ${counted(markers, 'marker', 'markers')}`,
  shortOut: 'out of reach',
  shortHere: 'they stand here',
  anotherDay: (place: string) =>
    `${place} is out of reach today: the stack comes as near as it can, and the order is kept for the days after.`,
  shortAnotherDay: 'another day',
  intoFortress: 'March into the fortress',
  battleMovement: (chance: number) => `Battle movement there, all who are chosen (${percent(chance)})`,
  shelter: 'Go into the fortress',
  works: {
    'destroy-bridge': (way: string) => `Destroy the bridge ${way}`,
    'repair-bridge': (way: string) => `Repair the bridge ${way}`,
    'destroy-repair': (way: string) => `Destroy the repair of the bridge ${way}`,
    'build-pontoon': (way: string) => `Build a pontoon bridge ${way}`,
    'destroy-pontoon': (way: string) => `Destroy the pontoon bridge ${way}`,
    'wreck-pontoon': (way: string) => `Destroy the unfinished pontoon bridge ${way}`,
    'recover-pontoon': (way: string) => `Recover the pontoon bridge ${way}`,
    'destroy-railway': (way: string) => `Destroy the railway ${way}`,
    'repair-railway': (way: string) => `Repair the railway ${way}`,
  },
  wholeCorps: (name: string) => `Whole ${name}`,
  army: (commander: string) => `Army of ${commander}`,
  together: (stacks: number) => `March of ${counted(stacks, 'stack', 'stacks')}`,
  stacks: (stacks: number, ready: number, idle: number) =>
    `${counted(stacks, 'stack', 'stacks')} with ${counted(ready, 'counter', 'counters')}, carried out one after the other${idle === 0 ? '' : `; ${counted(idle, 'counter has', 'counters have')} been activated today`}.`,
  arriving: (stacks: number) => `${counted(stacks, 'stack', 'stacks')} may arrive today`,
  from: (who: string, place: string) => `${who} from ${place}`,
  stackArrives: (who: string, chance: number) => `${who}: arrival today, ${percent(chance)}.`,
  stackComes: (who: string) => `${who} comes as near as it can today.`,
  stackStays: (who: string, why: string) => `${who} cannot march today: ${why}.`,
  goesTo: (who: string, place: string) => `${who} to ${place}`,
  fallBack: 'Fall back',
  fallBackStart: (place: string) => `Fall back from ${place}…`,
  fallBackFrom: (place: string) => `Fall back from ${place}`,
  fallBackAll: 'All who stand there fall back together, two zones far; each unit may lose stragglers.',
  standing: {
    markers: {
      title: 'Fatigue markers',
      options: { any: 'as many as it takes', 0: 'none', 1: '1 at most', 2: '2 at most', 3: '3 at most' },
    },
    risk: {
      title: 'Risk to a unit at most',
      options: { any: 'no limit', 0.1: '10%', 0.25: '25%', 0.5: '50%' },
    },
    contact: { title: 'Before the enemy', options: { go: 'go on', stop: 'halt' } },
    putBack: {
      title: 'Put a marker back',
      options: { best: 'when it is better', never: 'never', ask: 'ask me at a STOP' },
    },
    afterwards: {
      title: 'Then the operation',
      options: { 'used-up': 'ends if used up', 'end-operation': 'ends', 'go-on': 'stays open' },
    },
    charge: {
      title: 'Heavy cavalry charges',
      options: { best: 'when it is better', never: 'never', always: 'always' },
    },
    fallBack: {
      title: 'Cavalry falls back before it',
      options: { ask: 'ask me', never: 'never', always: 'always' },
    },
    losses: { title: 'Losses', options: { spread: 'evenly, infantry first', ask: 'by hand' } },
    rout: { title: 'Before a rout test', options: { ask: 'ask me', face: 'pay nothing' } },
    retreat: {
      title: 'Beaten without a rout',
      options: { ask: 'ask me', try: 'try to retreat', stand: 'stand fast', 'by-hand': 'choose by hand' },
    },
    ways: { title: 'On the way back', options: { follow: 'follow the first', ask: 'ask for each' } },
    axis: { title: 'Axis that is taken', options: { widest: 'the widest', ask: 'ask me' } },
    afterRecon: { title: 'Then the operation', options: { 'go-on': 'stays open', 'end-operation': 'ends' } },
  },
  battle: {
    attack: (place: string) => `Attack in ${place}`,
    defence: (place: string) => `Defence of ${place}`,
    attackHere: 'Attack the enemy here…',
    next: 'March there, and keep the attack for the next operation',
    who: 'Who fights',
    everybody: 'Everybody',
    engaged: (count: number) => `${counted(count, 'counter fights', 'counters fight')}.`,
    exact: 'Exactly',
    worst: 'At worst',
    best: 'At best',
    unknownGarrison: 'The strength of his garrison is not known.',
    unknown: (unknown: number, all: number) =>
      `${unknown} of ${counted(all, 'enemy counter', 'enemy counters')} not known.`,
    bluff: 'There may be nobody who fights.',
    result: (title: string, wins: number, draws: number, loses: number) =>
      `${title}: won ${percent(wins)}, drawn ${percent(draws)}, lost ${percent(loses)}.`,
    lost: (own: number, enemy: number) => `SP lost on average: own ${number(own)}, enemy ${number(enemy)}.`,
    rout: (chance: number) => `The defender routs: ${percent(chance)}.`,
    lead: 'Lead unit',
    bestLead: 'with the best prospects',
    confirm: 'Give battle',
  },
  recon: {
    title: (place: string) => `Reconnaissance in ${place}`,
    screen: (place: string) => `The enemy reconnoitres in ${place}`,
    most: (most: number) => `${most} cavalry SP can be declared.`,
    here: 'Reconnoitre here with those who are chosen…',
    there: 'March there and reconnoitre…',
    declare: 'Cavalry declared',
    show: 'To be shown first',
    screens:
      'As much cavalry as the enemy declares holds the screen. You are asked whom to show if you do not choose here.',
    nothing: 'Nothing can be found with this.',
    against: (screen: number, found: DeclarationStudy['finds'][number][number]) =>
      `Against ${screen}: ${found.map(({ counters, withStrength, chance }) => `${counters}${withStrength ? ' with strength' : ''} shown ${percent(chance)}`).join(', ')}.`,
    confirm: 'Reconnoitre',
    confirmScreen: 'Declare',
  },
  allAlong: (counters: number, place: string) => `All ${counters} go, to ${place}`,
  passDay: {
    order: 'End my operations for today',
    ready: (places: readonly string[], more: number) =>
      places.length === 0
        ? null
        : `Could still act: ${places.join(', ')}${more === 0 ? '' : ` and ${counted(more, 'place', 'places')} more`}.`,
  },
  night: {
    order: 'This night as usual',
    what: 'Infantry comes back first; nobody forms detachments, falls back or gives up a fortress.',
  },
}
