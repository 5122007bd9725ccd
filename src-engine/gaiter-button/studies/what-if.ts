import { onFork } from '../../kernel/play/fork.ts'
import { bad, good, textIn, type Result } from '../../kernel/values/result.ts'
import { takeConnection } from '../ground/axes.ts'
import { NONE } from '../campaign/campaign.ts'
import { connectionName, connectionOf, enemyOf, zoneName, type G } from '../state/kit.ts'
import { hasBridge, hasPontoon, isRailOpen } from '../state/crossing.ts'
import { isContested } from '../state/places.ts'
import { withoutWays } from '../ground/survey.ts'
import type { Way } from '../state/ways.ts'
import type { AsSent } from './study.ts'

/**
 * What if this is lost? The study removes something that lines depend on and evaluates the same question again. On a
 * fork, bridges and railways are destroyed, and an axis of retreat is taken by the enemy, so that the rules themselves
 * determine the consequences. A road, which cannot be destroyed, is merely not used.
 */

/**
 * Something that can be removed, with the id used in requests: `bridge`, `railway` or `way` and a connection; or `axis`,
 * a connection and the contested zone it leads out of.
 */
export type Removable = {
  readonly id: string
  readonly kind: 'bridge' | 'railway' | 'way' | 'axis'
  readonly connection: string
  readonly zone: string | null
  /** The number of zones that would be worse off without it; 0 if another line replaces it. */
  readonly costs: number
}

/** Collects everything that lines use, each thing once, in the order of the map. */
export class Removables {
  readonly #found = new Map<string, Removable>()
  readonly #g: G

  constructor(g: G) {
    this.#g = g
  }

  byLand({ zones, connections }: Way): void {
    const g = this.#g
    connections.forEach((connection, index) => {
      this.#add(connectionOf(g, connection).water === 'major' ? 'bridge' : 'way', connection)
      for (const zone of [zones[index]!, zones[index + 1]!])
        if (isContested(g, zone)) this.#add('axis', connection, zone)
    })
  }

  byRail({ connections }: Way): void {
    for (const connection of connections) {
      this.#add('railway', connection)
      if (connectionOf(this.#g, connection).water === 'major') this.#add('bridge', connection)
    }
  }

  /**
   * All removables, the most important first. `places` returns a score for each place, always in the same order; higher
   * means better served.
   */
  weighed(side: number, places: (g: G) => readonly number[]): Removable[] {
    const g = this.#g
    const best = places(g)
    const all = [...this.#found.values()].map((one): Removable => {
      const loss = readLoss(g, one.id)
      const left = loss.ok ? afterLosing(g, side, [loss.value], places) : best
      return { ...one, costs: best.filter((worth, place) => left[place]! < worth).length }
    })
    return all.sort((a, b) => b.costs - a.costs || (a.id < b.id ? -1 : 1))
  }

  #add(kind: Removable['kind'], connection: number, zone = NONE): void {
    const g = this.#g
    const id = `${kind} ${connectionName(g, connection)}${zone === NONE ? '' : ` ${zoneName(g, zone)}`}`
    this.#found.set(id, removable(g, id, { kind, connection, zone }))
  }
}

const removable = (g: G, id: string, { kind, connection, zone }: Loss): Removable => ({
  id,
  kind,
  connection: connectionName(g, connection),
  zone: zone === NONE ? null : zoneName(g, zone),
  costs: 0,
})

interface Loss {
  readonly kind: Removable['kind']
  readonly connection: number
  readonly zone: number
}

/** The answer in the current state, and without some things. */
export interface WhatIf<Answer> {
  readonly before: Answer
  readonly after: Answer
  readonly without: readonly Removable[]
}

/** Evaluates a game. `isLast`: nothing more will be removed, so it is worth computing what else could be. */
type Ask<Answer> = (g: G, isLast: boolean) => Answer

/** What a request may remove: ids of removables from an answer. */
export type Removed = { readonly without?: readonly string[] }

/** Evaluates the game as it is, and without what the request removes. */
export function asRequested<Answer>(
  g: G,
  side: number,
  { without }: AsSent<Removed>,
  ask: Ask<Answer>,
): Result<WhatIf<Answer>> {
  return asIf(g, side, Array.isArray(without) ? without.map((one) => textIn(one)) : [], ask)
}

function asIf<Answer>(g: G, side: number, ids: readonly string[], ask: Ask<Answer>): Result<WhatIf<Answer>> {
  const losses: Loss[] = []
  for (const id of ids) {
    const read = readLoss(g, id)
    if (!read.ok) return read
    losses.push(read.value)
  }
  const before = ask(g, losses.length === 0)
  if (losses.length === 0) return good({ before, after: before, without: [] })
  const without = losses.map((loss, index) => removable(g, ids[index]!, loss)) // one for each
  return good({ before, after: afterLosing(g, side, losses, (rest) => ask(rest, true)), without })
}

/** Evaluates the game without some things. */
function afterLosing<Answer>(g: G, side: number, losses: readonly Loss[], ask: (rest: G) => Answer): Answer {
  return onFork(g, (fork) => {
    const ways = losses.flatMap((loss) => (loss.kind === 'way' ? [loss.connection] : []))
    for (const loss of losses) lose(fork, side, loss)
    return withoutWays(fork, ways, () => ask(fork))
  })
}

function readLoss(g: G, id: string): Result<Loss> {
  const [kind = '', name = '', at = ''] = id.split(' ')
  const { language } = g.layout
  const connection = language.numberOf('connection', name)
  const zone = at === '' ? NONE : language.numberOf('zone', at)
  const fail = (message: string) => bad({ code: 'no-such-thing', message })
  if (connection < 0) return fail(`"${id}" cannot be thought away: there is no connection "${name}".`)
  if (kind === 'way') return good({ kind, connection, zone })
  if (kind === 'railway') {
    if (isRailOpen(g, connection)) return good({ kind, connection, zone })
    return fail(`"${id}" cannot be thought away: no railway is in use there.`)
  }
  if (kind === 'bridge') {
    if (hasBridge(g, connection) || hasPontoon(g, connection)) return good({ kind, connection, zone })
    return fail(`"${id}" cannot be thought away: there is no bridge.`)
  }
  if (kind !== 'axis')
    return fail(`"${id}" cannot be thought away: name a bridge, a railway or a way, or an axis and its zone.`)
  const isThere = zone >= 0 && g.campaign.board.connectionsAt(zone).includes(connection)
  if (isThere && isContested(g, zone)) return good({ kind, connection, zone })
  return fail(`"${id}" cannot be thought away: that connection leads out of no contested zone of this name.`)
}

function lose(g: G, side: number, { kind, connection, zone }: Loss): void {
  if (kind === 'railway') g.connection.railDestroyed.set(connection, true)
  if (kind === 'bridge') {
    g.connection.destroyed.set(connection, true)
    g.connection.pontoonBuilt.set(connection, false)
  }
  // The enemy enters by it.
  if (kind === 'axis') takeConnection(g, enemyOf(side), zone, connection, true)
}
