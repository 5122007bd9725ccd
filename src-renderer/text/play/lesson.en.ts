/** The words around lessons, in English. What a lesson itself says comes with its campaign. */
export const lesson = {
  learn: (title: string) => `Learn the game: ${title}`,
  offer: 'New here? Begin with the lesson.',
  game: (title: string) => `Lesson: ${title}`,
  label: (title: string) => `Lesson: ${title}`,
  progress: (done: number, of: number, past: number) =>
    `${done} of ${of} done${past === 0 ? '' : `, ${past} left out`}`,
  fold: 'Fold away',
  unfold: (title: string) => `Take up the lesson: ${title}`,
  steps: 'Steps of the lesson',
  states: { done: 'done', current: 'now', open: 'to come', past: 'left out' },
  past: 'Left out: with what has happened since it was too late for this step. In the lesson begun again it is there.',
  again: 'Begin the lesson again',
  back: 'Back to the present step',
  hint: 'Hint',
  show: 'Show me',
  shown: 'It is lit among the answers.',
  shownOnMap: 'It is lit on the map, and among the answers.',
  none: 'Nothing is asked of you now.',
  announce: (done: string, next: string | null) => (next === null ? `Done: ${done}.` : `Done: ${done}. Now: ${next}.`),
  now: (title: string) => `Now: ${title}.`,
  leftOut: (titles: string) => `Left out: ${titles}.`,
  over: 'The lesson is over',
  reached: (done: number, of: number) =>
    done === of ? `You have done all ${of} steps.` : `You have done ${done} of ${of} steps.`,
  next: 'What to play next',
  play: (title: string) => `New game: ${title}`,
}
