type Named = { readonly id: string }

/**
 * Scenarios by their ids, so that one comes before its variants, which are called as it is and something more; the names of their files have it
 * the other way round. Those for learning come after the others: they are begun by their lessons.
 */
export function scenariosInOrder<S extends Named>(scenarios: readonly S[], lessons: readonly string[]): readonly S[] {
  const inOrder = scenarios.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const isLesson = ({ id }: S): boolean => lessons.includes(id)
  return [...inOrder.filter((one) => !isLesson(one)), ...inOrder.filter(isLesson)]
}
