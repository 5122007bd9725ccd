/** The section if it has a number; null if it is only a word, which the title makes needless. */
export const numberOf = (section: string): string | null => (/\d/.test(section) ? section : null)

/** Cites a rule: its number, if it has one, and its title. */
export const cited = (section: string, title: string, joint = ' '): string => {
  const number = numberOf(section)
  return number === null ? title : `${number}${joint}${title}`
}
