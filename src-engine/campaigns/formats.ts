import { isJsonObject, type Json, type JsonObject } from '../kernel/values/result.ts'
import { both, faultOf, type Problems, shown } from './problems.ts'
import { fault, said } from './said.ts'

/**
 * A step that migrates a file from one format to the next. It imports no current code, so that it always does the same.
 * Its name says what it changes, in a sentence that begins with a verb.
 */
export interface FormatStep {
  /** The format it starts from; the result has the next one. */
  readonly from: number
  readonly name: string
  /** Returns a new value; the input is not changed. */
  up(file: JsonObject): JsonObject
}

/** All known formats of one kind of file, oldest first. */
export interface Formats {
  readonly newest: number
  readonly steps: readonly FormatStep[]
}

/**
 * Checks the list of steps itself, so that a mistake shows when the program starts and not when an old file appears.
 */
export function formats(newest: number, steps: readonly FormatStep[]): Formats {
  const expected = Array.from({ length: newest - 1 }, (_, index) => index + 1)
  const given = steps.map(({ from }) => from)
  if (given.join() !== expected.join()) {
    throw new RangeError(
      `Steps lead from formats ${given.join()}; to reach ${newest} they must from ${expected.join()}.`,
    )
  }
  return { newest, steps }
}

/**
 * The formats of every kind of file without steps of its own. In the second format everything that may be empty may be
 * omitted, words may be in one language, and notes are allowed anywhere; so every file of the first format is valid in
 * the second.
 */
export const secondFormat = formats(2, [
  { from: 1, name: 'leaves everything as it is, since nothing that was asked for has gone', up: (file) => file },
])

/**
 * The file in the newest format; undefined if that fails, with the reason reported. A file in the newest format is
 * returned unchanged.
 */
export function inNewestFormat(file: string, content: unknown, known: Formats, problems: Problems): unknown {
  const format = isJsonFile(content) ? content['format'] : undefined
  if (!isJsonFile(content)) {
    problems.error(
      file,
      '',
      faultOf(
        'the-file-is-no-object',
        both(`The file holds ${shown(content)}.`, `Le fichier contient ${shown(content)}.`),
      ),
      both(
        'A campaign file is an object: { "format": 2, … }.',
        'Un fichier de campagne est un objet : { "format": 2, … }.',
      ),
    )
    return undefined
  }
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1) {
    const message =
      format === undefined
        ? faultOf('format-not-said', both('The file does not say its format.', 'Le fichier ne dit pas son format.'))
        : faultOf('unknown-format', both(`${shown(format)} is not a format.`, `${shown(format)} n’est pas un format.`))
    const wanted = `"format": ${known.newest}`
    problems.error(file, 'format', message, both(`Write ${wanted} at the beginning.`, `Écrivez ${wanted} au début.`))
    return undefined
  }
  if (format > known.newest) {
    const message = faultOf(
      'the-file-has-a-newer-format',
      both(
        `The file has format ${format}; this version knows formats up to ${known.newest}.`,
        `Le fichier est au format ${format} ; cette version connaît les formats jusqu’au ${known.newest}.`,
      ),
    )
    problems.error(
      file,
      'format',
      message,
      both(
        'Use a newer version of the program, or bring the file back to the older format.',
        'Prenez une version plus récente du programme, ou ramenez le fichier à l’ancien format.',
      ),
    )
    return undefined
  }
  let current = content
  for (const step of known.steps.slice(format - 1)) {
    try {
      current = { ...step.up(current), format: step.from + 1 }
    } catch (error) {
      // Old files were edited by hand, too: if a step throws, the file is at fault.
      const reason = error instanceof Error ? error.message : String(error)
      const message = fault(
        'format-not-brought-up',
      )`From format ${step.from} the file cannot be brought up ("${step.name}"): ${reason}.`
      problems.error(
        file,
        '',
        message,
        said`Put right what format ${step.from} asks for, or rewrite it in format ${known.newest}.`,
      )
      return undefined
    }
  }
  return current
}

/** Files are parsed JSON, so their objects contain only JSON. */
const isJsonFile = (content: unknown): content is { readonly [key: string]: Json } => isJsonObject(content as Json)
