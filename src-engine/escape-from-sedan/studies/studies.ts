import { bad, textIn, type JsonObject, type Result } from '../../kernel/values/result.ts'
import type { G } from '../state/kit.ts'
import { commandStudy } from './command-study.ts'
import { fireStudy } from './fire-study.ts'
import { reactionStudy } from './reaction-study.ts'

/** The studies a player can request, by name. */
const studies: { readonly [name: string]: (g: G, side: number, request: JsonObject) => Result<JsonObject> } = {
  fire: (g, _side, request) => fireStudy(g, request),
  command: commandStudy,
  reactions: reactionStudy,
}

export function study(g: G, side: number, request: JsonObject): Result<JsonObject> {
  const name = textIn(request['study'])
  const asked = Object.hasOwn(studies, name) ? studies[name] : undefined
  if (asked !== undefined) return asked(g, side, request)
  const known = Object.keys(studies).join(', ')
  return bad({
    code: 'unknown-study',
    message: `There is no study "${name}"; known are ${known}.`,
    facts: { study: name, known },
  })
}
