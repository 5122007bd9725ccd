import { bad, textIn, type JsonObject, type Result } from '../../kernel/values/result.ts'
import type { G } from '../state/kit.ts'
import { fireStudy } from './fire-study.ts'
import { unitStudy } from './unit-study.ts'

/** All studies by name. */
const studies: { readonly [name: string]: (g: G, request: JsonObject) => Result<JsonObject> } = {
  fire: fireStudy,
  unit: unitStudy,
}

/** The same for both sides, because nothing is hidden. */
export function study(g: G, _side: number, request: JsonObject): Result<JsonObject> {
  const name = textIn(request['study'])
  const asked = Object.hasOwn(studies, name) ? studies[name] : undefined
  if (asked !== undefined) return asked(g, request)
  const known = Object.keys(studies).join(', ')
  return bad({
    code: 'unknown-study',
    message: `There is no study "${name}"; known are ${known}.`,
    facts: { study: name, known },
  })
}
