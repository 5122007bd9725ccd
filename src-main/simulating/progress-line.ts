const WIDE = 30
/** Milliseconds between two lines when the output is not a terminal. */
const QUIET = 10_000

/**
 * The progress of a run on standard error: one line that is overwritten on a terminal, or a line now and then in a
 * file.
 */
export class ProgressLine {
  readonly #of: number
  readonly #began = performance.now()
  readonly #before: number
  #done: number
  #written = -Infinity

  constructor(of: number, before: number) {
    this.#of = of
    this.#before = before
    this.#done = before
    this.#write()
  }

  step(): void {
    this.#done += 1
    const isTerminal = process.stderr.isTTY === true
    if (isTerminal || performance.now() - this.#written >= QUIET) this.#write()
  }

  end(): void {
    this.#write()
    if (process.stderr.isTTY === true) process.stderr.write('\n')
  }

  #write(): void {
    this.#written = performance.now()
    const share = this.#of === 0 ? 1 : this.#done / this.#of
    const full = Math.floor(share * WIDE)
    const seconds = (this.#written - this.#began) / 1000
    const rate = (this.#done - this.#before) / Math.max(seconds, 0.001)
    const left = rate > 0 ? `, ${Math.ceil((this.#of - this.#done) / rate)} s left` : ''
    const line = `[${'#'.repeat(full)}${'.'.repeat(WIDE - full)}] ${this.#done} of ${this.#of}${left}`
    process.stderr.write(process.stderr.isTTY === true ? `\r${line}\u001b[K` : `${line}\n`)
  }
}
