import type { Json } from '../kernel/values/result.ts'

/**
 * Makes an object with these keys in this order, all null. It parses JSON because V8 copies such an object about twenty
 * times as fast as one whose keys were added one by one.
 */
export const objectWith = (keys: readonly string[]): Record<string, Json> =>
  JSON.parse(`{${keys.map((key) => `${JSON.stringify(key)}:null`).join(',')}}`) as Record<string, Json>
