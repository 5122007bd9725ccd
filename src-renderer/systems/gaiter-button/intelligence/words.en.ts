import type { Kind } from './reading.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
const kinds: Readonly<Record<Kind, readonly [string, string]>> = {
  infantry: ['infantry unit', 'infantry units'],
  cavalry: ['cavalry unit', 'cavalry units'],
  detachment: ['detachment', 'detachments'],
  leader: ['leader', 'leaders'],
  decoy: ['decoy', 'decoys'],
}

/** The names of the things that a line of evidence is about. */
export type Facts = {
  readonly zone: string
  readonly counter: string
  readonly count: number
  readonly gone: number
  readonly mp: number
  readonly points: number
  readonly room: number
  readonly rain: boolean
  readonly connections: number
  readonly markers: number
}
const shown = ({ zone, counter, points }: Facts): string =>
  `${counter}${points > 0 ? `, ${points} SP` : ''}, at ${zone}`

/** The words of the intelligence book, in English. */
export const en = {
  summary: (known: number, all: number) =>
    `${known} of ${counted(all, 'enemy counter', 'enemy counters')} on the map known by name, shown or worked out.`,
  open: 'This game lies open: you see everything on the map. The book tells what this side would know of it under fog.',
  average: (average: string) => `On average a counter can be one of ${average}.`,
  nobody: 'No enemy counter is on the map.',
  which: 'Which counters',
  choices: { all: 'All on the map', today: 'Seen today', unknown: 'Not yet known' },
  search: 'Place or name',
  found: (count: number) => (count === 0 ? 'No such counter.' : counted(count, 'counter', 'counters')),
  place: (name: string, count: number) => `${name}: ${counted(count, 'counter', 'counters')}`,
  inside: 'in the fortress',
  showPlace: (name: string) => `Show ${name} on the map`,
  kind: (kind: Kind, count: number) => kinds[kind][count === 1 ? 0 : 1],
  kindOnly: (kind: Kind) => kinds[kind][0],
  or: (parts: readonly string[]) =>
    parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1) ?? ''}`,
  oneOf: (count: number) => `one of ${count}`,
  decoy: 'a decoy',
  seen: { not: '', identity: 'seen', composition: 'seen with its strength' },
  concluded: 'concluded',
  points: (span: string) => `${span} SP`,
  pace: (span: string) => `${span} MP`,
  anything: 'anything',
  each: (count: number, what: string) => `${count} counters, each: ${what}`,
  names: (count: number) => `By name: ${count}`,
  evidence: (count: number) => `Why: ${counted(count, 'line', 'lines')}`,
  noEvidence: 'Nothing has given it away yet.',
  stop: (when: string) => `Look at the table then: ${when}`,
  begin: 'the beginning',
  now: 'now',
  rule: (section: string) => `Read the rule, ${section}`,
  corps: 'Where the corps were seen last',
  corpsHead: ['Corps', 'Located', 'Where and when'] as readonly [string, string, string],
  noCorps: 'No corps',
  located: (count: number, all: number) => `${count} of ${all}`,
  at: (place: string, when: string, present: boolean) => (present ? place : `${place} (${when})`),
  seenLast: (counter: string, where: string) => `${counter}: ${where}`,
  gone: 'no longer in the game',
  unlocated: 'nobody knows',
  lines: {
    'set-up': ({ zone, count }: Facts) =>
      count === 1
        ? `The scenario puts this counter alone at ${zone}.`
        : `At the beginning it was one of the ${count} that the scenario puts at ${zone}.`,
    arrived: (facts: Facts) => `Came in as a reinforcement: ${shown(facts)}.`,
    placed: ({ zone }: Facts) => `Came out of its owner’s hand at ${zone}: a decoy.`,
    formed: ({ zone }: Facts) => `Was formed at ${zone}: a detachment.`,
    'in-hand': () => 'Lay in its owner’s hand: a decoy or a detachment.',
    gone: ({ counter }: Facts) => `Has left the game: ${counter}.`,
    shown: (facts: Facts) => `Was turned over: ${shown(facts)}.`,
    strength: (facts: Facts) => `Was turned over with its strength: ${shown(facts)}.`,
    fought: (facts: Facts) => `Was engaged: ${shown(facts)}.`,
    demoralised: () => 'Is demoralised: it has strength points.',
    combatted: () => 'Is marked as having fought: no leader is.',
    empty: ({ zone }: Facts) => `Has no strength points: everybody knows who holds the fortress of ${zone}.`,
    holds: ({ zone }: Facts) => `There are strength points at ${zone}, and nothing else there can have them.`,
    'no-room': ({ zone }: Facts) => `Is no unit: another takes all the room in the mountains of ${zone}.`,
    'joined-alone': ({ zone }: Facts) => `Was left alone and joined the troops at ${zone}: a leader.`,
    parted: ({ zone, count, gone }: Facts) => `${gone} of ${count} that could not be told apart parted at ${zone}.`,
    mixed: ({ zone, count }: Facts) => `Lost from sight among ${count} that look alike at ${zone}.`,
    counted: () => 'Others that it could have been are accounted for elsewhere.',
    pace: ({ zone, mp, rain }: Facts) =>
      `Set out from ${zone} in a stack with ${mp} MP${rain ? ' in the rain' : ''}: nobody in it is slower.`,
    slow: ({ zone, mp }: Facts) =>
      `Its stack at ${zone} had ${mp} MP and no more: somebody in it is so slow, and nothing else can be.`,
    marched: ({ zone, mp, rain }: Facts) =>
      `Its stack marched at least ${mp} MP on its way to ${zone}${rain ? ', in the rain' : ''}: nobody in it is slower.`,
    fast: ({ connections, markers }: Facts) =>
      `Its stack crossed ${counted(connections, 'connection', 'connections')} for ${counted(markers, 'marker', 'markers')}: only the fast do.`,
    'leader-alone': ({ zone }: Facts) => `Its stack at ${zone} had the command points of a leader without troops.`,
    'cavalry-only': ({ zone }: Facts) => `Its stack at ${zone} had the command points of nothing but cavalry.`,
    'same-corps': ({ zone }: Facts) => `Marched from ${zone} in a stack of one corps.`,
    'same-army': ({ zone }: Facts) => `Marched from ${zone} in a stack, and so with its own army.`,
    scouts: ({ zone }: Facts) => `Its stack reconnoitred at ${zone}, and nothing else in it can have cavalry.`,
    forces: ({ zone }: Facts) => `Its stack forced a passage at ${zone}, and nothing else in it can be troops.`,
    surprises: ({ zone }: Facts) => `Its stack surprised at ${zone}: infantry alone does, with leaders at most.`,
    marks: ({ zone }: Facts) => `Its stack left an axis of retreat at ${zone}, and nothing else in it can be troops.`,
    unmarked: ({ zone }: Facts) => `Came in to enemies at ${zone} and left no axis of retreat: no troops.`,
  } satisfies Readonly<Record<string, (facts: Facts) => string>>,
}
export type BookWords = typeof en
