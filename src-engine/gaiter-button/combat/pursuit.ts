import type { FrameOf } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { everyDraw } from '../../kernel/play/odds.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { ARMS, MITRAILLEUSES } from '../campaign/campaign.ts'
import { armPoints, cavalryPoints, gunPoints } from '../state/counters.ts'
import { counterName, enemyOf, frame, rounded, tablesOf, zoneName, type G } from '../state/kit.ts'
import { lose, mayBearLoss, takeLoss, vulnerable } from '../ground/losses.ts'
import { hasUnit } from '../ground/control.ts'
import { isClear, terrainValue } from '../state/places.ts'
import { BATTLE, engagedUnits } from './engaged.ts'
import { isGun } from './losses.ts'

/** Chapter 15.7: pursuit. */

const pursued = entry(
  { name: 'pursued', category: 'battle', rule: 'gb.pursuit.roll' },
  {
    winner: 'side',
    zone: 'zone',
    winnerLedger: 'ledger',
    loserLedger: 'ledger',
    losses: 'number',
  },
)

const cavalryOf = (g: G, counters: readonly number[]): number =>
  counters.reduce((sum, counter) => sum + cavalryPoints(g, counter), 0)

/**
 * @rule gb.pursuit.when
 * When the defender has no unit left in the zone, in the field or inside its fortress, after a retreat in clear terrain
 * or a rout in any terrain, the winner pursues if he engaged more cavalry SP than the units that fled. Decoys and
 * leaders who stay are not units. There is no pursuit after a sally.
 */
export function mayPursue(g: G, rout: boolean, why?: Why): boolean {
  const rule = 'gb.pursuit.when'
  const [winner, loser] = [g.attacker, enemyOf(g.attacker)]
  const zone = () => ({ zone: zoneName(g, g.battleZone) })
  if (g.battleKind !== BATTLE.field) return why?.because(rule, 'fortress', zone()) ?? false
  if (hasUnit(g, loser, g.battleZone)) return why?.because(rule, 'not-left', zone()) ?? false
  if (!rout && !isClear(g, g.battleZone)) return why?.because(rule, 'not-clear', zone()) ?? false
  const fled = engagedUnits(g, loser)
  if (fled.length === 0) return why?.because(rule, 'nobody', zone()) ?? false
  const [own, theirs] = [cavalryOf(g, engagedUnits(g, winner)), cavalryOf(g, fled)]
  return own > theirs || (why?.because(rule, 'no-cavalry', { own, theirs }) ?? false)
}

/**
 * @rule gb.pursuit.roll
 * The winner rolls one die, the loser two; both add their cavalry, and the loser adds the terrain value. The loser
 * loses the winner's excess in SP; half of it after a retreat.
 */
function rollPursuit(g: G, rout: boolean, before: Pursuing = pursuing(g)): number {
  const rule = 'gb.pursuit.roll'
  const { winnerDice, loserDice, retreatDivisor } = tablesOf(g).pursuit
  const winner = g.attacker
  const winnerLedger = new Ledger()
    .add('cavalry', before.winner, rule)
    .add('die', g.chance.dice(winnerDice, 6, 'pursuer'), rule)
  const loserLedger = new Ledger()
    .add('cavalry', before.loser, rule)
    .add('terrain', before.terrain, rule)
    .add('dice', g.chance.dice(loserDice, 6, 'pursued'), rule)
  const difference = Math.max(0, winnerLedger.total - loserLedger.total)
  const losses = rout ? difference : rounded(difference, retreatDivisor)
  g.tell(pursued, { winner, zone: g.battleZone, winnerLedger, loserLedger, losses })
  return losses
}

/** The values of both sides before the dice. */
interface Pursuing {
  readonly winner: number
  readonly loser: number
  readonly terrain: number
}
const pursuing = (g: G): Pursuing => ({
  winner: cavalryOf(g, engagedUnits(g, g.attacker)),
  loser: cavalryOf(g, engagedUnits(g, enemyOf(g.attacker))),
  terrain: terrainValue(g, g.battleZone),
})

