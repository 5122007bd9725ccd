/** Freezes a value recursively, so that results cached for it stay valid. */
export function deeplyFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inside of Object.values(value)) deeplyFrozen(inside)
  return Object.freeze(value)
}

/** The value if it is a frozen object, which can serve as a cache key; undefined if it may still change. */
export const frozenKey = (value: unknown): object | undefined =>
  typeof value === 'object' && value !== null && Object.isFrozen(value) ? value : undefined
