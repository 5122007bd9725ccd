import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { everyOutcome } from '../../kernel/play/odds.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { noteDeed } from '../state/call.ts'
import { advanced, assaulted, fought } from '../state/entries.ts'
import { addStrength, ledgerLines } from './fire.ts'
import { hitFrame, judge, loseStrength, type Hit } from './hits.ts'
import { frame, hexName, NOBODY, unitName, unitOf, type G } from '../state/kit.ts'
import { enter } from '../state/standing.ts'
import { inCover, isUphill, mayEnter } from '../state/terrain.ts'
import { inMelee, isAttacked, isFlankOrRear, onMap, unitIn } from '../state/units.ts'
import { defeat } from '../victory/victory.ts'

/** Chapter: melee. */

export const fight = verb('fight', 'unit')

/**
 * @rule ps.melee.link
 * A unit that tries to enter an enemy's hex stays in its own, faces the enemy and attacks it until one of them is gone.
 * A unit attacks one enemy at a time; several may attack the same.
 */
export function attack(g: G, unit: number, target: number): void {
  const hex = g.unit.hex.of(target)
  const towards = g.campaign.grid.directionTo(g.unit.hex.of(unit), hex)
  if (towards !== undefined) g.unit.facing.set(unit, towards)
  g.unit.attacks.set(unit, target)
  g.unit.fought.set(unit, false)
  g.tell(assaulted, { unit, target, hex, flank: isFlankOrRear(g, target, g.unit.hex.of(unit)) })
  noteDeed(g, unitOf(g, unit).side, 'attacks', hex)
}

/**
 * @rule ps.melee.modifiers
 * Modifiers: flank and rear, height, cover, strength, and the arms involved.
 */
export function meleeLedger(g: G, attacker: number, defender: number, unit: number): Ledger {
  const rule = 'ps.melee.modifiers'
  const { melee } = g.campaign.tables
  const enemy = unit === attacker ? defender : attacker
  const own = unitOf(g, unit).class
  const other = unitOf(g, enemy).class
  const ledger = new Ledger()
  if (isFlankOrRear(g, defender, g.unit.hex.of(attacker))) {
    ledger.add('flank', unit === attacker ? melee.flank.attacking : melee.flank.attacked, rule)
  }
  ledger.addIf(isUphill(g, unit, enemy), 'uphill', melee.uphill, rule)
  ledger.addIf(inCover(g, enemy), 'cover', melee.cover, rule)
  addStrength(ledger, g.unit.strength.of(unit), melee.strength[own], rule)
  const against = melee.against.find((row) => row.unit === own && row.enemy === other)
  return ledger.add(`${own}-against-${other}`, against?.modifier ?? 0, rule)
}

/**
 * @rule ps.melee.roll
 * Both roll at the same time: the number in the table or more is one hit on the other; the higher number, two hits.
 */
function rollMelee(g: G, attacker: number, defender: number): { onDefender: number; onAttacker: number } {
  const { dieFaces, melee } = g.campaign.tables
  const attackerLedger = meleeLedger(g, attacker, defender, attacker)
  const defenderLedger = meleeLedger(g, attacker, defender, defender)
  attackerLedger.add('die', g.chance.die(dieFaces, 'attacker'), 'ps.melee.roll')
  defenderLedger.add('die', g.chance.die(dieFaces, 'defender'), 'ps.melee.roll')
  const hits = ({ total }: Ledger): number => (total >= melee.doubleHit ? 2 : total >= melee.hit ? 1 : 0)
  const onDefender = hits(attackerLedger)
  const onAttacker = hits(defenderLedger)
  g.tell(fought, { attacker, defender, attackerLedger, defenderLedger, onDefender, onAttacker })
  return { onDefender, onAttacker }
}

/** The strongest other attacker of the defender that is not itself attacked; it follows up if the first cannot. */
function secondAttacker(g: G, attacker: number, defender: number): number {
  let best = NOBODY
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (unit === attacker || g.unit.attacks.of(unit) !== defender || isAttacked(g, unit)) continue
    if (best === NOBODY || g.unit.strength.of(unit) > g.unit.strength.of(best)) best = unit
  }
  return best
}

const unitWord = () => word({ start: NOBODY, noun: 'unit' })
const hexWord = () => word({ noun: 'hex' })

/**
 * @rule ps.melee.round
 * One round of one melee: both roll, each hit is judged separately, those on the defender first, and the loser's hex
 * may be entered.
 */
export const round = frame(
  'melee-round',
  {
    attacker: unitWord(),
    defender: unitWord(),
    second: unitWord(),
    attackerHex: hexWord(),
    defenderHex: hexWord(),
    rolled: flag(),
    onDefender: word(),
    onAttacker: word(),
  },
  {
    next(g, f) {
      if (!f.rolled) {
        f.rolled = true
        f.second = secondAttacker(g, f.attacker, f.defender)
        const { onDefender, onAttacker } = rollMelee(g, f.attacker, f.defender)
        f.onDefender = onDefender
        f.onAttacker = onAttacker
      }
      if (f.onDefender > 0) {
        f.onDefender -= 1
        return g.call(hitFrame, { unit: f.defender, from: f.attackerHex, melee: true })
      }
      if (f.onAttacker > 0) {
        f.onAttacker -= 1
        return g.call(hitFrame, { unit: f.attacker, from: f.defenderHex, melee: true })
      }
      if (unitIn(g, f.defenderHex) === NOBODY) {
        if (!advance(g, f.attacker, f.attackerHex, f.defenderHex) && f.second !== NOBODY) {
          advance(g, f.second, g.unit.hex.of(f.second), f.defenderHex)
        }
      }
      return defeat(g) ?? g.done()
    },
  },
)

