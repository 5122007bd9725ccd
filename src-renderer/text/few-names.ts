/** Of more names so many are told. */
const few = 3

/** Names in a line: all, if they are few, else the first, and how many more there are, which are never just one. */
export const fewNames = (names: readonly string[], more: (first: string, count: number) => string): string =>
  names.length <= few + 1 ? names.join(', ') : more(names.slice(0, few).join(', '), names.length - few)
