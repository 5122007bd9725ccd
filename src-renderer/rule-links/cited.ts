/** Where the printed rules have it, by number; null where they have only a word for it, which its title makes needless. */
export const numberOf = (section: string): string | null => (/\d/.test(section) ? section : null)

/** A rule by its number, if it has one, and its title. */
export const cited = (section: string, title: string, joint = ' '): string => {
  const number = numberOf(section)
  return number === null ? title : `${number}${joint}${title}`
}
