import type { UnitOrder, UnitStudy, UnitRequest } from '#engine/portable-spicheren/window-types.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { BoardIndex } from '../../../map/board/board.ts'
import type { Overlay, ZoneNote } from '../../../map/board/overlay.ts'
import type { Asked, Finding } from '../../../system-ui/asked.ts'
import type { OrderDraft, Ordering, OrderShown, OrderStart, OrderToGive } from '../../../system-ui/ordering.ts'
import { percentIn } from '../../../text/chances.ts'
import { nowhere, plainOrder } from '../../../system-ui/plain-order.ts'
import { bearings, directionOfStep, towardsNearest } from '../../../system-ui/facings.ts'
import { viewIn } from '../reads/reads.ts'
import { orderWords } from './words.ts'

/** The kinds of order for questions that one unit answers, by the verbs of their answers. */
const kinds: Readonly<Record<string, UnitOrder['order']>> = {
  activate: 'go',
  aim: 'shoot',
  fire: 'shoot',
  fight: 'fight',
}

/**
 * The player picks a unit, which shows what it can do and its chances; then a place or a target; only the button or Enter
 * throws the dice.
 */
export function unitOrdering(
  language: Language,
  index: BoardIndex,
  sideOf: (unit: string) => number | undefined,
  named: (id: string) => string,
): Ordering {
  const words = orderWords(language)
  const percent = percentIn(language)
  return {
    startsOf: (asked) => startsOf(asked, named, words.start),
    askedFor: () => null,
    strikeAt: () => null,
    requestFor: ({ from }, asked) => ({ study: 'unit', unit: unitIn(from, asked) ?? '' }) satisfies UnitRequest,
    show(answer, draft, asked) {
      const study = answer as unknown as UnitStudy // the request determines the type
      const kind = kindOf(asked)
      if (kind === 'shoot') return shooting(study, asked)
      return kind === 'fight' ? fighting(study) : going(study, draft, asked)
    },
  }

  function shooting(study: UnitStudy, asked: Asked): OrderShown {
    const shots = study.shots.map((shot) => ({ ...shot, place: placeOf(shot.target, asked) }))
    const order = (target: string): OrderToGive => give({ order: 'shoot', unit: study.unit, target })
    return {
      ...plainOrder(named(study.unit)),
      summary: {
        words: shots.length === 0 ? words.noTarget(named(study.unit)) : words.fires(named(study.unit)),
        tone: 'quiet',
      },
      targets: shots.flatMap(({ place }) => place ?? []),
      overlay: overlayOf([...field(study), ...shots.flatMap(({ place, hit }) => figure(place, percent(hit)))]),
      key: [
        { tone: 'target', words: words.key.target },
        { tone: 'quiet', words: words.key.field },
      ],
      forecastOf(place) {
        const shot = shots.find((one) => one.place === place)
        if (shot === undefined) return nowhere
        const findings: Finding[] = [{ words: words.shot(named(shot.target), percent(shot.hit)), tone: 'target' }]
        if (shot.destroyed > 0) findings.push({ words: words.destroys(percent(shot.destroyed)), tone: 'bad' })
        const title = words.shoots(named(shot.target), percent(shot.hit))
        return { ...nowhere, title, short: title, findings, order: order(shot.target) }
      },
      here: shots
        .toSorted((one, other) => other.hit - one.hit)
        .map(({ target, hit }) => ({ words: words.shoots(named(target), percent(hit)), ...order(target) })),
      confirm: words.fire,
    }
  }

  function fighting({ unit, melee }: UnitStudy): OrderShown {
    const said =
      melee === null
        ? named(unit)
        : words.fights(named(unit), named(melee.target), percent(melee.hits), percent(melee.isHit))
    return {
      ...plainOrder(named(unit)),
      summary: { words: said, tone: 'target' },
      here: [{ words: words.fight, ...give({ order: 'fight', unit }) }],
      confirm: words.fight,
    }
  }

  function going(study: UnitStudy, { from, how }: OrderDraft, asked: Asked): OrderShown {
    const { unit, reach, shots } = study
    const assaults = study.assaults.map((one) => ({ ...one, place: placeOf(one.target, asked) }))
    const facing = how['face'] ?? 'enemy'
    const enemies = Object.entries(unitsOf(asked)).flatMap(([id, { hex }]) => (sideOf(id) === sideOf(unit) ? [] : hex))
    const faceAfter = (by: readonly string[]): string | undefined => {
      if (facing === 'asked') return undefined
      if (facing !== 'enemy' && facing !== 'ahead') return facing
      const end = by.at(-1) ?? from
      const towards = facing === 'enemy' ? towardsNearest(index, end, enemies) : undefined
      return towards ?? directionOfStep(index, by.at(-2) ?? from, end)
    }
    const figures = assaults.flatMap(({ place, hits }) => figure(place, percent(hits)))
    const distant = shots.flatMap(({ target, hit }) =>
      assaults.some((one) => one.target === target) ? [] : figure(placeOf(target, asked), percent(hit)),
    )
    return {
      ...plainOrder(named(unit)),
      summary: { words: words.activate(named(unit), percent(study.activated ?? 1)), tone: 'target' },
      targets: [...reach.map(({ hex }) => hex), ...assaults.flatMap(({ place }) => place ?? [])],
      overlay: overlayOf([
        ...reach.map(({ hex }): ZoneNote => ({ id: hex, tone: 'reach', soft: true })),
        ...field(study),
        ...figures,
        ...distant,
      ]),
      key: [
        { tone: 'reach', words: words.key.reach },
        { tone: 'quiet', words: words.key.field },
        { tone: 'target', words: words.key.target },
      ],
      forecastOf(place) {
        const goal = reach.find(({ hex }) => hex === place)
        const enemy = assaults.find((one) => one.place === place)
        if (enemy !== undefined) {
          const { target, by, hits, isHit } = enemy
          const findings: Finding[] = [{ words: words.attackOdds(percent(hits), percent(isHit)), tone: 'target' }]
          const order = give({ order: 'go', unit, by, attack: target })
          return { ...nowhere, title: words.attacks(named(target)), short: percent(hits), findings, order }
        }
        if (goal === undefined) return nowhere
        const title = words.goes(index.places.get(place)?.name ?? place, goal.by.length)
        const face = faceAfter(goal.by)
        const order = give({ order: 'go', unit, by: goal.by, ...(face !== undefined && { face }) })
        const end: ZoneNote = { id: place, tone: 'chosen', ...(face !== undefined && { front: bearings[face] ?? 0 }) }
        return { ...nowhere, title, short: title, findings: [], overlay: overlayOf([end]), order }
      },
      choices: [
        {
          key: 'face',
          once: true,
          words: words.facing,
          value: facing,
          options: [
            { value: 'enemy', words: words.enemy },
            { value: 'ahead', words: words.ahead },
            { value: 'asked', words: words.asked },
            ...Object.keys(bearings).map((value) => ({ value, words: named(value) })),
          ],
        },
      ],
      here: [{ words: words.stays, ...give({ order: 'go', unit, by: [] }) }],
      confirm: words.go,
    }
  }

  function field(study: UnitStudy): ZoneNote[] {
    return study.field.map((id) => ({ id, tone: 'quiet', soft: true }))
  }
}

