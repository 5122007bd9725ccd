import type { Problem } from '#engine/kernel/system/system.ts'

/**
 * Merges problems that have the same cause: an unknown name is reported once, at its first occurrence in the file, with
 * the number of further occurrences. Correcting the name, or adding what it names, fixes all of them.
 */
export function mergeRepeatedProblems(problems: readonly Problem[]): readonly Problem[] {
  const told = new Map<string, Problem[]>()
  for (const problem of problems) {
    const key = keyOf(problem)
    if (key !== undefined) told.set(key, [...(told.get(key) ?? []), problem])
  }
  return problems.flatMap((problem): readonly Problem[] => {
    const [first, ...echoes] = told.get(keyOf(problem) ?? '') ?? [problem]
    if (problem !== first) return []
    return [echoes.length === 0 ? problem : withCount(problem, echoes.length)]
  })
}

const keyOf = ({ file, code, subject, lacks = false }: Problem): string | undefined =>
  lacks && subject !== undefined ? `${file} ${code} ${subject}` : undefined

function withCount(problem: Problem, more: number): Problem {
  const { message, inFrench } = problem
  const times = more === 1 ? 'one more place' : `${more} more places`
  const fois = more === 1 ? 'un autre endroit' : `${more} autres endroits`
  return {
    ...problem,
    message: `${message} It is named in ${times}.`,
    inFrench: { ...inFrench, message: `${inFrench.message} Il est nommé à ${fois}.` },
  }
}
