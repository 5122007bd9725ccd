import { bad, textIn, type JsonObject, type Result } from '../../kernel/values/result.ts'
import type { G } from '../state/kit.ts'
import { goStudy } from './go-study.ts'
import { gunsStudy } from './guns-study.ts'
import { ringStudy } from './ring-study.ts'
import { transferStudy } from './transfer-study.ts'
import { zonesStudy } from './zones-study.ts'

/** The studies a player can request, by name. */
const studies: { readonly [name: string]: (g: G, request: JsonObject, side: number) => Result<JsonObject> } = {
  go: goStudy,
  guns: gunsStudy,
  ring: ringStudy,
  transfer: transferStudy,
  zones: zonesStudy,
}

/** Studies use only what is on the map, which is open to both sides. */
export function study(g: G, side: number, request: JsonObject): Result<JsonObject> {
  const name = textIn(request['study'])
  const asked = Object.hasOwn(studies, name) ? studies[name] : undefined
  if (asked !== undefined) return asked(g, request, side)
  const known = Object.keys(studies).join(', ')
  return bad({
    code: 'unknown-study',
    message: `There is no study "${name}"; known are ${known}.`,
    facts: { study: name, known },
  })
}
