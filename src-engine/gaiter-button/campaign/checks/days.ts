import { both } from '../../../campaigns/problems.ts'
import type { Phrase, Title } from '../../../kernel/system/glance.ts'
import { fill, type Words } from '../../../kernel/system/words.ts'
import { english, french } from '../../words/words.ts'

/** Days between dates of the Gregorian calendar, so that the turns of a scenario can be counted without a clock. */
export function dayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  // Years start in March here, so that the leap day is the last day of the year.
  const shifted = month <= 2 ? year - 1 : year
  const month0 = (month + 9) % 12
  const leapDays = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400)
  return 365 * shifted + leapDays + Math.floor((153 * month0 + 2) / 5) + day - 1
}

/** Year, month and day of a date. */
export const dateParts = /^(\d{4})-(\d{2})-(\d{2})$/

/** A date in words, without its year. */
export function dateTitle(date: string): Title {
  const [, , month, day] = (dateParts.exec(date) ?? []).map(Number)
  if (month === undefined || day === undefined) return both(date, date)
  const title = (words: Words): string =>
    fill(words[day === 1 ? 'date.first' : 'date'] ?? '{day}', { day, month: words[`month.${month}`] ?? '' })
  return both(title(english), title(french))
}

/** A date in a sentence: as the files have it, and in words at a form. */
export function dateNamed(date: string): Phrase {
  const year = dateParts.exec(date)?.[1]
  const { en, fr } = dateTitle(date)
  const said = (title: string): readonly string[] => [year === undefined ? title : `${title} ${year}`]
  return { en: date, fr: date, atForm: { en: said(en), fr: said(fr) }, parts: [date] }
}
