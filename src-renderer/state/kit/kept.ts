/** What a page keeps until it is closed, so that it is there again when the page is loaded again. Passphrases are never kept. */
export type Kept = {
  /** What was kept under a name; null for nothing, and for what an earlier version of the window kept otherwise. */
  read<T>(name: string, is: (value: unknown) => value is T): T | null
  keep(name: string, value: unknown): void
}

/** `storageOf` may fail, as where a browser lets no page keep anything: then the window does without. */
export function keptIn(storageOf: () => Pick<Storage, 'getItem' | 'setItem'>): Kept {
  return {
    read(name, is) {
      try {
        const value: unknown = JSON.parse(storageOf().getItem(name) ?? 'null')
        return is(value) ? value : null
      } catch {
        return null
      }
    },
    keep(name, value) {
      try {
        storageOf().setItem(name, JSON.stringify(value))
      } catch {
        // It is full, or not to be had: what was kept before stays.
      }
    },
  }
}

/** Whether something has fields by name. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keeps as long as the window lives, for windows without a page. */
export function keptInMemory(): Kept {
  const all = new Map<string, string>()
  const storage = {
    getItem: (name: string) => all.get(name) ?? null,
    setItem: (name: string, value: string) => void all.set(name, value),
  }
  return keptIn(() => storage)
}
