import type {
  Answered,
  AttacksStudy,
  AttackStudy,
  AttacksRequest,
  AttackRequest,
} from '#engine/wissembourg-spicheren/window-types.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { ZoneNote } from '../../../map/board/overlay.ts'
import type { Asked, Finding } from '../../../system-ui/asked.ts'
import type { OrderDraft, OrderForecast, OrderShown, OrderStart } from '../../../system-ui/ordering.ts'
import { nowhere, plainOrder } from '../../../system-ui/plain-order.ts'
import { answersOf, give, type Means, overlayOf, placeOf } from './means.ts'

/** The card of an attack: the attackers, who joins them, the sum, and the exact chances for whatever the defenders do. */

export function attackStarts(asked: Asked, { named, words }: Means): OrderStart[] {
  const starts = new Map<string, OrderStart>()
  for (const { unit, action } of answersOf(asked, 'attack')) {
    const place = placeOf(unit, asked)
    if (place !== undefined && !starts.has(place))
      starts.set(place, { place, answer: action, words: words.start.attack(named(unit)), whole: true })
  }
  return [...starts.values()]
}

/** The first answer that attacks a hex, or joins attacks on it. */
export const attackAt = (place: string, asked: Asked): string | null =>
  [...answersOf(asked, 'attack'), ...answersOf(asked, 'join')].find(({ last }) => last === place)?.action ?? null

export function attackRequest({ from, first, who, strikes, how }: OrderDraft, asked: Asked): JsonObject {
  if (strikes)
    return {
      study: 'attack',
      hex: from,
      ...(who === null ? {} : { units: [...who] }),
      ...(how['join'] === undefined ? {} : { leader: how['join'] === nobody ? null : how['join'] }),
    } satisfies AttackRequest
  const here = answersOf(asked, 'attack').filter(({ unit }) => placeOf(unit, asked) === from)
  const unit = here.find((one) => one.unit === first)?.unit ?? here[0]?.unit ?? ''
  return { study: 'attacks', unit } satisfies AttacksRequest
}

const nobody = 'nobody'

export const attackShown = (answer: JsonObject, draft: OrderDraft, means: Means): OrderShown =>
  draft.strikes
    ? composed(answer as unknown as AttackStudy, draft, means) // the request determines the type
    : single(answer as unknown as AttacksStudy, means)

/** The card of one unit, with what it can attack on its own. */
function single({ unit, attacks }: AttacksStudy, { words, named, percent, index }: Means): OrderShown {
  return {
    ...plainOrder(named(unit)),
    summary: { words: words.alone(named(unit)), tone: 'quiet', rule: 'ws.assault.declare' },
    targets: attacks.map(({ hex }) => hex),
    overlay: overlayOf(
      attacks.map(({ hex, alone }): ZoneNote => ({
        id: hex,
        tone: 'target',
        label: percent(alone.taken),
        large: true,
      })),
    ),
    key: [{ tone: 'target', words: words.key.taken }],
    forecastOf(place) {
      const found = attacks.find(({ hex }) => hex === place)
      if (found === undefined) return nowhere
      const { alone, helped } = found
      return {
        ...nowhere,
        title: words.attackOn(index.places.get(place)?.name ?? place),
        short: percent(alone.taken),
        findings: [
          {
            words: words.aloneOdds(percent(alone.taken), percent(alone.held), percent(alone.repulsed)),
            tone: 'target',
          },
          ...(helped.taken < alone.taken - 1e-9
            ? [
                {
                  words: words.helpedOdds('…', percent(helped.taken), percent(helped.held), percent(helped.repulsed)),
                  tone: 'quiet',
                } as const,
              ]
            : []),
        ],
        order: give({ order: 'attack', hex: place, units: [unit] }),
      }
    },
    confirm: words.declare,
  }
}

