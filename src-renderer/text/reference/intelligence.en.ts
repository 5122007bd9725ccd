/** The words of the book of intelligence that are no rule system's, in English. */
export const intelligence = {
  heading: 'Intelligence',
  what: 'What can this be?',
  close: 'Close',
  print: 'Print',
  reading: 'Reading all that was seen…',
  none: 'There is no book of this moment.',
  past: 'As it was known at the moment of the past that is looked at.',
  whose: 'Whose book',
  book: (side: string) => `What the ${side} side can conclude`,
}
