/** Without case, accents and the shapes of apostrophes, as one types in a hurry. */
export const plain = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
