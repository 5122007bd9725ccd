import type { ActionCode } from '../../kernel/actions/actions.ts'
import type { Play } from '../../kernel/play/play.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'

/** A decoded answer to the present question: the name of its verb, and its arguments as numbers. */
export interface Offered {
  readonly code: ActionCode
  readonly verb: string
  readonly a: number
  readonly b: number
}

/** The names of verbs by their numbers. */
const verbsOf = memoizedBy(({ verbNumbers }: Play['layout']) => Array.from(verbNumbers.keys(), ({ name }) => name))

const decoded = { verb: 0, a: 0, b: 0, c: 0 }

export function offered(g: Play, code: ActionCode): Offered {
  const { verb, a, b } = g.layout.language.decode(code, decoded)
  return { code, verb: verbsOf(g.layout)[verb]!, a, b }
}

export const allOffered = (g: Play): Offered[] => Array.from(g.actions, (code) => offered(g, code))