/** The card of all attackers of a hex. */
function composed(study: AttackStudy, draft: OrderDraft, means: Means): OrderShown {
  const { words, named, index } = means
  const { hex, able, taken, leaders, leader } = study
  const overlay = overlayOf([
    { id: hex, tone: 'target' },
    ...able.flatMap(({ unit, flank }): ZoneNote[] => (flank && taken.includes(unit) ? [{ id: hex, tone: 'bad' }] : [])),
  ])
  const forecast: OrderForecast = {
    ...nowhere,
    title: index.places.get(hex)?.name ?? hex,
    findings: findingsOf(study, means),
    overlay,
    order: give({ order: 'attack', hex, units: taken, ...(leader === null ? {} : { leader }) }),
  }
  return {
    ...plainOrder(words.attackOn(index.places.get(hex)?.name ?? hex)),
    whoTitle: words.attackers,
    who: able.map(({ unit, value }) => ({ id: unit, words: `${named(unit)} (${value})`, taken: taken.includes(unit) })),
    sets: able.length > 1 ? [{ words: words.everybody, who: null, taken: taken.length === able.length }] : [],
    summary: ratioOf(study, means),
    overlay,
    forecastOf: () => forecast,
    choices:
      leaders.length === 0
        ? []
        : [
            {
              key: 'join',
              once: true,
              words: words.joining,
              value: draft.how['join'] === nobody || leader === null ? nobody : leader,
              options: [
                ...leaders.map(({ unit }) => ({ value: unit, words: named(unit) })),
                { value: nobody, words: words.nobody },
              ],
            },
          ],
    confirm: words.declare,
  }
}

function ratioOf({ able, taken, leader, defenders, protection, alone }: AttackStudy, { words, named }: Means): Finding {
  const first = able.filter(({ unit }) => taken.includes(unit))
  const own =
    leader === null ? Math.max(...first.map(({ value }) => value)) : first.reduce((sum, { value }) => sum + value, 0)
  const enemy = defenders.map(({ unit }) => named(unit)).join(' + ')
  const value = defenders.reduce((sum, one) => sum + one.value, 0)
  const column = alone.columns.reduce((sum, { value: part }) => sum + part, 0)
  return {
    words: words.ratio(own, protection, Math.max(0, column), enemy, value),
    tone: 'reach',
    rule: 'ws.combat.column',
  }
}

function findingsOf(study: AttackStudy, means: Means): Finding[] {
  const { words, named, percent, number } = means
  const { alone, helped, leader, leaders, evaders } = study
  const joins = leaders.find(({ unit }) => unit === leader)
  const modifiers = ledgerIn([...alone.columns.slice(1), ...alone.modifiers], means)
  const defence = ledgerIn([...alone.defence, ...alone.defenceModifiers], means)
  const names = (units: readonly string[]) => units.map(named).join(', ')
  return [
    {
      words: words.aloneOdds(...three(alone, percent)),
      tone: alone.taken >= 0.5 ? 'good' : 'bad',
      rule: 'ws.combat.table',
    },
    ...(helped === null
      ? []
      : [
          {
            words: words.helpedOdds(names(helped.helpers), ...three(helped, percent)),
            tone: 'bad',
            rule: 'ws.defence.helpers',
          } as const,
        ]),
    ...(joins === undefined
      ? []
      : [
          {
            words: words.joins(named(joins.unit), percent(joins.chance)),
            tone: 'reach',
            rule: 'ws.assault.coordination',
          } as const,
        ]),
    ...(modifiers === '' ? [] : [{ words: words.modifiers(modifiers), tone: 'quiet', rule: 'ws.combat.die' } as const]),
    ...(defence === '' ? [] : [{ words: words.defence(defence), tone: 'quiet', rule: 'ws.defence.combat' } as const]),
    ...(evaders.length === 0
      ? []
      : [{ words: words.evades(names(evaders)), tone: 'quiet', rule: 'ws.assault.evade' } as const]),
    { words: `${words.losses(number(alone.ownLost), number(alone.enemyLost))} ${words.policy}`, tone: 'quiet' },
  ]
}

const three = ({ taken, held, repulsed }: Answered, percent: (share: number) => string): [string, string, string] => [
  percent(taken),
  percent(held),
  percent(repulsed),
]

const ledgerIn = (lines: Answered['columns'], { words }: Means): string =>
  lines
    .map(({ label, value }) => `${words.ledger[label] ?? label} ${value > 0 ? '+' : '−'}${Math.abs(value)}`)
    .join(', ')
