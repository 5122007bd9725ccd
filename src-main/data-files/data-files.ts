import { lstatSync, readFileSync, readlinkSync, type Stats, statSync } from 'node:fs'

/** The status of a path, following links; undefined if it cannot be read for any reason. */
export function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** The target of a broken link, as when its disk is missing or links form a cycle; undefined for anything else. */
export function brokenLinkTarget(path: string): string | undefined {
  try {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return undefined
    return statusOf(path) === undefined ? readlinkSync(path) : undefined
  } catch {
    return undefined
  }
}

/** Whether a path is a folder, a pipe, a device or the like, which can be neither read nor written as a file. */
export const isNotRegularFile = (path: string): boolean => statusOf(path)?.isFile() === false

/**
 * Reads a file that anybody may have put there. Refuses pipes, which would block, and files that are too large for
 * memory. Throws an error with a code, as reading does.
 */
export function readDataFile(path: string, mostBytes: number): Buffer {
  const status = statSync(path)
  if (!status.isFile()) throw fault('EINVAL', `${path} is no file`)
  if (status.size > mostBytes) throw fault('EFBIG', `${path} has ${status.size} bytes`)
  return readFileSync(path)
}

const fault = (code: string, message: string): Error => Object.assign(new Error(message), { code })
