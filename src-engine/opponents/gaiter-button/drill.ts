import { next } from '../../board/bitset.ts'
import type { ActionCode } from '../../kernel/actions/actions.ts'
import { zonesToActivate } from '../../gaiter-button/activation/muster.ts'
import { activation } from '../../gaiter-button/activation/activation.ts'
import { unitsLeft } from '../../gaiter-button/activation/together.ts'
import { FRENCH, NONE } from '../../gaiter-button/campaign/campaign.ts'
import { marker, fatigueOn } from '../../gaiter-button/march/fatigue.ts'
import { corpsOf, countersIn, isUnit } from '../../gaiter-button/state/counters.ts'
import { enemyOf, scenarioOf, tablesOf, type G } from '../../gaiter-button/state/kit.ts'
import { soundAnswer } from './answers.ts'
import { groundOf } from './judgement/ground-known.ts'
import { FAR, type Ground } from './judgement/ground.ts'
import { goalsOf } from './judgement/goals.ts'
import { sideAt } from './judgement/sides.ts'
import { defaultManner } from './judgement/manner.ts'
import { weightsSeenBy, type Weights } from './judgement/weights.ts'

/**
 * A cheap policy without search: the French march to their goal while they can reach it, the Germans to the nearest French;
 * the stronger side attacks. It is based on the positions and the weights of counters.
 */
export function drillChoice(g: G, side: number): ActionCode {
  const { language } = g.layout
  const { name } = g.asking.kind.kind
  const ground = groundOf(g)
  const weights = weightsSeenBy(g, side)
  const drill = { g, side, ground, weights, toward: towards(g, side, ground, weights) }
  const actions = Array.from(g.actions, (code) => language.textOf(code))
  const text =
    drills[name]?.(drill, actions) ??
    soundAnswer({ g, side, kind: name, actions, ground, weights, manner: defaultManner })
  const code = language.parseText(text ?? actions[0]!)
  return code.ok && g.isLegal(code.value) ? code.value : g.actions.at(0)
}

interface Drill {
  readonly g: G
  readonly side: number
  readonly ground: Ground
  readonly weights: Weights
  /** Connections from a zone to the nearest one where the side wants to be. */
  readonly toward: (zone: number) => number
}

const drills: { readonly [kind: string]: (drill: Drill, actions: readonly string[]) => string | undefined } = {
  impulse: nextOperation,
  muster: takeTwo,
  activation: marchOn,
  marker: ({ g }) => {
    const f = g.topmost(marker)
    return f !== undefined && f.drawn !== NONE && fatigueOn(g, f.drawn) === 'stop' ? 'return' : 'keep'
  },
}

function towards(g: G, side: number, { hops, zones }: Ground, { fight }: Weights): (zone: number) => number {
  const targets = new Set<number>()
  if (side === FRENCH) for (const zone of goalsOf(g).zones) targets.add(zone)
  else
    for (let counter = 0; counter < fight.length; counter++)
      if (sideAt(g, counter) === FRENCH && g.counter.zone.of(counter) !== NONE && fight[counter]! > 1.5)
        targets.add(g.counter.zone.of(counter))
  const list = [...targets]
  return (zone) => {
    let nearest = FAR
    for (const target of list) nearest = Math.min(nearest, hops[zone * zones + target]!)
    return nearest
  }
}

const forceIn = ({ g, weights: { fight } }: Drill, side: number, zone: number): number =>
  countersIn(g, side, zone).reduce((sum, counter) => sum + fight[counter]!, 0)

function nextOperation(drill: Drill, actions: readonly string[]): string | undefined {
  const { g, side, toward } = drill
  const { language } = g.layout
  for (const action of actions) {
    if (!action.startsWith('attack ')) continue
    const zone = language.numberOf('zone', action.slice('attack '.length))
    const fresh = countersIn(g, side, zone).some((counter) => isUnit(g, counter) && !g.counter.combatted.of(counter))
    if (fresh && forceIn(drill, side, zone) > 1.3 * forceIn(drill, enemyOf(side), zone)) return action
  }
  const scenario = scenarioOf(g)
  const reach = 2 * (scenario.turns - g.turn + 1)
  const ready = zonesToActivate(g, side, unitsLeft(g, side))
  let [found, nearest] = [NONE, Infinity]
  for (let zone = next(ready, 0); zone >= 0; zone = next(ready, zone + 1)) {
    const far = toward(zone)
    if (far === 0 && side !== FRENCH) continue
    if (side === FRENCH && far + 1 > reach) continue
    if (countersIn(g, enemyOf(side), zone).length > 0 && side !== FRENCH) continue
    if (!countersIn(g, side, zone).some((counter) => isUnit(g, counter) && !g.counter.activated.of(counter))) continue
    if (far >= nearest) continue
    nearest = far
    found = zone
  }
  if (found !== NONE) return `activate ${g.nameOf('zone', found)}`
  return actions.includes('end-impulse') ? 'end-impulse' : 'pass'
}

function takeTwo({ g }: Drill, actions: readonly string[]): string | undefined {
  const { language } = g.layout
  const takes = actions.filter((action) => action.startsWith('take '))
  const unitIn = (action: string): number => language.numberOf('counter', action.slice('take '.length))
  const first = g.stack.next(0)
  if (first < 0) return takes.find((action) => isUnit(g, unitIn(action))) ?? takes[0] ?? actions[0]
  if (g.stack.count > 1) return 'march-off'
  return (
    takes.find((action) => isUnit(g, unitIn(action)) && corpsOf(g, unitIn(action)) === corpsOf(g, first)) ?? 'march-off'
  )
}

function marchOn({ g, toward }: Drill, actions: readonly string[]): string | undefined {
  if (actions.includes('leave-map')) return 'leave-map'
  const { board } = g.campaign
  const f = g.topmost(activation)
  if (f === undefined) return undefined
  const here = toward(f.zone)
  let [found, nearest] = ['', here]
  for (const action of actions) {
    if (!action.startsWith('move ')) continue
    const beyond = board.otherEnd(g.layout.language.numberOf('connection', action.slice('move '.length)), f.zone)
    if (toward(beyond) >= nearest) continue
    nearest = toward(beyond)
    found = action
  }
  if (found !== '') return found
  const more = f.kept < tablesOf(g).fatigue.freeMarkers && actions.includes('draw') && !hasMarkerInHand(f)
  if (more && board.neighbours(f.zone).some((zone) => toward(zone) < here)) return 'draw'
  if (more && scenarioOf(g).exits.includes(f.zone) && f.side === FRENCH) return 'draw'
  return 'end-activation'
}

const hasMarkerInHand = (f: { readonly fresh: boolean; readonly connections: number }): boolean =>
  f.fresh || f.connections > 0
