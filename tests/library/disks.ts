import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../house/workshop.ts'

const mount = (...args: string[]): void => void execFileSync('mount', args, { stdio: 'pipe' })

/** A little disk in memory, where one may be mounted; else why not. */
export function littleDisk(megabytes: number): { folder: string; unmount(): void } | string {
  const folder = join(makeFolder({}), 'disk')
  mkdirSync(folder)
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)
  } catch {
    return 'no disk can be mounted here'
  }
  return { folder, unmount: () => void execFileSync('umount', ['-l', folder]) }
}

/**
 * Takes the right to write away from a folder or a file: by its mode from ordinary users, by mounting it read-only from
 * the superuser, who asks no mode. Gives how to undo it, or why it cannot be done.
 */
export function readOnly(path: string, isFolder: boolean): (() => void) | string {
  if (process.getuid?.() !== 0) {
    if (process.platform === 'win32') return 'modes do not keep anybody from writing here'
    chmodSync(path, isFolder ? 0o555 : 0o444)
    return () => chmodSync(path, isFolder ? 0o755 : 0o644)
  }
  try {
    mount('--bind', path, path)
  } catch {
    return 'the superuser may write everywhere, and nothing can be mounted here'
  }
  mount('-o', 'remount,ro,bind', path)
  return () => void execFileSync('umount', ['-l', path])
}
