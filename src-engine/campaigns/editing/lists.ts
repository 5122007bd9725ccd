import type { OpenJson, OpenObject } from '../../kernel/system/editing.ts'
import { isOpenObject } from './loose.ts'

/** Removes lines from a mutable list. */
export function dropFrom(list: OpenJson[], isMeant: (one: OpenJson) => boolean): void {
  for (let index = list.length - 1; index >= 0; index -= 1) if (isMeant(list[index]!)) list.splice(index, 1)
}

/** Removes names from lists in rows, and rows that become empty. */
export function dropFromRows(
  around: OpenObject,
  key: string,
  lists: readonly string[],
  isMeant: (one: OpenJson) => boolean,
): void {
  const rows = around[key]
  if (!Array.isArray(rows)) return
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index]
    if (!isOpenObject(row)) continue
    let dropped = false
    for (const list of lists) {
      const names = row[list]
      if (!Array.isArray(names) || !names.some(isMeant)) continue
      dropped = true
      dropFrom(names, isMeant)
      if (names.length === 0) delete row[list]
    }
    if (dropped && lists.every((list) => row[list] === undefined)) rows.splice(index, 1)
  }
}

/** Removes names from an optional list of the document; the list too if it becomes empty. */
export function dropNames(document: OpenObject, key: string, isMeant: (one: OpenJson) => boolean): void {
  const names = document[key]
  if (!Array.isArray(names) || !names.some(isMeant)) return
  dropFrom(names, isMeant)
  if (names.length === 0) delete document[key]
}

export const isOneOf =
  (things: readonly string[]) =>
  (one: OpenJson | undefined): boolean =>
    typeof one === 'string' && things.includes(one)
