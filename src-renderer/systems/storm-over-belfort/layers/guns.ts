import type { GunReach, GunsStudy, GunsRequest } from '#engine/storm-over-belfort/window-types.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { ZoneNote } from '../../../map/board/overlay.ts'
import type { Finding, Layer, LayerRequest } from '../../../system-ui/system-ui.ts'
import { layerTitles, layerWords } from './words.ts'

/** How far artillery reaches, what it could bombard, and which guns could counter it. */
export function gunsLayer(language: Language, named: (id: string) => string): Layer {
  const words = layerWords(language).guns
  const list = (ids: readonly string[]): string => ids.map(named).join(', ')
  const said = ({ unit, ready, targets, counteredBy }: GunReach): Finding => {
    const at = { kind: 'piece', id: unit } as const
    if (!ready) return { words: words.notReady(named(unit)), tone: 'quiet', at, rule: 'sb.guns.place' }
    if (targets.length === 0) return { words: words.noTarget(named(unit)), tone: 'quiet', at, rule: 'sb.guns.range' }
    const counters = counteredBy.length === 0 ? words.free : words.countered(list(counteredBy))
    return {
      words: words.gun(named(unit), list(targets), counters),
      tone: 'target',
      at,
      rule: 'sb.bombardment.targets',
    }
  }
  return {
    id: 'guns',
    ...layerTitles('guns'),
    requestFor: (request) => {
      const unit = pickedGun(request)
      return (unit === null ? { study: 'guns' } : { study: 'guns', unit }) satisfies GunsRequest
    },
    show: (answer, { pieces }) => {
      const { guns, unit } = answer as unknown as GunsStudy // the request determines the type
      const placeOf = (id: string): string | undefined => pieces.find((piece) => piece.id === id)?.place
      const each = (of: (gun: GunReach) => readonly string[]): string[] => [...new Set(guns.flatMap(of))]
      const counters = unit === null ? [] : each(({ counteredBy }) => counteredBy.flatMap((id) => placeOf(id) ?? []))
      const zones: ZoneNote[] = [
        ...(unit === null ? [] : each(({ reach }) => reach).map((id) => ({ id, tone: 'reach', soft: true }) as const)),
        ...each(({ ready, targets }) => (ready ? targets : [])).map((id) => ({ id, tone: 'target' }) as const),
        ...counters.map((id) => ({ id, tone: 'bad' }) as const),
      ]
      return {
        overlay: { zones, ways: [], marks: [] },
        key: [
          ...(unit === null ? [] : [{ tone: 'reach', as: 'wash', words: words.reach } as const]),
          { tone: 'target', as: 'ring', words: words.target },
          ...(unit === null ? [] : [{ tone: 'bad', as: 'ring', words: words.counter } as const]),
        ],
        findings: guns.length === 0 ? [{ words: words.none, tone: 'quiet' }] : guns.map(said),
        removable: [],
      }
    },
  }
}

/** The picked gun, or a gun in the picked zone. */
function pickedGun({ picked, pieces }: LayerRequest): string | null {
  if (picked === null) return null
  const place = picked.kind === 'piece' ? pieces.find(({ id }) => id === picked.id)?.place : picked.id
  const isGun = ({ face }: LayerRequest['pieces'][number]): boolean => face.sign === 'artillery'
  const own = pieces.find((piece) => piece.id === picked.id && isGun(piece))
  const there = pieces.find((piece) => piece.place === place && isGun(piece))
  const found = own ?? there
  return found === undefined || found.place === 'headquarters' ? null : found.id
}
