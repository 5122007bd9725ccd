import type { UnitStudy, UnitRequest } from '#engine/wissembourg-spicheren/window-types.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { ZoneNote } from '../../../map/board/overlay.ts'
import type { Asked, Finding } from '../../../system-ui/asked.ts'
import type { OrderDraft, OrderForecast, OrderShown, OrderStart } from '../../../system-ui/ordering.ts'
import { nowhere, plainOrder } from '../../../system-ui/plain-order.ts'
import {
  bearings,
  directionNames,
  directionOfStep,
  frontOf,
  towardsNearest,
  turnedBy,
} from '../../../system-ui/facings.ts'
import { factOf } from '../reads/reads.ts'
import { answersOf, arrowsAlong, facingIn, give, type Means, overlayOf, placeOf } from './means.ts'

/** The card of a move: who goes, where to, and the facing there. */

type Mover = {
  readonly unit: string
  readonly place: string
  readonly enters: boolean
  /** The answer that begins the move; empty for a unit already on its way. */
  readonly action: string
}

/** The unit already on its way, if the question is about its next step. */
function onHisWay(asked: Asked): Mover | undefined {
  if (asked.question.kind !== 'move') return undefined
  const unit = factOf(asked.question, 'unit')
  const place = unit === undefined ? undefined : placeOf(unit, asked)
  return unit === undefined || place === undefined ? undefined : { unit, place, enters: false, action: '' }
}

/** All units that can still move or enter the map, with the hex where their way begins. */
function movers(asked: Asked): readonly Mover[] {
  const going = onHisWay(asked)
  if (going !== undefined) return [going]
  const onMap = [...answersOf(asked, 'move'), ...answersOf(asked, 'ride')].flatMap(({ unit, action }) => {
    const place = placeOf(unit, asked)
    return place === undefined ? [] : [{ unit, place, enters: false, action }]
  })
  const coming = answersOf(asked, 'enter').map(({ unit, last, action }) => ({
    unit,
    place: last,
    enters: true,
    action,
  }))
  return [...onMap, ...coming]
}

export function goStarts(asked: Asked, { named, words, index }: Means): OrderStart[] {
  const starts = new Map<string, OrderStart>()
  for (const { unit, place, action } of movers(asked))
    if (!starts.has(place))
      starts.set(place, { place, answer: action, words: words.start.go(named(unit)), whole: true })
  const going = onHisWay(asked)
  if (going === undefined) return [...starts.values()]
  // A click further away than the next step means that the unit goes on to there.
  const steps = new Set(answersOf(asked, 'step').map(({ unit }) => unit))
  const goals = [...index.places.keys()].filter((hex) => hex !== going.place && !steps.has(hex))
  return [...starts.values()].map((start) => ({ ...start, goals }))
}

/** The chosen unit: the last one chosen, else the one clicked, else the first. */
function chosenIn(
  { from, first, who }: OrderDraft,
  asked: Asked,
): { readonly unit: string; readonly group: readonly string[] } {
  const here = movers(asked).filter(({ place }) => place === from)
  const group = who ?? []
  const isHere = (unit: string): boolean => here.some((one) => one.unit === unit)
  const clicked = first !== null && isHere(first) ? first : undefined
  return { unit: group.at(-1) ?? clicked ?? here[0]?.unit ?? '', group }
}

export function goRequest(draft: OrderDraft, asked: Asked): JsonObject {
  const { unit } = chosenIn(draft, asked)
  const enters = movers(asked).some((one) => one.unit === unit && one.enters && one.place === draft.from)
  return { study: 'unit', unit, ...(enters ? { hex: draft.from } : {}) } satisfies UnitRequest
}

export function goShown(answer: JsonObject, draft: OrderDraft, asked: Asked, means: Means): OrderShown {
  const study = answer as unknown as UnitStudy // the request determines the type
  const { words, named, number } = means
  const { group } = chosenIn(draft, asked)
  const all = movers(asked).filter(({ enters }) => !enters)
  const marchers = group.length > 1 ? group : []
  const here = movers(asked).filter(({ place }) => place === draft.from)
  const listed = marchers.length > here.length ? all : here
  const taken = marchers.length > 0 ? marchers : [study.unit]
  const isUnit = means.counters.get(study.unit)?.strength !== undefined
  return {
    ...plainOrder(marchers.length > 0 ? words.whole : named(study.unit)),
    whoTitle: words.who,
    who:
      here.length + all.length < 3 && marchers.length === 0
        ? []
        : unique(listed.map(({ unit }) => unit)).map((id) => ({ id, words: named(id), taken: taken.includes(id) })),
    sets:
      all.length > 1
        ? [{ words: words.whole, who: unique(all.map(({ unit }) => unit)), taken: marchers.length === all.length }]
        : [],
    summary:
      marchers.length > 0
        ? { words: words.marches(marchers.length), tone: 'reach' }
        : study.reach.length === 0
          ? { words: words.stuck, tone: 'quiet' }
          : { words: words.left(number(study.left), study.outOfCommand), tone: 'reach', rule: 'ws.movement.allowance' },
    ...(marchers.length > 0
      ? {
          targets: [...means.index.places.keys()],
          overlay: overlayOf(standing(marchers, asked)),
          forecastOf: (place) => together(place, marchers, means),
        }
      : {
          targets: study.reach.map(({ hex }) => hex),
          overlay: overlayOf([...controlled(study), ...reached(study)]),
          key: [
            { tone: 'reach', words: words.key.reach },
            { tone: 'bad', words: words.key.controlled },
            ...(isUnit ? [{ tone: 'chosen', words: words.key.front } as const] : []),
          ],
          forecastOf: (place) => alone(place, study, draft, asked, means),
          ...(isUnit ? facingChoice(study, draft, asked, means) : {}),
          here:
            isUnit && onHisWay(asked) === undefined && study.from !== null && draft.from === placeOf(study.unit, asked)
              ? [{ words: words.stays, ...give({ order: 'go', unit: study.unit, by: [] }) }]
              : [],
        }),
    confirm: words.go,
  }
}

