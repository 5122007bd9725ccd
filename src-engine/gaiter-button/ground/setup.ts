import type { Switches } from '../../kernel/system/system.ts'
import { ARMS } from '../campaign/campaign.ts'
import { armColumn, endOf, firstOf, isRowArm } from '../state/counters.ts'
import { layPermanentPontoon } from '../state/crossing.ts'
import { scenarioOf, type G } from '../state/kit.ts'
import { FATE } from '../state/shape.ts'
import { fillDetachment, startLeft, startPoints } from './strength.ts'

/** The result of such a draw is visible to neither side. */
const NONE_SEES = 2

/** The optional rules of a scenario: the rule that each switches and its flag in the game. */
export const switches = {
  'permanent-losses': { rule: 'gb.options.permanent-losses', flag: 'permanentLosses' },
  'you-are-the-commander': { rule: 'gb.options.commander', flag: 'youAreTheCommander' },
  'french-doctrine': { rule: 'gb.options.doctrine', flag: 'frenchDoctrine' },
  'defender-engages-all': { rule: 'gb.combat.all-engaged', flag: 'defenderEngagesAll' },
  'secret-command': { rule: 'gb.command.secret', flag: 'secretCommand' },
  'german-uncertainty': { rule: 'gb.scenario.uncertainty', flag: 'germanUncertainty' },
  hesitation: { rule: 'gb.scenario.hesitation', flag: 'hesitation' },
  'supply-roll': { rule: 'gb.scenario.supply-roll', flag: 'supplyRoll' },
  'no-rail-supply': { rule: 'gb.scenario.no-rail', flag: 'noRailSupply' },
  'permanent-pontoon': { rule: 'gb.scenario.pontoon', flag: 'permanentPontoon' },
} as const
export type SwitchId = keyof typeof switches
const switchIds = Object.keys(switches) as SwitchId[] // the keys of the object above

/**
 * @rule gb.scenario.set-up
 * Sets up the scenario: forces, reductions, detachments, garrisons, destroyed bridges. Decoys are in their owners'
 * hands.
 */
export function placeForces(g: G, id: string, chosen: Switches): void {
  g.scenario = g.campaign.scenarios.findIndex((scenario) => scenario.id === id)
  for (const one of switchIds) g[switches[one].flag] = chosen[one] ?? false
  const { data, placements, detached, reinforcements, present, pontoons } = scenarioOf(g)
  for (const side of [0, 1]) g.camp.mixing.set(side, g.chance.die(0x3fff_ffff, 'mixing', NONE_SEES))
  g.campaign.counters.forEach((counter, number) => {
    g.counter.token.set(number, number)
    if (present[number] === 0) g.counter.fate.set(number, FATE.absent)
    if (counter.kind !== 'unit') return
    for (let arm = 0; arm < ARMS; arm++) armColumn(g, arm).set(number, startPoints(g, number, arm))
    g.counter.left.set(number, startLeft(g, number))
  })
  for (const { counters } of reinforcements) for (const counter of counters) g.counter.fate.set(counter, FATE.awaited)
  for (const { counter, zone, inside } of placements) {
    g.counter.zone.set(counter, zone)
    g.counter.inside.set(counter, inside)
    g.counter.outOfSupply.set(counter, data.outOfSupplyAtStart)
  }
  for (const { detachment, zone, from, strength } of detached) {
    g.counter.zone.set(detachment, zone)
    g.counter.outOfSupply.set(detachment, data.outOfSupplyAtStart)
    g.counter.mother.set(detachment, from)
    strength.forEach((points, arm) => {
      armColumn(g, arm).add(from, -points)
      if (isRowArm(g, from, arm)) g.counter.left.add(from, points)
      if (points > 0) fillDetachment(g, detachment, arm, points)
    })
  }
  g.campaign.garrisons.forEach(({ row, manned }, number) => {
    if (data.garrisons && manned) g.garrison.points.set(number, row.length)
    else g.garrison.left.set(number, row.length)
  })
  for (const { a, b } of data.destroyedBridges)
    for (const connection of g.campaign.board.connectionsBetween(
      g.campaign.board.zoneOf(a),
      g.campaign.board.zoneOf(b),
    ))
      g.connection.destroyed.set(connection, true)
  g.campaign.tables.fatigue.bowl.forEach(({ count }, marker) => g.bowl.count.set(marker, count))
  layPermanentPontoon(g)
  pontoons.forEach((count, side) => g.camp.pontoons.set(side, count))
  for (const side of [0, 1]) dealTokens(g, side)
}

/** Gives the counters of a side tokens in a secret random order. */
function dealTokens(g: G, side: number): void {
  const [first, end] = [firstOf(g, side), endOf(g, side)]
  for (let counter = end - 1; counter > first; counter--) {
    // Neither side sees this draw, because its values would identify the counters.
    const other = first + g.chance.die(counter - first + 1, 'tokens', NONE_SEES) - 1
    const held = g.counter.token.of(counter)
    g.counter.token.set(counter, g.counter.token.of(other))
    g.counter.token.set(other, held)
  }
}
