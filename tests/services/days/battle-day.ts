import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import type { Calls } from '../../main/carry.ts'

/** A day of battles at one machine, played as people at the table would: by orders where there is one, else by hand. */

export interface Played {
  readonly table: GameSnapshot
  /** How often the table was handed over. */
  readonly handOvers: number
  /** What was done by hand: by whom, whether as an order, at which question, in which battle of the day; 0 outside. */
  readonly acts: readonly ActByHand[]
  readonly battles: number
  readonly reconnaissances: number
}
export interface ActByHand {
  readonly side: number
  readonly kind: string
  readonly act: string
  readonly battle: number
}

export interface Habits {
  /** Orders are given where there is one; else every answer is given by hand. */
  readonly byOrders: boolean
  /** So many battles are launched, and so many reconnaissances made. */
  readonly battles: number
  readonly reconnaissances: number
}

type NextMove = { readonly order: JsonObject } | { readonly action: string }

/** Plays until the first question of the first night, or until no act is left. */
export async function playDay(calls: Calls, id: number, habits: Habits): Promise<Played> {
  let table = await calls.games.open({ id })
  let [handOvers, battles, battle, reconnaissances] = [0, 0, 0, 0]
  const acts: ActByHand[] = []
  const begun = new Set<string>()
  for (let count = 0; count < 2000 && table.decider !== null; count += 1) {
    if (table.seat !== table.decider) {
      if (table.seat !== null) handOvers += 1
      table = await calls.games.sit({ id, side: table.decider })
      continue
    }
    const { question } = table
    if (question === null || question.kind === 'night-works') break
    const left = { battles: habits.battles - battles, reconnaissances: habits.reconnaissances - reconnaissances }
    const next = await nextMove(calls, table, { ...habits, ...left }, begun)
    const act = 'order' in next ? JSON.stringify(next.order) : next.action
    const launches = act.startsWith('attack ') || (act.includes('"battle"') && act.includes('"zone"'))
    if (launches) battles += 1
    if (launches || question.kind === 'impulse') battle = launches ? battles : 0
    if (act === 'reconnoitre' || act.includes('"reconnaissance"')) reconnaissances += 1
    acts.push({ side: table.decider, kind: question.kind, act, battle })
    table =
      'order' in next
        ? await calls.games.order({
            id,
            order: next.order as Parameters<Calls['games']['order']>[0]['order'],
            alone: true,
          })
        : await calls.games.act({ id, action: next.action, alone: true })
  }
  return { table, handOvers, acts, battles, reconnaissances }
}

async function nextMove(calls: Calls, table: GameSnapshot, habits: Habits, begun: Set<string>): Promise<NextMove> {
  const { question } = table
  const actions = question!.answers.map(({ action }) => action)
  const first = (...starts: readonly string[]): NextMove => {
    for (const start of starts) {
      const action = actions.find((one) => one.startsWith(start))
      if (action !== undefined) return { action }
    }
    return { action: actions[0]! }
  }
  switch (question!.kind) {
    case 'impulse': {
      const attack = actions.find((one) => one.startsWith('attack '))
      const scouts = habits.reconnaissances > 0 ? scoutsIn(table, attack?.split(' ')[1]) : []
      if (scouts.length > 0)
        return { order: { order: 'reconnaissance', counters: scouts, afterwards: 'end-operation' } }
      if (attack !== undefined && habits.battles > 0)
        return habits.byOrders ? { order: { order: 'battle', zone: attack.split(' ')[1]! } } : { action: attack }
      const march = habits.battles > 0 ? await marchToEnemy(calls, table, begun) : undefined
      if (march !== undefined) return { order: march }
      return { order: { order: 'pass-day' } }
    }
    case 'engage':
      return habits.byOrders ? { order: { order: 'battle' } } : first('engage-all', 'give-battle')
    case 'lead':
      return first('lead-with')
    case 'charge':
      return first('no-charge')
    case 'rout-test':
      return first('face-rout', 'next-lead')
    case 'voluntary-retreat':
      return first('try-retreat', 'pull-out', 'begin-retreat')
    case 'activation':
      return first('end-activation')
    case 'muster':
      return first('march-off')
    case 'marker':
      return first('keep')
    case 'declaring':
      return { order: { order: 'screen' } }
    default:
      return first('keep-decoys')
  }
}

/** Cavalry of the side that is asked that could reconnoitre a place. */
function scoutsIn({ views, decider, question }: GameSnapshot, zone: string | undefined): string[] {
  const counters = views.find(({ side }) => side === decider)!.known['counter'] as Record<string, JsonObject>
  const isReady = question!.answers.some(({ action }) => action === `activate ${zone}`)
  return Object.entries(counters).flatMap(([id, one]) =>
    isReady && one['zone'] === zone && one['activated'] === false && one['cavalry'] !== 0 && one['infantry'] === 0
      ? [id]
      : [],
  )
}

/** A march that ends where the enemy is, of the largest stack that has not been tried before. */
async function marchToEnemy(calls: Calls, table: GameSnapshot, begun: Set<string>): Promise<JsonObject | undefined> {
  const { id, decider, question } = table
  const marches: { readonly key: string; readonly stack: string[]; readonly to: string }[] = []
  for (const { action, verb } of question!.answers) {
    const key = `${decider} ${action}`
    if (verb !== 'activate' || begun.has(key)) continue
    const request = { study: 'reach', from: action.split(' ')[1]! }
    const { stack, zones } = (await calls.games.study({ id, side: decider!, request })).study as unknown as Reach
    const goal = zones.find(({ stops, chance }) => stops && chance > 0.5)
    if (goal !== undefined) marches.push({ key, stack, to: goal.zone })
  }
  const [march] = marches.toSorted((a, b) => b.stack.length - a.stack.length)
  if (march === undefined) return undefined
  begun.add(march.key)
  return { order: 'march', counters: march.stack, to: march.to, afterwards: 'end-operation' }
}
type Reach = { readonly stack: string[]; readonly zones: readonly { zone: string; stops: boolean; chance: number }[] }
