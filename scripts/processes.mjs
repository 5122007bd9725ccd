import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let stopping = false

/** Whether Ctrl-C or a request to end has been received; children that end afterwards have not failed. */
export const wasStopped = () => stopping

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  for (const child of running) child.kill(signal)
}

/** Makes this process end its children before it ends, so that none keeps a port or a window. */
export function endChildrenOnExit() {
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      // The terminal sends Ctrl-C to the children too, so they get a second to end on their own.
      setTimeout(() => stopAll('SIGTERM'), signal === 'SIGINT' ? 1000 : 0).unref()
      setTimeout(() => stopAll('SIGKILL'), 6000).unref()
      if (running.size === 0) process.exit(130)
    })
  }
  process.on('exit', () => stopAll('SIGKILL'))
}

/**
 * @typedef {object} Ending
 * @property {number} code the exit code; 127 if the program could not be started, 128 or more if a signal ended it
 * @property {NodeJS.Signals | null} signal
 * @property {string} output what it printed, if captured
 * @property {boolean} timedOut
 */

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, capture?: boolean, timeout?: number, shell?: boolean }} [options] timeout in ms
 * @returns {Promise<Ending>}
 */
export function run(program, args, { cwd, env = process.env, capture = false, timeout, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...(cwd === undefined ? {} : { cwd }),
      env,
      shell,
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    running.add(child)
    let output = ''
    let timedOut = false
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text))
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
    const clock = timeout
      ? setTimeout(() => {
          timedOut = true
          child.kill('SIGKILL')
        }, timeout)
      : undefined
    /** @param {number} code @param {NodeJS.Signals | null} signal */
    const end = (code, signal) => {
      clearTimeout(clock)
      running.delete(child)
      // Some tools always colour their output.
      resolve({ code, signal, output: stripVTControlCharacters(output), timedOut })
    }
    child.on('error', (error) => {
      output += error.message
      end(127, null)
    })
    child.on('close', (code, signal) => end(code ?? 128, signal))
  })
}
