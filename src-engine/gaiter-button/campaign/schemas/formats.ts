import { formats } from '../../../campaigns/formats.ts'
import { lessonFormats } from '../../../campaigns/lessons.ts'

/**
 * The formats of this system's files. When one changes, raise its number here and in its schema, and add the step that
 * brings a file of the format before to it.
 */
export const fileFormats = {
  campaign: formats(1, []),
  map: formats(1, []),
  geometry: formats(1, []),
  sheet: formats(1, []),
  relief: formats(1, []),
  'order-of-battle': formats(1, []),
  tables: formats(1, []),
  scenario: formats(1, []),
  text: formats(1, []),
  lesson: lessonFormats,
} as const

export type FileKind = keyof typeof fileFormats
