/** A rule system's words for its turns in the course of a game. */
export type Period = {
  readonly name: string
  readonly oneByOne: string
  readonly earlier: string
  readonly later: string
  readonly choose: string
  readonly goesOn: string
  /** What a figure's change is relative to. */
  readonly before: string
  /** Announces its end together with its report; null if it is too short for a report. */
  readonly over: ((when: string) => string) | null
}

const period: Period = {
  name: 'Turn',
  oneByOne: 'Turn by turn',
  earlier: 'Turn before',
  later: 'Turn after',
  choose: 'Which turn',
  goesOn: 'This turn is not over yet.',
  before: 'against the turn before',
  over: null,
}

/** The texts of the reports and of the debriefing, in English. */
export const chronicle = {
  standing: 'How it stands',
  debriefing: 'Debriefing',
  close: 'Close',
  reading: 'Adding up…',
  parts: 'What is shown',
  partNames: { course: 'The course', newspapers: 'Newspapers', remarks: 'Comments' },
  period,
  readNewspaper: 'Read the newspaper',
  noNewspaper: 'The first newspaper is printed when the first day is over.',
  newspaperWhat: 'What this side knew on the evening of the day, as a newspaper of its capital tells it.',
  print: 'Print',
  copy: 'Copy figures',
  copied: 'The figures are on the clipboard, as CSV.',
  notCopied: 'The clipboard is closed to this window: save the figures instead.',
  save: 'Save figures',
  fileName: (game: string) => `${game} – figures.csv`,
  separator: ',' as ',' | ';',
  eyes: 'Point of view',
  both: 'both sides',
  one: (side: string) => `${side} side`,
  eyesHint: 'The game is over: nothing is hidden any more. Map, journal and figures follow.',
  readReport: 'Read the report',
  openDebriefing: 'Open the debriefing',
  dismiss: 'Not now',
  result: 'The result',
  why: 'Why it ended so',
  met: 'reached',
  notMet: 'not reached',
  charts: 'The course in charts',
  chart: (title: string, parts: string) => `Chart: ${title}. ${parts}`,
  fromTo: (name: string, from: string, to: string) => `${name}: from ${from} to ${to}`,
  luck: 'Luck, in standard deviations since the beginning',
  luckWhat: 'Above 0 chance was kind. What an outcome was worth is weighed by how often such draws were made.',
  beginning: 'Beginning',
  present: 'so far',
  dayNumber: (turn: number) => `Turn ${turn}`,
  total: 'In all',
  look: (day: string) => `Look at the map at the end of ${day}`,
  named: (side: string, figure: string) => `${side}: ${figure.charAt(0).toLocaleLowerCase('en')}${figure.slice(1)}`,
  turning: 'Turning points',
  noTurning: 'Nothing on which the game turned.',
  report: (day: string) => `Report of ${day}`,
  nothingTold: 'Nothing to report.',
  formation: 'Formation',
  figure: 'Figure',
  side: 'Side',
  value: 'Value',
  change: 'Change',
  inJournal: 'In the journal',
  onMap: 'Show on the map',
  moment: (stop: number) => `Look at this moment, ${stop}`,
  scrub: 'Through the whole game',
  play: 'Play',
  pause: 'Pause',
  pace: 'Pace',
  paces: { slow: 'slow', steady: 'steady', fast: 'fast' },
  back: 'Back to the present',
  fork: 'Go on from here as a new game',
  curtain: 'Look at both sides',
}
