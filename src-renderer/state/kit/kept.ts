/** What a page keeps until it is closed, so that it is there again when the page is loaded again. Passphrases are never kept. */
export type Kept = {
  /** What was kept under a name, null for nothing. It is as the window wrote it, perhaps in an earlier version. */
  read(name: string): unknown
  keep(name: string, value: unknown): void
}

export function keptIn(storage: Pick<Storage, 'getItem' | 'setItem'>): Kept {
  return {
    read: (name) => JSON.parse(storage.getItem(name) ?? 'null'),
    keep: (name, value) => storage.setItem(name, JSON.stringify(value)),
  }
}

/** Keeps as long as the window lives, for windows without a page. */
export function keptInMemory(): Kept {
  const all = new Map<string, string>()
  return keptIn({ getItem: (name) => all.get(name) ?? null, setItem: (name, value) => void all.set(name, value) })
}