/**
 * @rule ps.melee.advance
 * If the defender is gone, the attacker must enter its hex, provided it is still in the hex it attacked from, may go
 * there and is not in another melee; otherwise the strongest other attacker that is not does. A victorious defender
 * stays.
 */
function advance(g: G, unit: number, from: number, into: number): boolean {
  if (!onMap(g, unit) || g.unit.hex.of(unit) !== from || inMelee(g, unit) || !mayEnter(g, unit, from, into))
    return false
  g.tell(advanced, { unit, hex: into })
  enter(g, unit, into)
  return true
}

function mayFight(g: G, unit: number, why?: Why): boolean {
  const name = unitName(g, unit)
  if (g.unit.attacks.of(unit) === NOBODY) return why?.because('ps.melee.rounds', 'no-melee', { unit: name }) ?? false
  return !g.unit.fought.of(unit) || (why?.because('ps.melee.rounds', 'fought', { unit: name }) ?? false)
}

/**
 * @rule ps.melee.rounds
 * Each half-turn begins with one round of every continuing melee, and ends with one of every new melee, in the order
 * the active player chooses; with the order as printed all of them are fought at its end.
 */
export const melees = frame(
  'melees',
  { side: word({ noun: 'side' }) },
  {
    next(g, f) {
      for (let unit = 0; unit < g.unit.rows; unit++) if (mayFight(g, unit)) return g.ask(f.side)
      return g.done()
    },
    offer(g, _f, offer) {
      for (let unit = 0; unit < g.unit.rows; unit++) if (mayFight(g, unit)) offer.add(fight, unit)
    },
    about(g) {
      const pairs: JsonObject[] = []
      for (let unit = 0; unit < g.unit.rows; unit++) {
        if (!mayFight(g, unit)) continue
        const defender = g.unit.attacks.of(unit)
        pairs.push({
          attacker: unitName(g, unit),
          defender: unitName(g, defender),
          hex: hexName(g, g.unit.hex.of(defender)),
        })
      }
      return { melees: pairs }
    },
    answers: [
      {
        verb: fight,
        may: (g, _f, why, unit) => mayFight(g, unit, why),
        act(g, _f, attacker) {
          const defender = g.unit.attacks.of(attacker)
          g.unit.fought.set(attacker, true)
          g.call(round, {
            attacker,
            defender,
            attackerHex: g.unit.hex.of(attacker),
            defenderHex: g.unit.hex.of(defender),
          })
        },
        odds: (g, _f, unit) => meleeOdds(g, unit, g.unit.attacks.of(unit)),
      },
    ],
  },
)

/**
 * The odds of a round for both units, over all rolls. Where an owner would have a choice, no loss is assumed:
 * `destroyed` counts only what no choice can prevent.
 */
export function meleeOdds(g: G, attacker: number, defender: number) {
  const results = [attacker, defender].map(() => ({
    hits: { none: 0, one: 0, two: 0 },
    mustLose: 0,
    mayChoose: 0,
    destroyed: 0,
  }))
  const seen = [attacker, defender].map((unit) => ({ unit, hits: 0, lost: 0, choices: 0 }))
  const [attackerHex, defenderHex] = [g.unit.hex.of(attacker), g.unit.hex.of(defender)]
  everyOutcome(
    g,
    (fork) => {
      const { onDefender, onAttacker } = rollMelee(fork, attacker, defender)
      seen.forEach((one, index) => {
        one.hits = index === 0 ? onAttacker : onDefender
        one.lost = one.choices = 0
        const hit: Hit = { unit: one.unit, from: index === 0 ? defenderHex : attackerHex, melee: true }
        for (let count = 0; count < one.hits && onMap(fork, one.unit); count++) {
          if (judge(fork, hit) === 'choose') one.choices += 1
          else {
            one.lost += 1
            loseStrength(fork, one.unit)
          }
        }
      })
    },
    (fork, probability) => {
      results.forEach((result, index) => {
        const { unit, hits, lost, choices } = seen[index]! // one for each unit
        result.hits[hits === 0 ? 'none' : hits === 1 ? 'one' : 'two'] += probability
        if (lost > 0) result.mustLose += probability
        if (choices > 0) result.mayChoose += probability
        if (!onMap(fork, unit)) result.destroyed += probability
      })
    },
  )
  const oddsOf = (unit: number, index: 0 | 1) => ({
    unit: unitName(g, unit),
    ...results[index]!,
    modifiers: ledgerLines(meleeLedger(g, attacker, defender, unit)),
  })
  const { hit, doubleHit } = g.campaign.tables.melee
  return { attacker: oddsOf(attacker, 0), defender: oddsOf(defender, 1), needed: hit, neededForTwo: doubleHit }
}
