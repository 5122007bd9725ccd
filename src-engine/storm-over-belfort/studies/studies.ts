import { bad, textIn, type JsonObject, type Result } from '../../kernel/values/result.ts'
import type { G } from '../state/kit.ts'
import { gunsStudy } from './guns-study.ts'
import { ringStudy } from './ring-study.ts'
import { zonesStudy } from './zones-study.ts'

/** What a player can have worked out, by name. */
const studies: { readonly [name: string]: (g: G, wish: JsonObject) => Result<JsonObject> } = {
  guns: gunsStudy,
  ring: ringStudy,
  zones: zonesStudy,
}

/** The same for both sides: what stands on the map lies open. */
export function study(g: G, _side: number, wish: JsonObject): Result<JsonObject> {
  const name = textIn(wish['study'])
  const asked = Object.hasOwn(studies, name) ? studies[name] : undefined
  if (asked !== undefined) return asked(g, wish)
  const known = Object.keys(studies).join(', ')
  return bad({
    code: 'unknown-study',
    message: `There is no study "${name}"; known are ${known}.`,
    facts: { study: name, known },
  })
}
