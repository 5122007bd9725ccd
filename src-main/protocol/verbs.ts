import { beginVerbs } from './begin-verbs.ts'
import { hello, libraryVerbs } from './library-verbs.ts'
import { lookVerbs } from './look-verbs.ts'
import { opponentVerb } from './opponent-verb.ts'
import { playVerbs } from './play-verbs.ts'
import type { ProtocolVerb } from './verb.ts'

/** All verbs, in the order of the documentation. */
export const verbs: readonly ProtocolVerb[] = [
  hello(() => verbs),
  ...libraryVerbs,
  ...beginVerbs,
  ...playVerbs,
  opponentVerb,
  ...lookVerbs,
]
