type Named = { readonly id: string }

/**
 * Scenarios in the order of their campaign, but each variant after its base scenario, whose id is a prefix of the
 * variant's (file names sort the other way round). Scenarios of lessons come last, because they are begun through their
 * lessons.
 */
export function scenariosInOrder<S extends Named>(scenarios: readonly S[], lessons: readonly string[]): readonly S[] {
  const isVariantOf = ({ id }: S, other: S): boolean => id.startsWith(`${other.id}-`)
  const inOrder = scenarios
    .filter((one) => !scenarios.some((other) => isVariantOf(one, other)))
    .flatMap((one) => [one, ...scenarios.filter((other) => isVariantOf(other, one))])
  const isLesson = ({ id }: S): boolean => lessons.includes(id)
  return [...inOrder.filter((one) => !isLesson(one)), ...inOrder.filter(isLesson)]
}
