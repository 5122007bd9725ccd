/** The words for the film of what happened meanwhile, in English. */
export const film = {
  heading: 'What the enemy did while you were away',
  /** Against the program nobody was away. */
  since: 'What the enemy has done since',
  before: 'This is how things stood when you last did something.',
  nothing: 'Since you last did something nothing has happened that you could see.',
  quiet: 'Something on the map has changed.',
  at: (frame: number, of: number) => `${frame} of ${of}`,
  /** What is told in one breath: draws end without a full stop. */
  joined: (sentences: readonly string[]) => sentences.map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`)).join(' '),
  atBefore: (of: number) => (of === 1 ? '1 step' : `${of} steps`),
  rail: 'Where in the film',
  tools: 'The film',
  play: 'Play',
  pause: 'Pause',
  again: 'Again',
  back: 'Back',
  forward: 'Forward',
  skip: 'Skip',
  toQuestion: 'Go on to the question',
  pace: 'Pace',
  paces: { slow: 'slow', normal: 'normal', fast: 'fast' },
  always: 'Show this by itself before my turn',
  keys: 'The space bar plays and pauses, the arrow keys go back and forth, Escape skips.',
  list: 'Step by step',
  go: (frame: number) => `Show step ${frame}`,
  watch: 'Watch what the enemy did',
}
