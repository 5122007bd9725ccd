import type { SequenceStep } from '../../kernel/play/agenda.ts'
import { flag } from '../../kernel/values/shape.ts'
import { sequence, type G } from '../state/kit.ts'
import { loseFortress } from './assault.ts'
import { axisLoss, breakOut } from './axis-loss.ts'
import { BATTLE, defenderOf } from './engaged.ts'
import { leadersAlone } from './leaders.ts'
import { combatLosses, hasGunsOnly, loseGuns, rallyWinner } from './losses.ts'
import { pursuit } from './pursuit.ts'
import { spendEngaged } from './resolution.ts'
import { rout, routTest } from './rout.ts'
import { voluntaryRetreat } from './voluntary-retreat.ts'

/** Chapters 15.5 to 15.7 in their order: the consequences of a battle once the winner is known. */

/** The defender lost, so he routs or retreats. */
export const isBeaten = (g: G): boolean => g.winner === g.attacker
const isInTheField = (g: G): boolean => g.battleKind !== BATTLE.assault

function lookAfterLeaders(g: G): void {
  for (const side of [g.attacker, defenderOf(g)]) leadersAlone(g, side, g.battleZone)
}

export const aftermathLocals = { gunsOnly: flag() }
type Steps = readonly SequenceStep<G, typeof aftermathLocals>[]

/** Before the rout test: the losses of both sides. */
export const lossSteps: Steps = [
  {
    run(g, f) {
      f.gunsOnly = hasGunsOnly(g, defenderOf(g))
      g.routed = g.retreated = false
    },
  },
  { run: (g) => g.call(combatLosses, { side: g.attacker }) },
  { run: (g) => g.call(combatLosses, { side: defenderOf(g) }) },
  { applies: (g, f) => f.gunsOnly && isBeaten(g), run: (g) => loseGuns(g, defenderOf(g)) },
  { applies: (g) => g.winner >= 0, run: rallyWinner },
]

export const routTestSteps: Steps = [{ applies: isBeaten, run: (g) => g.call(routTest, { side: defenderOf(g) }) }]

/** A beaten side leaves, or is lost. */
export const flightSteps: Steps = [
  { applies: (g) => g.routed && !isInTheField(g), run: (g) => loseFortress(g, defenderOf(g)) },
  { applies: (g) => g.routed && isInTheField(g), run: (g) => g.call(rout, { side: defenderOf(g) }) },
  { applies: (g) => isBeaten(g) && !g.routed, run: (g) => g.call(voluntaryRetreat, { side: defenderOf(g) }) },
  { run: lookAfterLeaders },
]

export const aftermath = sequence('aftermath', aftermathLocals, [
  ...lossSteps,
  ...routTestSteps,
  ...flightSteps,
  {
    applies: (g) => isBeaten(g) && isInTheField(g),
    run: (g) => g.call(axisLoss, { winner: g.attacker, zone: g.battleZone }),
  },
  { applies: isBeaten, run: (g) => g.call(breakOut, { zone: g.battleZone }) },
  { run: spendEngaged },
  { applies: (g) => g.routed || g.retreated, run: (g) => g.call(pursuit, { rout: g.routed }) },
])

export const kinds = [aftermath]
