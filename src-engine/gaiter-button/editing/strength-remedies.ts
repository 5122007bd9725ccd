import {
  type FaultyPlace,
  type RemedyMaker,
  dropRow,
  numbersIn,
  outerLine,
  remedy,
  write,
} from '../../campaigns/editing/remedy-makers.ts'
import { isOpenObject, objectAt, openList, valueAt } from '../../campaigns/editing/loose.ts'
import type { Remedy } from '../../kernel/system/editing.ts'
import { isJsonObject, textIn } from '../../kernel/values/result.ts'
import type { Arm } from '../campaign/schemas/common-schema.ts'
import { roomOf, rosterOf } from './roster.ts'

/** Remedies for faults of strength: losses before the game, and detachments. */
export const strengthRemedies: Readonly<Record<string, RemedyMaker>> = {
  'more-losses-than-strength': (one) => lessReduction(one, numbersIn(one.problem).at(-1) ?? 0),
  'begins-without-arm': (one) => lessReduction(one, 0),
  'takes-no-part-in-scenario': dropRow,
  'detachment-used-twice': dropRow,
  'of-the-other-side': dropRow,
  'mother-unit-takes-no-part': dropRow,
  'artillery-is-detached-alone': dropRow,
  'mother-unit-reduced-otherwise': dropRow,
  'detachment-beyond-its-room': (one) => {
    const slot = rosterOf(one.files).roll?.detachments.get(one.subject)
    const row = valueAt(one.document, outerLine(one.path))
    const arm = one.path.split('.').at(-1) ?? ''
    const room = slot === undefined ? 0 : (roomOf(slot.is)[arm as Arm] ?? 0)
    const strength = isJsonObject(row) ? objectAt(row, 'strength') : {}
    const less = room > 0 ? write(one.path, room).slice(0, Number(strength[arm]) > room ? 1 : 0) : []
    return [...less, ...dropRow(one)]
  },
}

/** Lowers all reductions of an arm to what the unit can lose; of its own type it keeps one SP. */
function lessReduction(one: FaultyPlace, most: number): readonly Remedy[] {
  const row = valueAt(one.document, outerLine(one.path))
  if (!isJsonObject(row)) return []
  const [unit, arm] = [textIn(row['unit']), textIn(row['arm'])]
  const { kind, strength } = rosterOf(one.files).roll?.units.get(unit)?.is ?? {}
  const has = Math.max(most, strength?.[arm as Arm] ?? 0) - (arm === kind ? 1 : 0)
  return [
    remedy(
      has > 0 ? `Let it lose ${has}` : 'Let it lose none',
      has > 0 ? `Lui en faire perdre ${has}` : 'Ne lui en faire perdre aucun',
      (open) => {
        const list = openList(open, 'reductions')
        for (let index = list.length - 1; index >= 0; index -= 1) {
          const line = list[index]
          if (isOpenObject(line) && line['unit'] === unit && line['arm'] === arm) list.splice(index, 1)
        }
        if (has > 0) list.push({ unit, arm, points: has })
      },
    ),
  ]
}
