/** Makes something once for each of some objects, such as sets to work with for a campaign, and hands it out from then on. */
export function onceFor<K extends object, T extends object>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, T>()
  // Nearly always it is the same object as the time before.
  let last: { readonly key: K; readonly one: T } | undefined
  return (key) => {
    if (last?.key !== key) {
      const one = made.get(key) ?? make(key)
      made.set(key, one)
      last = { key, one }
    }
    return last.one
  }
}