const unique = (names: readonly string[]): string[] => [...new Set(names)]

const reached = ({ reach }: UnitStudy): ZoneNote[] => reach.map(({ hex }) => ({ id: hex, tone: 'reach', soft: true }))
const controlled = ({ reach }: UnitStudy): ZoneNote[] =>
  reach.flatMap((one) => (one.controlled ? [{ id: one.hex, tone: 'bad', soft: true } as const] : []))

/** The hexes of the units that go together. */
const standing = (units: readonly string[], asked: Asked): ZoneNote[] =>
  unique(units.flatMap((unit) => placeOf(unit, asked) ?? [])).map((id) => ({ id, tone: 'chosen', soft: true }))

function together(place: string, units: readonly string[], { words, index }: Means): OrderForecast {
  const title = words.together(index.places.get(place)?.name ?? place)
  const overlay = overlayOf([{ id: place, tone: 'chosen' }])
  return { ...nowhere, title, short: title, overlay, order: give({ order: 'formation', units, to: place }) }
}

function alone(place: string, study: UnitStudy, draft: OrderDraft, asked: Asked, means: Means): OrderForecast {
  const { words, index, number, counters } = means
  const goal = study.reach.find(({ hex }) => hex === place)
  if (goal === undefined) return place === draft.from ? { ...nowhere, overlay: ownZone(study) } : nowhere
  const isUnit = counters.get(study.unit)?.strength !== undefined
  const facing = isUnit ? facingAt(place, study, draft, asked, means) : undefined
  const findings: Finding[] = [
    ...(goal.controlled ? [{ words: words.controlled, tone: 'bad', rule: 'ws.zoc.enter' } as const] : []),
    ...(goal.disorders ? [{ words: words.disorders, tone: 'bad', rule: 'ws.terrain.woods' } as const] : []),
    ...(isUnit ? [{ words: words.turnHint, tone: 'quiet', rule: 'ws.facing.turn' } as const] : []),
  ]
  const title = words.goes(index.places.get(place)?.name ?? place, number(goal.points), goal.points)
  const front = facing === undefined ? [] : frontOf(index, place, facing, goal.allRound)
  return {
    ...nowhere,
    title,
    short: title,
    findings,
    overlay: overlayOf(
      [
        { id: place, tone: 'chosen', ...(facing === undefined ? {} : { front: bearings[facing] ?? 0 }) },
        ...front.map((id): ZoneNote => ({ id, tone: 'chosen', soft: true })),
      ],
      arrowsAlong(draft.from, goal.by),
    ),
    order: give({
      order: 'go',
      unit: study.unit,
      ...(placeOf(study.unit, asked) === undefined ? { enter: draft.from } : {}),
      by: goal.by,
      ...(facing === undefined || draft.how['face'] === 'asked' ? {} : { face: facing }),
    }),
  }
}

/** A unit's zone of control where it stands, and its flank. */
const ownZone = ({ front, flank }: UnitStudy) =>
  overlayOf([
    ...front.map((id): ZoneNote => ({ id, tone: 'chosen', soft: true })),
    ...flank.map((id): ZoneNote => ({ id, tone: 'quiet', soft: true })),
  ])

/** The facing of a unit in a place, by the player's choice: one of the six directions, ahead, or towards the nearest enemy. */
function facingAt(place: string, study: UnitStudy, { from, how }: OrderDraft, asked: Asked, means: Means): string {
  const chosen = how['face'] ?? 'enemy'
  if (directionNames.includes(chosen)) return chosen
  const by = study.reach.find(({ hex }) => hex === place)?.by ?? []
  const towards =
    chosen === 'ahead' ? undefined : towardsNearest(means.index, place, enemiesOf(study.unit, asked, means))
  return towards ?? directionOfStep(means.index, by.at(-2) ?? from, place) ?? facingIn(study.unit, asked)
}

/** The hexes of enemy units. */
const enemiesOf = (unit: string, asked: Asked, { counters, sideOf }: Means): readonly string[] =>
  [...counters]
    .filter(([, { side, strength }]) => side !== sideOf(unit) && strength !== undefined)
    .flatMap(([id]) => placeOf(id, asked) ?? [])

function facingChoice(
  study: UnitStudy,
  draft: OrderDraft,
  asked: Asked,
  means: Means,
): Pick<OrderShown, 'choices' | 'turning'> {
  const { words, named } = means
  return {
    choices: [
      {
        key: 'face',
        once: true,
        words: words.facing,
        value: draft.how['face'] ?? 'enemy',
        options: [
          { value: 'enemy', words: words.enemy },
          { value: 'ahead', words: words.ahead },
          { value: 'asked', words: words.asked },
          ...directionNames.map((value) => ({ value, words: named(value) })),
        ],
      },
    ],
    turning: { key: 'face', after: (place, by) => turnedBy(facingAt(place, study, draft, asked, means), by) },
  }
}
