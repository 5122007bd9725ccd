/** The words of reports on combats and barrages, in English. */
export const en = {
  titles: {
    combat: (place: string) => `Attack on ${place}`,
    barrage: (place: string) => `Barrage on ${place}`,
  },
  results: ['nothing', 'test', 'D', 'D+1'] as readonly string[],
  ends: {
    taken: (who: string) => `The hex is taken: ${who} advances.`,
    takenWith: (who: string) => `The objective is taken: ${who} advances.`,
    held: 'Not taken.',
    repulsed: 'Repulsed before the assault.',
    left: 'The hex is left, and nobody advances.',
  },
  coordination: (who: string, sum: number, needed: number, passed: boolean) =>
    `${who} ${passed ? 'joins' : 'does not join'} the attacks: ${sum}, ${needed} needed.`,
  evaded: (who: string, hex: string) => `${who} retreats before combat to ${hex}.`,
  added: {
    helper: (who: string) => `${who} helps the defence.`,
    guns: (who: string) => `${who} supports the defence.`,
    commander: (who: string) => `${who} takes part.`,
  },
  heads: { roll: 'Roll', column: 'Column', die: 'Die', sum: 'Sum', result: 'Result' },
  defence: (against: string) => `Defence against ${against}`,
  assault: (who: string) => `Assault of ${who}`,
  fire: (who: string) => `Fire of ${who}`,
  madeOf: (columns: string, die: string) => (die === '' ? `Column: ${columns}.` : `Column: ${columns}. Die: ${die}.`),
  part: (label: string, value: string) => `${label} ${value}`,
  brief: (roll: string, column: number, sum: number, result: string) =>
    `${roll}: column ${column}, sum ${sum}: ${result}`,
  unharmed: 'unharmed',
  fate: {
    test: (sum: number, needed: number, passed: boolean) =>
      `test of morale ${sum} in all, ${needed} needed: ${passed ? 'stands' : 'fails'}`,
    refused: 'tries to stand its ground',
    steps: (count: number) => (count === 1 ? 'loses a step' : `loses ${count} steps`),
    disorganised: 'is disorganised',
    retreat: (hex: string) => `retreats to ${hex}`,
    cornered: 'cannot retreat',
    eliminated: 'is eliminated',
    danger: (roll: number, isHurt: boolean) => `in danger: ${roll} on two dice${isHurt ? '' : ', unhurt'}`,
    fell: 'falls',
  },
}

export type ReportWords = typeof en
