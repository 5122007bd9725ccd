import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { type Line, Lines } from '../protocol/lines.ts'

/** How long a program may take to end by itself after its input has ended, in ms. */
const PATIENCE = 1_000
/** Of what a program writes to its standard error so much is kept, for when it ends. */
const ERROR_TAIL = 500

interface Heard {
  line(line: Line): void
  /** It has ended, or could not be started; told once, and not after `close`. */
  ended(why: string): void
}

/** A program of the user's, with which lines are exchanged. No shell is between. */
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
    // A program that has gone away says so by its end.
    child.stdin.on('error', () => {})
    child.on('error', (error) => this.#end(error.message))
    child.on('close', (code, signal) => this.#end(this.#ending(code === null ? String(signal) : String(code))))
  }

  write(answer: string): void {
    if (!this.#isOver) this.#child.stdin.write(`${answer}\n`)
  }

  /** Ends it: first its input, then the program itself. */
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

  #end(why: string): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#heard.ended(why)
  }

  #ending(code: string): string {
    const last = this.#errors.trim().split('\n').at(-1)
    return `it ended (${code})${last === undefined || last === '' ? '' : `: ${last}`}`
  }
}
