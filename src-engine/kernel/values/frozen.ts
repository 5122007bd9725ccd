/** Freezes a value with all that is in it: what is found of it once stays true. */
export function deeplyFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inside of Object.values(value)) deeplyFrozen(inside)
  return Object.freeze(value)
}

/** An object that was frozen, for keeping beside it what was found of it; nothing where it may still change. */
export const heldStill = (value: unknown): object | undefined =>
  typeof value === 'object' && value !== null && Object.isFrozen(value) ? value : undefined
