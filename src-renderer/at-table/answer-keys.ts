import type { Answer, AnswerKeys } from '../system-ui/system-ui.ts'

export const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/**
 * The digits of the answers that are not about the map. Answers with a fixed digit of the rule system keep it while questions
 * of their kind follow one another; answers that choose a number have that number; answers that end something have the last
 * digits, and 1 never loses something: pressing the same digit again by mistake does no harm.
 */
export function digitsOf(answers: readonly Answer[], keys: AnswerKeys): ReadonlyMap<string, number> {
  const { fixed, ends, loses, counted = [] } = keys
  const found = new Map<string, number>()
  const isFixed = ({ verb }: Answer): boolean => fixed[verb] !== undefined
  // If none of the fixed answers is possible, their digits are free.
  const taken = new Set(answers.some(isFixed) ? Object.values(fixed) : [])
  const given = new Set<number>()
  const give = (action: string, digit: number | undefined): void => {
    if (digit === undefined || given.has(digit)) return
    given.add(digit)
    found.set(action, digit)
  }
  for (const { action, verb } of answers) if (fixed[verb] !== undefined) give(action, fixed[verb])
  const isCounted = ({ verb }: Answer): boolean => counted.includes(verb)
  for (const { action } of answers.filter(isCounted)) {
    const number = Number(action.split(' ').at(-1))
    give(
      action,
      digits.find((digit) => digit === number && !taken.has(digit)),
    )
  }
  const isEnd = ({ verb }: Answer): boolean => ends.includes(verb)
  for (const { action } of answers.filter(isEnd).toReversed())
    give(
      action,
      digits.findLast((digit) => !given.has(digit) && !taken.has(digit)),
    )
  for (const { action, verb } of answers.filter((answer) => !isFixed(answer) && !isEnd(answer) && !isCounted(answer))) {
    const least = loses.includes(verb) ? 2 : 1
    give(
      action,
      digits.find((digit) => digit >= least && !given.has(digit) && !taken.has(digit)),
    )
  }
  return found
}

/** The default if a rule system defines no digits: they follow the list. */
export const listKeys: AnswerKeys = { fixed: {}, ends: [], loses: [] }
