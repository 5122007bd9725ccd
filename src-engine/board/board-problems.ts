/** One fault in a board's data: its place, and a sentence that says how to fix it. */
export interface BoardProblem {
  readonly code: 'empty-id' | 'duplicate-zone' | 'duplicate-connection' | 'unknown-zone' | 'self-loop' | 'attribute'
  /** The place in the data, such as `connections[3].to`. */
  readonly where: string
  readonly message: string
}

/** All the problems of a board's data at once. */
export class BoardFault extends Error {
  override readonly name = 'BoardFault'
  readonly problems: readonly BoardProblem[]

  constructor(problems: readonly BoardProblem[]) {
    super(problems.map((problem) => `${problem.where}: ${problem.message}`).join('\n'))
    this.problems = problems
  }
}
