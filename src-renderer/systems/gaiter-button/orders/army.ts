import type { StacksStudy } from '#engine/gaiter-button/window-types.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { OrderDraft, OrderForecast, OrderShown } from '../../../system-ui/ordering.ts'
import type { Finding } from '../../../system-ui/system-ui.ts'
import { noOverlay } from '../../../map/board/overlay.ts'
import { tones, whyOf } from '../layers/reach.ts'
import { Drawing } from '../layers/tools.ts'
import type { Means } from './forecast.ts'
import { inWords } from './in-words.ts'
import { choicesOf, marchFor } from './standing.ts'

/** The march of a corps or an army: its stacks march to the same goal one after the other, each as far as it can today. */
export function armyShown(study: StacksStudy, draft: OrderDraft, sets: OrderShown['sets'], means: Means): OrderShown {
  const { tools, words } = means
  const { stacks, idle } = study
  const all = [...stacks.flatMap(({ stack }) => stack), ...idle]
  const isTaken = (who: readonly string[] | null): boolean =>
    who !== null && who.length === all.length && who.every((id) => all.includes(id))
  const drawing = new Drawing()
  for (const { zone } of stacks) drawing.ring(zone, 'reach')
  return {
    whoTitle: words.who,
    title: words.together(stacks.length),
    who: [...all, ...leftOut(all, sets)].map((id) => ({
      id,
      words: tools.counterName(id),
      taken: all.includes(id),
    })),
    sets: sets.map((set) => ({ ...set, taken: isTaken(set.who) })),
    summary: { words: words.stacks(stacks.length, all.length - idle.length, idle.length), tone: 'reach' },
    targets: [...new Set(stacks.flatMap(({ zones }) => zones.map(({ zone }) => zone)))],
    overlay: drawing.overlay,
    key: [],
    forecastOf: (to) => forecastOf(study, to, draft, means),
    choices: choicesOf(draft, words),
    here: [],
    strikes: null,
    confirm: words.march,
  }
}

/** The counters missing from the smallest set that contains all who were chosen. */
function leftOut(chosen: readonly string[], sets: OrderShown['sets']): readonly string[] {
  const whole = sets
    .flatMap(({ who }) => (who !== null && chosen.every((id) => who.includes(id)) ? [who] : []))
    .toSorted((one, other) => one.length - other.length)[0]
  return whole?.filter((id) => !chosen.includes(id)) ?? []
}

function forecastOf(study: StacksStudy, to: string, draft: OrderDraft, means: Means): OrderForecast {
  const { tools, words, book } = means
  const orders = ordersFor(study, to, draft)
  const [order] = orders
  const place = tools.placeName(to)
  return {
    title: words.to(place),
    short: words.arriving(study.stacks.filter(({ zones }) => zones.some(({ zone }) => zone === to)).length),
    findings: study.stacks
      .filter(({ zone }) => zone !== to)
      .map(({ zone, stack, zones, refused }): Finding => {
        const goal = zones.find((reached) => reached.zone === to)
        const who = words.from(inWords(stack, book, tools, words), tools.placeName(zone))
        if (goal !== undefined) return { words: words.stackArrives(who, goal.chance), tone: tones[goal.grade] }
        return refused === null
          ? { words: words.stackComes(who), tone: 'target' }
          : { words: words.stackStays(who, whyOf(refused, tools)), tone: 'bad', rule: refused.rule }
      }),
    overlay: noOverlay,
    order: order === undefined ? null : { order, keep: orders },
    others: [],
  }
}

/**
 * A march for each stack, in the order of execution: stacks that go far today come first, so that none blocks another. An
 * operation ends when the next stack does not fit into it.
 */
function ordersFor({ stacks, most }: StacksStudy, to: string, { how }: OrderDraft): JsonObject[] {
  const going = stacks.filter(({ zone }) => zone !== to).toSorted((one, other) => other.zones.length - one.zones.length)
  let used = 0
  return going.map(({ stack, size }, index) => {
    used += size
    const next = going[index + 1]
    const usesUp = next === undefined || used + next.size > most
    if (usesUp) used = 0
    return { ...marchFor(stack, to, how, usesUp), far: 'approach' }
  })
}
