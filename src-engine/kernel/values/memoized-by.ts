/** Memoises `make` by object, for example scratch sets for each campaign. */
export function memoizedBy<K extends object, T extends object>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, T>()
  // Nearly always the key is the same as in the previous call.
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
