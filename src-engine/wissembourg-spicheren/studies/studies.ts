import { bad, textIn, type JsonObject, type Result } from '../../kernel/values/result.ts'
import type { G } from '../state/kit.ts'
import { attacksStudy, attackStudy } from './attack-study.ts'
import { calendarStudy } from './calendar-study.ts'
import { commandStudy } from './command-study.ts'
import { gunsStudy } from './guns-study.ts'
import { unitStudy } from './unit-study.ts'
import { zonesStudy } from './zone-study.ts'

/** The studies a player can request, by name. */
const studies: { readonly [name: string]: (g: G, request: JsonObject) => Result<JsonObject> } = {
  attack: attackStudy,
  attacks: attacksStudy,
  calendar: calendarStudy,
  command: commandStudy,
  guns: gunsStudy,
  unit: unitStudy,
  zones: zonesStudy,
}

/** The same for both sides: all counters on the map are open information, and the studies use nothing else. */
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
