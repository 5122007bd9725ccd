import { both } from '../../campaigns/problems.ts'
import type { Title } from '../../kernel/system/glance.ts'
import { dateParts as parts, dateTitle, dayNumber } from '../campaign/checks/days.ts'

/** Calendar arithmetic and titles of days. */

/** The ISO date of a day number. */
function written(number: number): string {
  const daysTo = (year: number): number =>
    365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  let year = Math.floor((10_000 * number + 14_780) / 3_652_425)
  if (number < daysTo(year)) year -= 1
  const rest = number - daysTo(year)
  const month = Math.floor((100 * rest + 52) / 3060)
  const day = rest - Math.floor((306 * month + 5) / 10) + 1
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${String(year + Math.floor((month + 2) / 12)).padStart(4, '0')}-${two(((month + 2) % 12) + 1)}-${two(day)}`
}

/** The date this many days after another; the first day of the campaign if `date` is invalid. */
export const daysAfter = (date: string, days: number): string =>
  parts.test(date) ? written(dayNumber(date) + days) : '1870-08-25'

/** Days from one date to another; 0 if one is invalid. */
export const daysBetween = (from: string, to: string): number =>
  parts.test(from) && parts.test(to) ? dayNumber(to) - dayNumber(from) : 0

/**
 * Titles of the days of a scenario: with the year for the first day, and for each day in another year than the one
 * before.
 */
export const dayTitles = (dates: readonly string[]): readonly Title[] =>
  dates.map((date, index) => {
    const { en, fr } = dateTitle(date)
    const year = parts.exec(date)?.[1]
    const isSameYear = year === undefined || year === parts.exec(dates[index - 1] ?? '')?.[1]
    return isSameYear ? both(en, fr) : both(`${en} ${year}`, `${fr} ${year}`)
  })
