/** How many names are listed if there are too many to list all. */
const few = 3

/** Names in a line: all if they are few, else the first ones and the number of the others, which is never just one. */
export const fewNames = (names: readonly string[], more: (first: string, count: number) => string): string =>
  names.length <= few + 1 ? names.join(', ') : more(names.slice(0, few).join(', '), names.length - few)
