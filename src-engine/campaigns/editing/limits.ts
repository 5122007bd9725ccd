import type { Title } from '../../kernel/system/glance.ts'
import { readNumber } from '../phrases.ts'
import { both } from '../problems.ts'
import type { Limits } from '../schema-keys.ts'

/* Messages for refused values: the name of the field, and the values it accepts. Used by all parts of the bench. */

/** The reason why a number is outside the limits of its field; undefined if it is inside. */
export function beyondLimits({ en, fr }: Title, { least, most }: Limits, value: number): Title | undefined {
  const isWithin = (least === null || value >= least) && (most === null || value <= most)
  if (isWithin) return undefined
  const limits = [
    ...(least === null ? [] : [both(`at least ${readNumber(least)}`, `au moins ${readNumber(least)}`)]),
    ...(most === null ? [] : [both(`at most ${readNumber(most)}`, `au plus ${readNumber(most)}`)]),
  ]
  return both(
    `“${en}” is ${limits.map((one) => one.en).join(' and ')}.`,
    `« ${fr} » : ${limits.map((one) => one.fr).join(', ')}.`,
  )
}

export const noValueFor = ({ en, fr }: Title): Title =>
  both(`That is no value for “${en}”.`, `Ce n’est pas une valeur pour « ${fr} ».`)

export const notLeftEmpty = ({ en, fr }: Title): Title =>
  both(`“${en}” cannot be left empty.`, `« ${fr} » ne peut rester vide.`)

export const wantsWholeNumber = ({ en, fr }: Title): Title =>
  both(`“${en}” is a whole number.`, `« ${fr} » : il faut un nombre entier.`)

/** Is a field of words empty, or one of its languages? */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() === ''
    : typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).some(isBlank)
