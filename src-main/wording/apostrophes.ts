/** Replaces typewriter apostrophes by typographic ones. */
export const typographic = (name: string): string => name.replaceAll("'", '’')
