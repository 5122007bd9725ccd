import type { ZonesStudy, ZonesRequest } from '#engine/storm-over-belfort/window-types.ts'
import type { Setting } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { Layer } from '../../../system-ui/system-ui.ts'
import { known } from '../reads/reads.ts'
import { layerTitles, layerWords } from './words.ts'

const sides = ['french', 'prussian'] as const
const request = () => ({ study: 'zones' }) satisfies ZonesRequest

/** Zones where a side cannot stay because the enemy is next to them, and the current defence bonus of zones. */
export function contactLayer({ sides: names, adjectives }: Setting, language: Language): Layer {
  const words = layerWords(language).contact
  return {
    id: 'contact',
    ...layerTitles('contact'),
    requestFor: request,
    show: (answer, { side }) => {
      const { zones } = answer as unknown as ZonesStudy // the request determines the type
      const closed = zones.filter(({ closedTo }) => closedTo.includes(sides[side === 0 ? 0 : 1]))
      return {
        overlay: {
          zones: [
            ...closed.map(({ zone }) => ({ id: zone, tone: 'bad' }) as const),
            ...zones.flatMap(({ zone, bonus }) =>
              bonus > 0 ? [{ id: zone, tone: 'good', soft: true, label: `+${bonus}` } as const] : [],
            ),
          ],
          ways: [],
          marks: [],
        },
        key: [
          { tone: 'bad', as: 'ring', words: words.key(adjectives[side === 0 ? 0 : 1].masculine[language]) },
          { tone: 'good', as: 'wash', words: words.bonus },
        ],
        findings: [
          {
            words: words.closed(names[side === 0 ? 0 : 1][language], closed.length),
            tone: closed.length > 0 ? 'bad' : 'good',
            rule: 'sb.map.adjacent',
          },
        ],
        removable: [],
      }
    },
  }
}

/** The zones that count at the end, and for which side as they are held now. */
export function worthLayer({ dress, adjectives }: Setting, language: Language): Layer {
  const words = layerWords(language).worth
  return {
    id: 'worth',
    ...layerTitles('worth'),
    requestFor: request,
    show: (answer, { table }) => {
      const counting = (answer as unknown as ZonesStudy).zones.filter(({ counts }) => counts > 0) // the request determines the type
      const points = known(table)?.zonePoints
      return {
        overlay: {
          zones: counting.map(({ zone, counts, countsFor }) => ({
            id: zone,
            tone: dress[countsFor === 'french' ? 0 : 1],
            label: String(counts),
          })),
          ways: [],
          marks: [],
        },
        key: dress.map((tone, side) => ({
          tone,
          as: 'ring',
          words: words.key(adjectives[side === 0 ? 0 : 1].masculine[language]),
        })),
        findings:
          points === undefined
            ? []
            : [{ words: words.total(points.french, points.prussian), tone: 'quiet', rule: 'sb.victory.points' }],
        removable: [],
      }
    },
  }
}
