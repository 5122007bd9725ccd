/** The section if it is a number, as `GB 15.6` is; null if it has words of the printed rules, which are of one language and the title makes needless. */
export const numberOf = (section: string): string | null => (/^(?:[A-Z]+ )?\d/.test(section) ? section : null)

/** Cites a rule: its number, if it has one, and its title. */
export const cited = (section: string, title: string, joint = ' '): string => {
  const number = numberOf(section)
  return number === null ? title : `${number}${joint}${title}`
}
