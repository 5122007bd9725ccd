/** Something on the map: it can be pointed at, selected, or belong to an answer. */
export type Thing =
  | { readonly kind: 'zone'; readonly id: string }
  | { readonly kind: 'way'; readonly id: string }
  | { readonly kind: 'piece'; readonly id: string }

export const sameThing = (one: Thing | null, other: Thing | null): boolean =>
  one?.kind === other?.kind && one?.id === other?.id

/** The ids of the counters among some things. */
export const piecesAmong = (things: readonly Thing[]): ReadonlySet<string> =>
  new Set(things.flatMap(({ kind, id }) => (kind === 'piece' ? [id] : [])))
