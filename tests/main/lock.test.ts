import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Lock, lockDataFolder } from '../../src-main/library/lock.ts'
import { Problem } from '../../src-main/wording/problem.ts'
import { makeFolder } from '../house/workshop.ts'

const lockFile = resolve(import.meta.dirname, '../../src-main/library/lock.ts')

function tryLock(folder: string): Lock | Problem {
  try {
    return lockDataFolder(folder)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/** A program that takes the data folder it is given, says so, and keeps it until it is ended. */
const hold = `
  import { lockDataFolder } from ${JSON.stringify(pathToFileURL(lockFile).href)}
  lockDataFolder(process.argv[1])
  // Nothing refers to the lock any more: that must not end it.
  await new Promise((resolve) => setTimeout(resolve, 20))
  globalThis.gc()
  process.stdout.write('held')
  setInterval(() => undefined, 1000)
`

/** Another process that holds the folder. */
async function holder(folder: string) {
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', hold, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

describe('a data folder in use', () => {
  it('is refused to a second app, which is told who has it and what to do', async () => {
    const folder = makeFolder({})
    const first = await holder(folder)
    const second = tryLock(folder)
    first.kill('SIGKILL')
    await once(first, 'exit')
    if (!(second instanceof Problem)) throw new Error('the folder was given twice')
    expect(second.code).toBe('data-folder-in-use')
    expect(second.message).toContain(folder)
    expect(second.message).toContain(`process ${first.pid}`)
    expect(second.remedy).toContain('--data')
  })

  it('is free again when the app that held it has died, however that came about', async () => {
    const folder = makeFolder({})
    const first = await holder(folder)
    first.kill('SIGKILL')
    await once(first, 'exit')
    const second = tryLock(folder)
    expect(second).not.toBeInstanceOf(Problem)
    if (!(second instanceof Problem)) second.release()
  })

  it('is free again when it is released, even within one process', () => {
    const folder = makeFolder({})
    const first = lockDataFolder(folder)
    expect(tryLock(folder)).toBeInstanceOf(Problem)
    first.release()
    first.release()
    lockDataFolder(folder).release()
  })

  it('says nothing about another folder', () => {
    const first = lockDataFolder(makeFolder({}))
    const other = makeFolder({})
    expect(() => lockDataFolder(other).release()).not.toThrow()
    first.release()
  })
})
