import type { CommandStudy, CommandRequest } from '#engine/escape-from-sedan/window-types.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { TableNote } from '../../../map/board/overlay.ts'
import type { Finding, Layer } from '../../../system-ui/system-ui.ts'
import { baseOf } from './fire.ts'
import { layerNames, layerWords } from './words.ts'

const INCH = 16

/** Which units are in command of their commander, and which are not. */
export function commandLayer(language: Language, named: (id: string) => string): Layer {
  const words = layerWords(language)
  return {
    id: 'command',
    ...layerNames.command,
    requestFor: () => ({ study: 'command' }) satisfies CommandRequest,
    show: (answer, { pieces }) => {
      const { units, range } = answer as unknown as CommandStudy // the request determines the type
      const deaf = units.filter(({ commanded }) => !commanded)
      const commanders = [...new Set(units.map(({ commander }) => commander))]
      const notes: TableNote[] = [
        ...commanders.flatMap((commander): TableNote[] => {
          const base = baseOf(commander, pieces)
          if (base === undefined) return []
          return [
            {
              is: 'ring',
              at: base.at,
              half: [0, 0],
              bearing: 0,
              radius: (range + 1) * INCH,
              tone: 'reach',
              dashed: true,
            },
          ]
        }),
        ...units.flatMap(({ unit, commander, commanded }): TableNote[] => {
          const [from, to] = [baseOf(commander, pieces), baseOf(unit, pieces)]
          if (from === undefined || to === undefined) return []
          return [{ is: 'line', from: from.at, to: to.at, tone: commanded ? 'good' : 'bad', dashed: !commanded }]
        }),
      ]
      const finding = ({ unit, commander, gap, commanded }: CommandStudy['units'][number]): Finding => ({
        words: (commanded ? words.hears : words.deaf)(named(unit), named(commander), gap),
        tone: commanded ? 'good' : 'bad',
        at: { kind: 'piece', id: unit },
        rule: 'es.command.range',
      })
      return {
        overlay: { zones: [], ways: [], marks: [], notes },
        key: [
          { tone: 'reach', dashed: true, words: words.key.ring },
          { tone: 'bad', dashed: true, words: words.key.deaf },
        ],
        findings: [
          ...(deaf.length === 0 ? [{ words: words.allHear, tone: 'good' } as const] : deaf.map(finding)),
          ...units.filter(({ commanded }) => commanded).map(finding),
        ],
        removable: [],
      }
    },
  }
}
