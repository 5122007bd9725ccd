/** Makes something once for each game, such as what is kept of who stands where, and hands it out from then on. */
export function perGame<G extends object, T extends object>(make: (g: G) => T): (g: G) => T {
  const made = new WeakMap<G, T>()
  // Nearly always it is the same game as the time before.
  let last: { readonly g: G; readonly one: T } | undefined
  return (g) => {
    if (last?.g !== g) {
      const one = made.get(g) ?? make(g)
      made.set(g, one)
      last = { g, one }
    }
    return last.one
  }
}
