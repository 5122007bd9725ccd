import type { UnitStudy, UnitRequest } from '#engine/wissembourg-spicheren/window-types.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { ZoneNote } from '../../../map/board/overlay.ts'
import type { Finding, Layer } from '../../../system-ui/system-ui.ts'
import { numberIn } from '../../../text/chances.ts'
import { pickedUnit } from './picked.ts'
import { layerTitles, layerWords } from './words.ts'

/** Where a counter of either side could go. */
export function reachLayer(language: Language, named: (id: string) => string): Layer {
  const words = layerWords(language).reach
  const number = numberIn(language)
  return {
    id: 'reach',
    ...layerTitles('reach'),
    requestFor: (request) => {
      const unit = pickedUnit(request, () => true)
      return unit === null ? null : ({ study: 'unit', unit } satisfies UnitRequest)
    },
    show: (answer) => {
      const { unit, left, outOfCommand, reach } = answer as unknown as UnitStudy // the request determines the type
      const findings: Finding[] = [
        { words: words.how(named(unit), number(left), reach.length), tone: 'reach', rule: 'ws.movement.allowance' },
        ...(outOfCommand
          ? [{ words: words.out(named(unit)), tone: 'bad', rule: 'ws.command.out-moves' } as const]
          : []),
      ]
      return {
        overlay: {
          zones: reach.map(({ hex, controlled }): ZoneNote => ({
            id: hex,
            tone: controlled ? 'bad' : 'reach',
            soft: true,
          })),
          ways: [],
          marks: [],
        },
        key: [
          { tone: 'reach', as: 'wash', words: words.end },
          { tone: 'bad', as: 'wash', words: words.controlled },
        ],
        findings,
        removable: [],
      }
    },
  }
}
