import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Reads the words after a command. With --help, or where a word is not understood, prints how to use it and ends. */
export function readWords<T extends ParseArgsConfig>(config: T, usage: string): ReturnType<typeof parseArgs<T>> {
  if (config.args?.includes('--help') === true) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}.\n${usage}`)
    process.exit(2)
  }
}
