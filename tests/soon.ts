import { vi } from 'vitest'

/** Waits until a look throws nothing: as long as a machine that is busy with other work may need. */
export const soon = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 60_000, interval: 5 })
