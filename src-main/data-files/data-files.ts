import { lstatSync, readFileSync, readlinkSync, type Stats, statSync } from 'node:fs'

/** What stands at a path, links followed; undefined where nothing can be found there, whatever the reason. */
export function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** Where a link leads to that leads nowhere, as when its disk is not there or links lead in a circle. */
export function lostLink(path: string): string | undefined {
  try {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return undefined
    return statusOf(path) === undefined ? readlinkSync(path) : undefined
  } catch {
    return undefined
  }
}

/** A folder, a pipe, a device: whatever stands in the place of a file and can be neither read nor written as one. */
export const isNoFile = (path: string): boolean => statusOf(path)?.isFile() === false

/**
 * Reads a file that anybody may have put there: a pipe has no end that could be waited for, and a file that is far too large would fill the
 * memory. Fails with a code, as reading does.
 */
export function readDataFile(path: string, mostBytes: number): Buffer {
  const status = statSync(path)
  if (!status.isFile()) throw fault('EINVAL', `${path} is no file`)
  if (status.size > mostBytes) throw fault('EFBIG', `${path} has ${status.size} bytes`)
  return readFileSync(path)
}

const fault = (code: string, message: string): Error => Object.assign(new Error(message), { code })
