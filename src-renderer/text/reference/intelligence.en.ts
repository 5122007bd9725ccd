/** The texts of the book of intelligence common to all rule systems, in English. */
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
