/**
 * Returns the section if it is a number, such as `GB 15.6`. Returns null if it is words of the printed rules: these are
 * in one language, and the title makes them redundant.
 */
export const numberOf = (section: string): string | null => (/^(?:[A-Z]+ )?\d/.test(section) ? section : null)

/** Cites a rule: its number, if it has one, and its title. */
export const cited = (section: string, title: string, joint = ' '): string => {
  const number = numberOf(section)
  return number === null ? title : `${number}${joint}${title}`
}
