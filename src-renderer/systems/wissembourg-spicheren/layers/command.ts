import type { CommandStudy, CommandRequest } from '#engine/wissembourg-spicheren/window-types.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { ZoneNote } from '../../../map/board/overlay.ts'
import type { Finding, Layer } from '../../../system-ui/system-ui.ts'
import { pickedUnit, placeOf } from './picked.ts'
import { layerTitles, layerWords } from './words.ts'

/** The chain of command, and how far a commander commands. */
export function commandLayer(language: Language, named: (id: string) => string): Layer {
  const words = layerWords(language).command
  return {
    id: 'command',
    ...layerTitles('command'),
    requestFor: (request) => {
      const unit = pickedUnit(request, () => true)
      return { study: 'command', ...(unit === null ? {} : { unit }) } satisfies CommandRequest
    },
    show: (answer, { pieces }) => {
      const { unit, radius, links, alone } = answer as unknown as CommandStudy // the request determines the type
      const broken = links.filter(({ holds }) => !holds)
      const ringed = new Map<string, ZoneNote>()
      for (const { to, holds } of links) {
        const place = placeOf(to, pieces)
        if (place !== undefined && ringed.get(place)?.tone !== 'bad')
          ringed.set(place, { id: place, tone: holds ? 'good' : 'bad' })
      }
      const findings: Finding[] = [
        ...broken.map(({ from, to }): Finding => ({
          words: words.out(named(to), named(from)),
          tone: 'bad',
          at: { kind: 'piece', id: to },
          rule: 'ws.command.units',
        })),
        ...alone.map(({ commander }): Finding => ({
          words: words.alone(named(commander)),
          tone: 'bad',
          at: { kind: 'piece', id: commander },
          rule: 'ws.command.headquarters',
        })),
      ]
      return {
        overlay: {
          zones: [...radius.map((id): ZoneNote => ({ id, tone: 'reach', soft: true })), ...ringed.values()],
          ways: [],
          marks: [],
        },
        key: [
          { tone: 'good', as: 'ring', words: words.holds },
          { tone: 'bad', as: 'ring', words: words.broken },
          ...(unit === null ? [] : [{ tone: 'reach', as: 'wash', words: words.radius(named(unit)) } as const]),
        ],
        findings: findings.length > 0 ? findings : [{ words: words.well, tone: 'good', rule: 'ws.command.units' }],
        removable: [],
      }
    },
  }
}
