/** The texts for advice and comments, in English. */
export const counsel = {
  ask: 'Advice',
  thinking: 'The adviser is thinking…',
  stop: 'Stop',
  close: 'Back to the question',
  deeper: 'Ask the general, who thinks for longer',
  by: (who: string) => `${who} advises, from nothing but what your side knows.`,
  list: 'What may be done, the best first',
  show: 'Show it on the map',
  ruledOut: 'Ruled out',
  scale: 'The figures run from −100, lost for good, to +100, won for good.',
  worth: (worth: number) => signed(worth),
  samples: (samples: number, error: number) =>
    `Judged by playing on; imagined games: ${samples}; standard error: ${decimal(error)}`,
  atSight: 'Judged at sight',
  doIt: 'Do it',
  more: (names: string, count: number) => `${names} and ${count} more`,
  doWhat: (what: string) => `Do it: ${what}`,
  remarks: {
    heading: (day: string) => `Comments on ${day}`,
    what: (side: string) => `An officer looks at what the ${side} side did, knowing each time what it knew then.`,
    program: (side: string) => `The program tells why it did what the ${side} side did.`,
    ask: 'Ask for comments',
    whose: 'On which side',
    working: 'All choices are being gone through…',
    stop: 'Stop',
    none: 'There was nothing to choose then that he has anything to say about.',
    did: 'Done',
    agrees: 'He would have done the same.',
    instead: 'He would rather have:',
    against: 'He would not have done it.',
    others: 'Besides:',
    summary: (alike: number, all: number) => `${alike} of ${all} choices as he would have made them.`,
    show: 'Look there',
  },
}

const decimal = (value: number): string => Math.abs(value).toFixed(1)
const signed = (value: number): string => `${value <= -0.05 ? '−' : '+'}${decimal(value)}`
