import type { JournalReading } from '../../journal/system-journal.ts'
import { fileIn } from './reads/reads.ts'

export const journalReading: JournalReading = {
  beginnings: ['turn-began', 'side-turn-began', 'command-phase-began'],
  operationEnds: ['turn-began', 'side-turn-began', 'command-phase-began'],
  introductions: ['paid'],
  // Marches up to the next shot are one step.
  together: [
    {
      kinds: [
        'formed',
        'turned',
        'mounted',
        'draw move',
        'moved',
        'stood',
        'draw ride',
        'rode',
        'attached',
        'detached',
      ],
    },
  ],
  echoes: ['paid'],
  news: [
    'destroyed',
    'leader-hit',
    'general-hit',
    'fled-off',
    'exited',
    'guns-taken',
    'morale-fell',
    'emperor-taken',
    'emperor-gone',
  ],
  nouns: { unit: 'unit', target: 'unit', leader: 'leader', commander: 'commander' },
  draws: {
    move: { owner: { by: ['moved', 'turned', 'stood', 'exited'], where: 'after', field: 'unit', later: true } },
    ride: { owner: { by: ['rode'], where: 'after', field: 'leader', later: true } },
    hit: { owner: { by: ['volley-fired'], where: 'after', field: 'unit' }, good: 'high' },
    save: { owner: { by: ['losses-taken'], where: 'after', field: 'unit' }, good: 'high' },
    leader: { owner: { by: ['leader-hit', 'general-hit'], where: 'after', field: 'unit' }, good: 'high' },
    morale: {},
    'fall-back': {},
    assault: {},
    winner: {},
    spike: {},
  },
  // Fifty cards and forty dice in a row would push everything else out of the record. Hands show the cards dealt, and other
  // entries report which units have a leader.
  hiddenDraws: ['card', 'elite-leader'],
  sidesOf(files) {
    const order = fileIn(files, 'order-of-battle.json')
    const sides = new Map<string, string>([
      ['french', 'french'],
      ['german', 'german'],
      ['emperor', 'french'],
      ...[...(order?.units ?? []), ...(order?.commanders ?? [])].map(({ id, side }) => [id, side] as const),
    ])
    return (name) => {
      const side = sides.get(name)
      return side === 'french' ? 0 : side === 'german' ? 1 : null
    }
  },
}
