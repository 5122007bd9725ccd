import type { RingStudy, RingRequest } from '#engine/storm-over-belfort/window-types.ts'
import type { Setting } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { Layer } from '../../../system-ui/system-ui.ts'
import { layerTitles, layerWords } from './words.ts'

/** The investment: the connected zones of the besiegers, and the way out past them. */
export function ringLayer({ dress }: Setting, language: Language, named: (id: string) => string): Layer {
  const words = layerWords(language).ring
  const [, besieger] = dress
  return {
    id: 'ring',
    ...layerTitles('ring'),
    requestFor: () => ({ study: 'ring' }) satisfies RingRequest,
    show: (answer) => {
      const { held, links, way } = answer as unknown as RingStudy // the request determines the type
      const out = way.slice(1).map((to, i) => ({ from: way[i] ?? to, to }))
      return {
        overlay: {
          zones: [
            ...held.map((id) => ({ id, tone: besieger, soft: true }) as const),
            ...way.slice(-1).map((id) => ({ id, tone: 'bad' }) as const),
          ],
          ways: [
            ...links.map(([from, to]) => ({ from, to, tone: besieger, whole: true }) as const),
            ...out.map(
              (step, i) => ({ ...step, tone: 'bad', dashed: true, whole: true, arrow: i === out.length - 1 }) as const,
            ),
          ],
          marks: [],
        },
        key: [
          { tone: besieger, words: words.held },
          { tone: 'bad', dashed: true, words: words.gap },
        ],
        findings:
          way.length === 0
            ? [{ words: words.closed, tone: 'bad', rule: 'sb.points.ring' }]
            : [
                {
                  words: words.open(way.map(named).join(' – ')),
                  tone: 'good',
                  rule: 'sb.points.ring',
                  at: { kind: 'zone', id: way.at(-1) ?? '' },
                },
              ],
        removable: [],
      }
    },
  }
}
