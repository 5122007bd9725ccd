import { numberIn, percentIn } from '../../../text/chances.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const percent = percentIn('en')
const number = numberIn('en')

/** The words of orders given by hand, in English. */
export const orders = {
  march: 'March',
  marchFrom: (place: string) => `March from ${place}…`,
  title: (place: string) => `March from ${place}`,
  to: (place: string) => `to ${place}`,
  all: 'All who may go',
  corps: (label: string) => `${label} corps`,
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
  standing: {
    markers: {
      title: 'Fatigue markers',
      options: { any: 'as many as it takes', 0: 'none', 1: '1 at most', 2: '2 at most', 3: '3 at most' },
    },
    risk: {
      title: 'Stop if a loss is likelier than',
      options: { any: 'never', 0.1: '10%', 0.25: '25%', 0.5: '50%' },
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
  },
  passDay: {
    order: 'No more operations today',
    ready: (stacks: number) => (stacks === 0 ? null : `${counted(stacks, 'stack', 'stacks')} could still act.`),
  },
  night: {
    order: 'This night as usual',
    what: 'Infantry comes back first; nobody forms detachments, falls back or gives up a fortress.',
  },
}
