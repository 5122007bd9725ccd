import type { FrontPage, Title } from '../../kernel/system/glance.ts'
import { fill, type Filling, type Words } from '../../kernel/system/words.ts'
import * as dates from '../words/glance.ts'
import * as papers from '../words/newspapers.ts'

type Masthead = Pick<FrontPage, 'name' | 'motto' | 'place' | 'date' | 'issue' | 'price'>

/** The head of a page: the name of the newspaper, and the date; a day without a date has its number. */
export function masthead(side: string, turn: number, date: string | undefined): Masthead {
  const [year = 0, month = 1, day = 1] = date?.split('-').map(Number) ?? []
  const dated = (own: Words, shared: Words): string =>
    fill(own['newspaper.date']!, {
      weekday: own[`weekday.${weekdayOf(year, month, day)}`]!,
      date: fill(shared[day === 1 ? 'date.first' : 'date']!, { day, month: shared[`month.${month}`]! }),
      year,
    })
  return {
    name: text(`newspaper.${side}.name`),
    motto: text(`newspaper.${side}.motto`),
    place: text(`newspaper.${side}.place`),
    price: text(`newspaper.${side}.price`),
    date:
      date === undefined
        ? text('newspaper.day', { turn })
        : { en: dated(papers.en, dates.en), fr: dated(papers.fr, dates.fr) },
    // One issue appears on every day of the year.
    issue: text('newspaper.issue', { number: date === undefined ? turn : dayOfYear(year, month, day) }),
  }
}

const text = (key: string, facts: Filling = {}): Title => ({
  en: fill(papers.en[key]!, facts),
  fr: fill(papers.fr[key]!, facts, 'fr'),
})

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const daysOfMonths = (year: number): readonly number[] => [
  31,
  isLeap(year) ? 29 : 28,
  ...[31, 30, 31, 30, 31, 31, 30, 31, 30, 31],
]

/** The first of January is day 1. */
export const dayOfYear = (year: number, month: number, day: number): number =>
  daysOfMonths(year)
    .slice(0, month - 1)
    .reduce((days, length) => days + length, day)

/**
 * Sunday is 0. The engine has no clock, so the weekday is computed from the calendar: 1 January of the year 1 was a
 * Monday.
 */
export function weekdayOf(year: number, month: number, day: number): number {
  const before = year - 1
  const leaps = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400)
  return (before + leaps + dayOfYear(year, month, day)) % 7
}
