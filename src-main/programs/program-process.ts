import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import type { Words } from '../contract/words.ts'
import { type Line, Lines } from '../protocol/lines.ts'
import { words } from '../wording/bilingual.ts'
import { systemCode } from '../wording/problem.ts'

/** Time in ms that a bot has to end by itself after its input was closed. */
const PATIENCE = 1_000
/** Number of characters of standard error that are kept, to be shown when the bot ends. */
const ERROR_TAIL = 500

interface Heard {
  line(line: Line): void
  /** The process has ended, or could not be started; called once, and not after `close`. */
  ended(why: Words): void
}

/** The process of a bot of the user's, which exchanges lines. Started without a shell. */
export class ProgramProcess {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #heard: Heard
  #errors = ''
  #isOver = false

  constructor([program, ...args]: readonly [string, ...string[]], folder: string, heard: Heard) {
    this.#heard = heard
    const child = spawn(program, args, { cwd: folder, windowsHide: true })
    this.#child = child
    const lines = new Lines()
    child.stdout.on('data', (piece: Buffer) => {
      for (const line of lines.take(piece)) if (!this.#isOver) heard.line(line)
    })
    child.stderr.on('data', (piece: Buffer) => {
      this.#errors = (this.#errors + piece.toString('utf8')).slice(-ERROR_TAIL)
    })
    // The end of the process is reported separately.
    child.stdin.on('error', () => {})
    child.on('error', (error) => this.#end(whyNotStarted(program, error)))
    child.on('close', (code, signal) => this.#end(this.#ending(code === null ? String(signal) : String(code))))
  }

  write(answer: string): void {
    if (!this.#isOver) this.#child.stdin.write(`${answer}\n`)
  }

  /** Closes its input and ends the process. */
  close(): void {
    if (this.#isOver) return
    this.#isOver = true
    const child = this.#child
    child.stdin.end()
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
    timer.unref()
    child.once('close', () => clearTimeout(timer))
    child.unref()
  }

  #end(why: Words): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#heard.ended(why)
  }

  #ending(code: string): Words {
    const last = this.#errors.trim().split('\n').at(-1) ?? ''
    return last === ''
      ? words(`it ended (${code})`, `il s’est arrêté (${code})`)
      : words(`it ended (${code}): ${last}`, `il s’est arrêté (${code}) : ${last}`)
  }
}

function whyNotStarted(program: string, error: Error): Words {
  const code = systemCode(error)
  if (code === 'ENOENT')
    return /[\\/]/.test(program)
      ? words(`there is no file ${program}`, `il n’y a pas de fichier ${program}`)
      : words(`no program called ${program} was found`, `aucun programme appelé ${program} n’a été trouvé`)
  if (code === 'EACCES')
    return words(`the file ${program} may not be run`, `le fichier ${program} ne peut pas être exécuté`)
  return words(error.message, error.message)
}
