import { parseArgs } from 'node:util'
import { Problem } from '../wording/problem.ts'

export type Arguments = {
  /** The data folder, if one was named; otherwise the system's usual place. */
  readonly data: string | undefined
  /** 0: the system chooses a free port. */
  readonly port: number
  readonly open: boolean
  readonly help: boolean
}

export const help = `Gaiter Button, in the browser of this machine.

  --data DIR    keep settings and games in DIR (also: the variable GAITER_BUTTON_DATA)
  --port N      listen on port N of this machine instead of any free one
  --open        open the browser as well
  --help        show this

Ctrl-C ends it.`

type Environment = Readonly<Record<string, string | undefined>>

const options = {
  data: { type: 'string' },
  port: { type: 'string' },
  open: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Parses the command line of the loopback host; unknown words are errors. */
export function readArguments(words: readonly string[], environment: Environment): Arguments {
  let values
  try {
    values = parseArgs({ args: [...words], options, strict: true, allowPositionals: false }).values
  } catch (error) {
    throw new Problem('argument-unknown', plain(error), 'Start it with --help to see what it understands.')
  }
  return {
    data: namedFolder(values.data, environment),
    port: readPort(values.port),
    open: values.open ?? false,
    help: values.help ?? false,
  }
}

/** Parses the command line of the Electron app, which also contains Chromium's own switches. */
export function readDataFolder(words: readonly string[], environment: Environment): string | undefined {
  const { values } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true })
  return namedFolder(typeof values.data === 'string' ? values.data : undefined, environment)
}

function namedFolder(argument: string | undefined, environment: Environment): string | undefined {
  if (argument === '') {
    throw new Problem('argument-wrong', '--data names no folder.', 'Write the folder after it: --data DIR.')
  }
  return argument ?? (environment['GAITER_BUTTON_DATA'] || undefined)
}

function readPort(text: string | undefined): number {
  if (text === undefined) return 0
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  throw new Problem('argument-wrong', `“${text}” is not a port.`, 'A port is a whole number from 0 to 65535.')
}

/** Node's own sentence is fine; its hint about `--` is not for players. */
function plain(error: unknown): string {
  const sentence = error instanceof Error ? error.message : String(error)
  const first = sentence.split('. ')[0] ?? sentence
  return first.endsWith('.') ? first : `${first}.`
}
