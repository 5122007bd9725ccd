/** Values that a page keeps until it is closed, so that they survive a reload. Passphrases are never kept. */
export type PageStorage = {
  /** The value kept under a name; null if there is none, or if an earlier version kept it in another form. */
  read<T>(name: string, is: (value: unknown) => value is T): T | null
  keep(name: string, value: unknown): void
}

/** `storageOf` may fail, for example if a browser denies pages any storage: then the window does without. */
export function pageStorageIn(storageOf: () => Pick<Storage, 'getItem' | 'setItem'>): PageStorage {
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
        // The storage is full or not available: the value kept before stays.
      }
    },
  }
}

/** Whether something has fields by name. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keeps values in memory, for windows without a page. */
export function keptInMemory(): PageStorage {
  const all = new Map<string, string>()
  const storage = {
    getItem: (name: string) => all.get(name) ?? null,
    setItem: (name: string, value: string) => void all.set(name, value),
  }
  return pageStorageIn(() => storage)
}
