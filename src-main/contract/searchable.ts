/** Normalises words for a search: no case, no accents, ligatures spelled out, straight apostrophes. */
export const searchable = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