const give = (order: UnitOrder): OrderToGive => ({ order: { ...order }, keep: [] })
const overlayOf = (zones: readonly ZoneNote[]): Overlay => ({ zones, ways: [], marks: [] })
const figure = (place: string | undefined, label: string): ZoneNote[] =>
  place === undefined ? [] : [{ id: place, tone: 'target', label, large: true }]

const unitsOf = ({ table }: Asked) => {
  const [view] = table.views
  return view === undefined ? {} : viewIn(view.known).unit
}
const placeOf = (unit: string, asked: Asked): string | undefined => unitsOf(asked)[unit]?.hex
const unitIn = (hex: string, asked: Asked): string | undefined =>
  Object.entries(unitsOf(asked)).find(([, row]) => row.hex === hex)?.[0]

const kindOf = ({ question }: Asked): UnitOrder['order'] | undefined =>
  question.answers.flatMap(({ verb }) => kinds[verb] ?? [])[0]

function startsOf(
  asked: Asked,
  named: (id: string) => string,
  words: Readonly<Record<UnitOrder['order'], (unit: string) => string>>,
): OrderStart[] {
  const starts = new Map<string, OrderStart>()
  for (const { verb, action, things } of asked.question.answers) {
    const kind = kinds[verb]
    const [unit, target] = things.map(({ name }) => name)
    const place = unit === undefined ? undefined : placeOf(unit, asked)
    if (kind === undefined || unit === undefined || place === undefined) continue
    const goal = target === undefined ? undefined : placeOf(target, asked)
    const goals = [...(starts.get(place)?.goals ?? []), ...(goal === undefined ? [] : [goal])]
    starts.set(place, {
      place,
      answer: starts.get(place)?.answer ?? action,
      words: words[kind](named(unit)),
      whole: true,
      goals,
    })
  }
  return [...starts.values()]
}
