import type { EnemyStack, EnemyStudy } from '#engine/gaiter-button/window-types.ts'
import type { Tone } from '../../../map/board/overlay.ts'
import type { Finding, Layer } from '../../../system-ui/system-ui.ts'
import { liveryOf } from '../counters/order-of-battle.ts'
import { answerTo } from '../reads/reads.ts'
import { Drawing, type Tools } from './tools.ts'
import { named } from './words.ts'

/** The enemy (GB 1.2.1): where he stands, what is known of him, and how far he could come. */
export function enemyLayer(tools: Tools): Layer {
  const { enemy: words } = tools.words
  return {
    id: 'enemy',
    ...named('enemy'),
    requestFor: () => ({ study: 'enemy' }),
    show: (answer, { side }) => {
      const study = answerTo('enemy', answer)
      const tone = liveryOf(1 - side)
      return {
        overlay: drawn(study, tone, tools),
        key: [
          { tone, as: 'ring', words: words.key.stack },
          { tone, as: 'wash', words: words.key.reach },
          { tone: 'bad', as: 'ring', words: words.key.threat },
        ],
        findings: findingsOf(study, tone, tools),
        removable: [],
      }
    },
  }
}

function drawn({ stacks, threatened }: EnemyStudy, tone: Tone, { words: { enemy } }: Tools) {
  const drawing = new Drawing()
  drawing.wash([...new Set(stacks.flatMap(({ reach }) => reach))], tone)
  for (const { zone } of threatened) drawing.ring(zone, 'bad')
  const places = new Map<string, number>()
  for (const { zone, counters } of stacks) places.set(zone, (places.get(zone) ?? 0) + counters)
  for (const [zone, counters] of places) drawing.ring(zone, tone, enemy.label(counters))
  return drawing.overlay
}

function findingsOf({ stacks, threatened }: EnemyStudy, tone: Tone, tools: Tools): Finding[] {
  const { placeName, zoneOf, words } = tools
  const { enemy } = words
  if (stacks.length === 0) return [{ words: enemy.none, tone: 'good' }]
  const sum = (of: (stack: EnemyStack) => number): number => stacks.reduce((all, stack) => all + of(stack), 0)
  const places = new Set(stacks.map(({ zone }) => zone)).size
  return [
    {
      words: enemy.summary(
        sum(({ counters }) => counters),
        places,
        sum(({ known }) => known.length),
      ),
      tone,
    },
    ...(threatened.length === 0 ? [{ words: enemy.safe, tone: 'good' } as const] : []),
    ...threatened
      .toSorted((one, other) => Number(other.byInfantry) - Number(one.byInfantry))
      .map(({ zone, from, byInfantry }): Finding => {
        const elsewhere = from.filter((one) => one !== zone).map(placeName)
        const comes =
          elsewhere.length === 0 ? '' : (byInfantry ? enemy.threatened : enemy.byCavalry)(some(elsewhere, tools))
        const there = from.includes(zone) ? enemy.there : ''
        const said = [there, comes].filter((one) => one !== '').join(words.apart)
        return { words: enemy.at(placeName(zone), said), tone: byInfantry ? 'bad' : 'target', at: zoneOf(zone) }
      }),
    ...stacks.map((stack): Finding => ({ words: stackSaid(stack, tools), tone, at: zoneOf(stack.zone) })),
  ]
}

/** Up to this many places are named. */
const few = 3
const some = (names: readonly string[], { list, words }: Tools): string =>
  names.length <= few + 1 ? list(names) : words.more(names.slice(0, few).join(', '), names.length - few)

function stackSaid({ zone, inside, counters, activated, known, pace }: EnemyStack, tools: Tools): string {
  const { placeName, counterName, words } = tools
  const { enemy } = words
  const said = [
    enemy.stack(placeName(zone), counters, counters - activated),
    ...(inside ? [enemy.inside] : []),
    ...(pace > 0 ? [enemy.pace(pace)] : []),
    ...known.map(({ counter, strength }) =>
      strength === null
        ? counterName(counter)
        : enemy.strength(counterName(counter), strength.infantry, strength.cavalry, strength.guns, strength.morale),
    ),
  ]
  return `${said.join(words.apart)}.`
}
