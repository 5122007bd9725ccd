import { expect } from 'vitest'
import type { Problem } from '#engine/kernel/system/system.ts'
import { exampleFiles } from './files.ts'

/** Planting faults in the example, and finding them told. */

export const example = exampleFiles()
export const battle = 'order-of-battle.json'
export const scenario = 'scenarios/two-days.json'

/** What it is, where and how it is planted, and where and how it is reported. */
export type Fault = readonly [
  what: string,
  file: string,
  path: string,
  edit: (inside: Record<string, unknown>) => void,
  at: string,
  says: string,
]

export const set = (changes: Record<string, unknown>) => (inside: Record<string, unknown>) =>
  void Object.assign(inside, changes)
export const push = (value: unknown) => (inside: Record<string, unknown>) => {
  if (!Array.isArray(inside)) throw new Error('There is no list.')
  inside.push(value)
}
export const drop = (key: string) => (inside: Record<string, unknown>) =>
  void (Array.isArray(inside) ? inside.splice(Number(key), 1) : delete inside[key])

/** The places and messages of some problems. */
export const told = (problems: readonly Problem[]) =>
  problems.map(({ file, path, message }) => ({ file, path, message }))
export const expected = (file: string, path: string, says: string) => ({
  file,
  path,
  message: expect.stringContaining(says),
})
