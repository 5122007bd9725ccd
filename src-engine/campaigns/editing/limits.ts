import type { Title } from '../../kernel/system/glance.ts'
import { readNumber } from '../phrases.ts'
import { both } from '../problems.ts'
import type { Limits } from '../schema-keys.ts'

/*
 * Why a value is refused: what the field is called, and what it can have. All desks of the bench say it in these words.
 */

/** Why a number does not lie between the limits of its field; undefined where it does. */
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

/** Whether nothing has been written in a field of words, or nothing in one of its languages. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() === ''
    : typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).some(isBlank)
