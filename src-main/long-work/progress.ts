/** Progress of long work, and finally its result. */
export type Progress<T> = { at: 'work'; done: number; of: number } | { at: 'end'; result: T }
