import type { FireStudy, FireRequest, Shot } from '#engine/portable-spicheren/window-types.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { Piece } from '../../../counters/piles.ts'
import type { Finding, Layer, LayerRequest } from '../../../system-ui/system-ui.ts'
import { layerWords } from './words.ts'

/** Which units could fire at which; for a picked unit, where it can fire, with its chances on its targets. */
export function fireLayer(language: Language, named: (id: string) => string): Layer {
  const words = layerWords(language)
  const title = { en: layerWords('en').title, fr: layerWords('fr').title }
  const what = { en: layerWords('en').what, fr: layerWords('fr').what }

  const said = ({ unit, target, hit, destroyed }: Shot): string => {
    const shot = words.shot(named(unit), named(target), percent(hit))
    return destroyed > 0 ? `${shot} ${words.destroys(percent(destroyed))}` : shot
  }
  const findingsOf = (shots: readonly Shot[], unit: string | null): Finding[] =>
    shots.length === 0
      ? [{ words: unit === null ? words.none : words.noneOf(named(unit)), tone: 'quiet' }]
      : shots.map((shot) => ({ words: said(shot), tone: 'target', at: { kind: 'piece', id: shot.target } }))

  return {
    id: 'fire',
    title,
    what,
    requestFor: (request) => {
      const unit = pickedUnit(request)
      return (unit === null ? { study: 'fire' } : { study: 'fire', unit }) satisfies FireRequest
    },
    show: (answer, { pieces }) => {
      const study = answer as unknown as FireStudy // the request determines the type
      const shots = study.shots
        .filter(({ unit }) => study.unit === null || unit === study.unit)
        .toSorted((one, other) => other.hit - one.hit)
      const best = new Map(shots.toReversed().map((shot) => [shot.target, shot.hit]))
      return {
        overlay: {
          zones: [
            ...study.field.map((id) => ({ id, tone: 'reach', soft: true }) as const),
            ...[...best].flatMap(([target, hit]) => {
              const place = placeOf(target, pieces)
              return place === undefined
                ? []
                : [{ id: place, tone: 'target', label: words.percent(percent(hit)) } as const]
            }),
          ],
          ways: [],
          marks: [],
        },
        key: [
          ...(study.unit === null ? [] : [{ tone: 'reach', as: 'wash', words: words.key.field } as const]),
          { tone: 'target', as: 'ring', words: words.key.target },
        ],
        findings: findingsOf(shots, study.unit),
        removable: [],
      }
    },
  }
}

const percent = (share: number): number => Math.round(share * 100)
const placeOf = (unit: string, pieces: readonly Piece[]) => pieces.find(({ id }) => id === unit)?.place

/** The picked unit, or the unit in the picked hex. */
function pickedUnit({ picked, pieces }: LayerRequest): string | null {
  if (picked === null) return null
  return pieces.find(({ id, place }) => (picked.kind === 'piece' ? id : place) === picked.id)?.id ?? null
}
