import { Why } from '../../kernel/values/explain.ts'
import { NONE } from '../campaign/campaign.ts'
import { crowdCost, marchCost, mayMarch, unitsMarching } from '../march/march.ts'
import type { AtHand } from '../march/march-odds.ts'
import { membersOf } from '../state/counters.ts'
import { connectionName, zoneName, type G } from '../state/kit.ts'
import { because, type Because } from './study.ts'

/** A connection of the stack's zone that it cannot take. */
export type Barred = { readonly connection: string; readonly to: string; readonly why: Because }

/** The reasons why the stack cannot take a connection, by the rules that are checked before a marker is drawn. */
export function barredHere(g: G, { side, mp, stopped }: AtHand, zone: number): Barred[] {
  if (stopped) return []
  const [first = NONE] = membersOf(g.stack)
  const inside = g.counter.inside.of(first)
  const found: Barred[] = []
  for (const connection of g.campaign.board.connectionsAt(zone)) {
    const to = g.campaign.board.otherEnd(connection, zone)
    const why = new Why()
    if (mayMarch(g, side, zone, inside, connection, why)) {
      const units = unitsMarching(g)
      const cost = marchCost(g, side, connection, to, units)
      if (cost > mp && cost - crowdCost(g, units) <= mp) why.because('gb.march.crowd', 'too-many', { cost, mp })
      else if (cost > mp) why.because('gb.activation.end', 'not-enough-mp', { cost, mp })
    }
    if (why.refusal !== undefined)
      found.push({ connection: connectionName(g, connection), to: zoneName(g, to), why: because(why.refusal) })
  }
  return found
}

/** The reason why a stack that may be activated reaches no other zone. */
export function refusalOf(g: G, start: AtHand, zone: number, barred: readonly Barred[]): Because | null {
  if (start.stopped) return { rule: 'gb.entry.stop', reason: 'stopped', facts: { zone: zoneName(g, zone) } }
  const shut = barred.find(({ why }) => why.rule === 'gb.leave.shut-in')
  const many = barred.find(({ why }) => why.reason === 'too-many')
  const dear = barred.find(({ why }) => why.reason === 'not-enough-mp')
  return shut?.why ?? many?.why ?? dear?.why ?? barred[0]?.why ?? null
}
