/** Days between dates of the Gregorian calendar, so that the turns of a scenario can be counted without a clock. */
export function dayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  // Years start in March here, so that the leap day is the last day of the year.
  const shifted = month <= 2 ? year - 1 : year
  const month0 = (month + 9) % 12
  const leapDays = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400)
  return 365 * shifted + leapDays + Math.floor((153 * month0 + 2) / 5) + day - 1
}
