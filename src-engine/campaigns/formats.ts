import { isJsonObject, type Json, type JsonObject } from '../kernel/values/result.ts'
import { both, faultOf, type Problems, shown } from './problems.ts'
import { fault, said } from './said.ts'

/**
 * What a file of one format needs to become one of the next. A step imports nothing of the present, so that it does the
 * same for ever; its name says what it changes, in a sentence that begins with a verb.
 */
export interface FormatStep {
  /** The format it starts from; it ends at the next. */
  readonly from: number
  readonly name: string
  /** A new value: what it was given stays as it was. */
  up(file: JsonObject): JsonObject
}

/** All that is known of the formats of one kind of file, oldest first. */
export interface Formats {
  readonly newest: number
  readonly steps: readonly FormatStep[]
}

/** A mistake in the list of steps itself, told when the program starts and not when an old file turns up. */
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
 * The formats of every kind of file that has no steps of its own. In the second one whatever may be empty may be left out, words may be
 * in one language, and notes may stand anywhere; so a file of the first is one of the second as it stands.
 */
export const secondFormat = formats(2, [
  { from: 1, name: 'leaves everything as it is, since nothing that was asked for has gone', up: (file) => file },
])

/** The file in the newest format, or undefined with the reason told. A file of the newest format comes back as it is. */
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
      // Old files were edited by hand as well: what a step stumbles over is a fault of the file.
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

/** Files come from JSON, so an object in them holds nothing but JSON. */
const isJsonFile = (content: unknown): content is { readonly [key: string]: Json } => isJsonObject(content as Json)
