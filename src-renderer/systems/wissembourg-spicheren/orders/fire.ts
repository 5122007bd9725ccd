import type { Barrage, GunsStudy, GunsRequest } from '#engine/wissembourg-spicheren/window-types.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { ZoneNote } from '../../../map/board/overlay.ts'
import type { Asked } from '../../../system-ui/asked.ts'
import type { OrderDraft, OrderForecast, OrderShown, OrderStart } from '../../../system-ui/ordering.ts'
import { nowhere, plainOrder } from '../../../system-ui/plain-order.ts'
import { isSure } from './odds-notes.ts'
import { answersOf, give, type Means, overlayOf, placeOf } from './means.ts'

/** The card of a barrage: what guns can see, and the forecast of a shot at each target. */

export function fireStarts(asked: Asked, { named, words }: Means): OrderStart[] {
  const starts = new Map<string, OrderStart>()
  for (const { unit, last, action } of answersOf(asked, 'barrage')) {
    const [place, goal] = [placeOf(unit, asked), placeOf(last, asked)]
    if (place === undefined || goal === undefined) continue
    const before = starts.get(place)
    starts.set(place, {
      place,
      answer: before?.answer ?? action,
      words: words.start.fire(named(unit)),
      whole: true,
      goals: [...(before?.goals ?? []), goal],
    })
  }
  return [...starts.values()]
}

/** The chosen or clicked guns, else the first of the place. */
function gunOf({ from, first, who }: OrderDraft, asked: Asked): string {
  const here = gunsAt(from, asked)
  return [who?.at(-1), first ?? undefined].find((one) => one !== undefined && here.includes(one)) ?? here[0] ?? ''
}
const gunsAt = (place: string, asked: Asked): string[] => [
  ...new Set(answersOf(asked, 'barrage').flatMap(({ unit }) => (placeOf(unit, asked) === place ? [unit] : []))),
]

export const fireRequest = (draft: OrderDraft, asked: Asked): JsonObject =>
  ({ study: 'guns', unit: gunOf(draft, asked) }) satisfies GunsRequest

export function fireShown(answer: JsonObject, draft: OrderDraft, asked: Asked, means: Means): OrderShown {
  const { words, named, percent, number } = means
  const { field, barrages } = answer as unknown as GunsStudy // the request determines the type
  const gun = gunOf(draft, asked)
  const placed = barrages.flatMap((one) => {
    const place = placeOf(one.target, asked)
    return place === undefined || one.gun !== gun ? [] : [{ ...one, place }]
  })
  const best = new Map(placed.toSorted((one, other) => other.nothing - one.nothing).map((one) => [one.place, one]))
  const here = gunsAt(draft.from, asked)
  return {
    ...plainOrder(named(gun)),
    whoTitle: words.who,
    who: here.length > 1 ? here.map((id) => ({ id, words: named(id), taken: id === gun })) : [],
    summary: { words: words.barrage(named(gun)), tone: 'quiet', rule: 'ws.artillery.barrage' },
    targets: placed.map(({ place }) => place),
    overlay: overlayOf([
      ...field.map((id): ZoneNote => ({ id, tone: 'quiet', soft: true })),
      ...[...best.values()].map(({ place, nothing }): ZoneNote => ({
        id: place,
        tone: 'target',
        label: percent(1 - nothing),
        large: true,
      })),
    ]),
    key: [
      { tone: 'target', words: words.key.target },
      { tone: 'quiet', words: words.key.field },
    ],
    forecastOf(place) {
      const [first, ...others] = placed.filter((one) => one.place === place)
      if (first === undefined) return nowhere
      return {
        ...shot(first, means),
        others: [
          ...togetherAt(first, asked, means),
          ...others.map((one) => ({ words: words.fires(named(one.target)), ...fireAt(one) })),
        ],
      }
    },
    confirm: words.fire,
  }

  /** The possible effects of a shot, each with its chance. */
  function effectsOf(one: Barrage): string {
    if (isSure(one.nothing)) return words.noEffect
    const effects = (['nothing', 'disorganised', 'stepLost', 'eliminated'] as const).filter((effect) => one[effect] > 0)
    const told = effects.map((effect) => words.effects[effect](percent(one[effect]))).join(', ')
    return `${told.charAt(0).toLocaleUpperCase()}${told.slice(1)}.`
  }

  function shot(one: Barrage, { words: said }: Means): OrderForecast {
    const die = one.die > 0 ? `+${one.die}` : one.die < 0 ? `−${-one.die}` : `±${number(0)}`
    return {
      ...nowhere,
      title: said.fires(named(one.target)),
      short: percent(1 - one.nothing),
      findings: [
        { words: said.column(one.column, die), tone: 'quiet', rule: 'ws.combat.column' },
        {
          words: effectsOf(one),
          tone: 'target',
          rule: 'ws.losses.results',
        },
      ],
      order: fireAt(one),
    }
  }
}

const fireAt = ({ gun, target }: Barrage) => give({ order: 'fire', unit: gun, target })

function togetherAt({ gun, target }: Barrage, asked: Asked, { words, named }: Means) {
  return answersOf(asked, 'barrage-together').some((one) => one.unit === gun && one.last === target)
    ? [{ words: words.fireTogether(named(target)), ...give({ order: 'fire', unit: gun, target, together: true }) }]
    : []
}
