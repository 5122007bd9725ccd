/** Replaces typewriter apostrophes by typographic ones. */
export const withCurlyApostrophes = (name: string): string => name.replaceAll("'", '’')
