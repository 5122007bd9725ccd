import type { ZonesStudy, ZonesRequest } from '#engine/wissembourg-spicheren/window-types.ts'
import type { Setting } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { ZoneNote } from '../../../map/board/overlay.ts'
import type { Layer } from '../../../system-ui/system-ui.ts'
import type { Counters } from '../counters/counters.ts'
import { pickedUnit } from './picked.ts'
import { layerTitles, layerWords } from './words.ts'

/** Which hexes each side controls; for a picked unit, its own zone of control and its flank. */
export function zonesLayer(
  setting: Setting,
  language: Language,
  counters: Counters,
  named: (id: string) => string,
): Layer {
  const words = layerWords(language).zones
  const isUnit = (id: string): boolean => counters.get(id)?.strength !== undefined
  const sideName = (side: number): string => setting.sides[side]?.[language] ?? ''
  return {
    id: 'zones',
    ...layerTitles('zones'),
    requestFor: (request) => {
      const unit = pickedUnit(request, isUnit)
      return { study: 'zones', ...(unit === null ? {} : { unit }) } satisfies ZonesRequest
    },
    show: (answer, { side }) => {
      const study = answer as unknown as ZonesStudy // the request determines the type
      const { unit, front, flank } = study
      const wash = (hexes: readonly string[], tone: ZoneNote['tone']): ZoneNote[] =>
        hexes.map((id) => ({ id, tone, soft: true }))
      if (unit !== null)
        return {
          overlay: { zones: [...wash(front, 'chosen'), ...wash(flank, 'quiet')], ways: [], marks: [] },
          key: [
            { tone: 'chosen', as: 'wash', words: words.front },
            { tone: 'quiet', as: 'wash', words: words.flank },
          ],
          findings: [
            { words: words.unit(named(unit), front.length, flank.length), tone: 'chosen', rule: 'ws.facing.front' },
          ],
          removable: [],
        }
      // Own zones of control are good to be in; the enemy's stop a move.
      const [french, german] = side === 0 ? (['good', 'bad'] as const) : (['bad', 'good'] as const)
      return {
        overlay: { zones: [...wash(study.french, french), ...wash(study.german, german)], ways: [], marks: [] },
        key: [
          { tone: french, as: 'wash', words: words.controls(sideName(0)) },
          { tone: german, as: 'wash', words: words.controls(sideName(1)) },
        ],
        findings: [
          { words: words.of(sideName(0), study.french.length), tone: french, rule: 'ws.zoc.extent' },
          { words: words.of(sideName(1), study.german.length), tone: german, rule: 'ws.zoc.extent' },
        ],
        removable: [],
      }
    },
  }
}
