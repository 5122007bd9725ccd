type Named = { readonly id: string }

/**
 * Scenarios as their campaign has them, but a variant, which is called as another and something more, after that other; the names of their
 * files have it the other way round. Those for learning come after the others: they are begun by their lessons.
 */
export function scenariosInOrder<S extends Named>(scenarios: readonly S[], lessons: readonly string[]): readonly S[] {
  const isVariantOf = ({ id }: S, other: S): boolean => id.startsWith(`${other.id}-`)
  const inOrder = scenarios
    .filter((one) => !scenarios.some((other) => isVariantOf(one, other)))
    .flatMap((one) => [one, ...scenarios.filter((other) => isVariantOf(other, one))])
  const isLesson = ({ id }: S): boolean => lessons.includes(id)
  return [...inOrder.filter((one) => !isLesson(one)), ...inOrder.filter(isLesson)]
}