/**
 * @rule gb.pursuit.rain
 * In rain two of the losses are artillery, as far as there is any.
 */
function leavesGuns(g: G, f: FrameOf<typeof pursuitLocals>, arm: number, why?: Why): boolean {
  if (isGun(arm) || f.left > f.guns || gunsOf(g, f.side) === 0) return true
  return why?.because('gb.pursuit.rain', 'guns', { guns: f.guns }) ?? false
}
const gunsOf = (g: G, side: number): number =>
  engagedUnits(g, side).reduce((sum, counter) => sum + gunPoints(g, counter, 1), 0)

function mayLoseHere(g: G, f: FrameOf<typeof pursuitLocals>, counter: number, arm: number, why?: Why): boolean {
  if (engagedUnits(g, f.side).includes(counter)) return mayBearLoss(g, counter, arm, why) && leavesGuns(g, f, arm, why)
  return why?.because('gb.pursuit.roll', 'not-fled', { unit: counterName(g, counter) }) ?? false
}

const pursuitLocals = {
  /** The side that flees. */
  side: word({ noun: 'side' }),
  rout: flag(),
  rolled: flag(),
  left: word(),
  /** Losses that must still be artillery. */
  guns: word(),
}

/** Locals of a pursuit after the dice: `left` losses, some of which must be artillery. */
export const rolledFor = (g: G, left: number) => ({
  side: enemyOf(g.attacker),
  rolled: true,
  left,
  guns: g.rain ? Math.min(left, tablesOf(g).pursuit.rainArtillery) : 0,
})

/** The probability of each number of losses, in the order of the dice. */
export function pursuitChances(g: G, rout: boolean): Map<number, number> {
  const chances = new Map<number, number>()
  const before = pursuing(g)
  everyDraw(
    g,
    (fork) => rollPursuit(fork, rout, before),
    (losses, probability) => chances.set(losses, (chances.get(losses) ?? 0) + probability),
  )
  return chances
}

/** The pursuit after a retreat or a rout, if there is one. The loser chooses among the engaged units that fled. */
export const pursuit = frame('pursuit', pursuitLocals, {
  next(g, f) {
    if (!f.rolled) {
      if (!mayPursue(g, f.rout)) return g.done()
      Object.assign(f, rolledFor(g, rollPursuit(g, f.rout)))
    }
    while (f.left > 0) {
      const fled = engagedUnits(g, f.side)
      const all = fled.reduce((sum, counter) => sum + vulnerable(g, counter), 0)
      if (all === 0) return g.done()
      let [who, what, choices] = [0, 0, 0]
      for (const counter of fled)
        for (let arm = 0; arm < ARMS; arm++) {
          if (!mayBearLoss(g, counter, arm) || !leavesGuns(g, f, arm)) continue
          choices += 1
          who = counter
          what = arm
        }
      if (choices > 1 && f.left < all) return g.ask(f.side)
      suffer(g, f, who, what)
    }
    return g.done()
  },
  about: (g, f) => ({ zone: zoneName(g, g.battleZone), left: f.left, artillery: f.guns }),
  offer(g, f, offer) {
    for (const counter of engagedUnits(g, f.side))
      for (let arm = 0; arm < MITRAILLEUSES; arm++)
        if (armPoints(g, counter, arm) > 0 && leavesGuns(g, f, arm)) offer.add(lose, counter, arm)
  },
  answers: [
    {
      verb: lose,
      may: (g, f, why, counter, arm) => mayLoseHere(g, f, counter, arm, why),
      act: (g, f, counter, arm) => suffer(g, f, counter, arm),
    },
  ],
})

function suffer(g: G, f: FrameOf<typeof pursuitLocals>, counter: number, arm: number): void {
  f.left -= 1
  if (isGun(arm) && f.guns > 0) f.guns -= 1
  takeLoss(g, counter, arm, g.permanentLosses)
}

export const kinds = [pursuit]
export const entries = [pursued]
