import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { program as pathOf } from '../../house/workshop.ts'
import type { Said } from './scenario.ts'

const child = pathOf('tests/library/kill/child.ts')

/** Lines and milliseconds after which a program is killed. */
export interface When {
  readonly lines: number
  readonly milliseconds: number
}

/** Runs a scenario in a process of its own, kills it outright, and gives what it had said. */
export async function killed(folder: string, scenario: string, seed: number, when: When): Promise<Said[]> {
  const program = spawn(process.execPath, [child, folder, scenario, String(seed)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  let lines = 0
  const enough = new Promise<void>((done) => {
    program.stdout.setEncoding('utf8').on('data', (more: string) => {
      text += more
      lines += more.split('\n').length - 1
      if (lines >= when.lines) done()
    })
  })
  const gone = once(program, 'close') as Promise<[code: number | null]>
  const endedItself = await Promise.race([enough.then(() => false), gone.then(() => true)])
  if (!endedItself) await wait(when.milliseconds)
  program.kill('SIGKILL')
  const [code] = await gone
  if (code !== null) throw new Error(`the program ended by itself (code ${code}) after: ${text.slice(-300)}`)
  // The last line may have been cut short; then what it tells of was done all the same.
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Said)
}
