import type { GunsStudy, GunsRequest } from '#engine/wissembourg-spicheren/window-types.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { ZoneNote } from '../../../map/board/overlay.ts'
import type { Layer } from '../../../system-ui/system-ui.ts'
import { percentIn } from '../../../text/chances.ts'
import type { Counters } from '../counters/counters.ts'
import { pickedUnit, placeOf } from './picked.ts'
import { layerTitles, layerWords } from './words.ts'

/** What guns can see and hit, with their values. */
export function gunsLayer(language: Language, counters: Counters, named: (id: string) => string): Layer {
  const words = layerWords(language).guns
  const percent = percentIn(language)
  return {
    id: 'guns',
    ...layerTitles('guns'),
    requestFor: (request) => {
      const unit = pickedUnit(request, (id) => counters.get(id)?.sign === 'artillery')
      return { study: 'guns', ...(unit === null ? {} : { unit }) } satisfies GunsRequest
    },
    show: (answer, { pieces }) => {
      const { unit, field, near, hidden, barrages } = answer as unknown as GunsStudy // the request determines the type
      const sorted = barrages.toSorted((one, other) => one.nothing - other.nothing)
      const best = new Map(sorted.toReversed().map((one) => [one.target, one.nothing]))
      const targets = [...best].flatMap(([target, nothing]): ZoneNote[] => {
        const place = placeOf(target, pieces)
        return place === undefined ? [] : [{ id: place, tone: 'target', label: percent(1 - nothing) }]
      })
      const wash = (hexes: readonly string[], tone: ZoneNote['tone']): ZoneNote[] =>
        hexes.map((id) => ({ id, tone, soft: true }))
      const isNear = new Set(near)
      return {
        overlay: {
          zones: [
            ...wash(hidden, 'quiet'),
            ...wash(
              field.filter((hex) => !isNear.has(hex)),
              'reach',
            ),
            ...wash(near, 'good'),
            ...targets,
          ],
          ways: [],
          marks: [],
        },
        key: [
          ...(unit === null
            ? []
            : ([
                { tone: 'reach', as: 'wash', words: words.field },
                { tone: 'good', as: 'wash', words: words.near },
                { tone: 'quiet', as: 'wash', words: words.hidden },
              ] as const)),
          { tone: 'target', as: 'ring', words: words.hit },
        ],
        findings:
          sorted.length === 0
            ? [
                {
                  words: unit === null ? words.none : words.noneOf(named(unit)),
                  tone: 'quiet',
                  rule: 'ws.artillery.sight',
                },
              ]
            : sorted.map(({ gun, target, column, nothing }) => ({
                words: words.target(named(gun), named(target), percent(1 - nothing), Math.max(0, column)),
                tone: 'target',
                at: { kind: 'piece', id: target },
                rule: 'ws.artillery.barrage',
              })),
        removable: [],
      }
    },
  }
}
