import { verb } from '../../kernel/actions/actions.ts'
import { onFork } from '../../kernel/play/fork.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { NO_HEX } from '../../board/hex.ts'
import { activeCounters, isActive } from '../command/command.ts'
import { frontSides, isFront } from '../ground/facing.ts'
import { unitsIn } from '../ground/stacks.ts'
import { isInEnemyZone } from '../ground/zones.ts'
import { passes } from '../losses/morale.ts'
import { attackApart, attackBegan, attackJoined, attackPlanned, coordinationTested } from '../state/entries.ts'
import {
  counterOf,
  faceOf,
  facingOf,
  formationOf,
  frame,
  hexName,
  NOBODY,
  NOWHERE,
  onMap,
  sideOf,
  unitName,
  type G,
} from '../state/kit.ts'
import { endsOf, forecast, sums, type Plan } from './forecast.ts'
import { hindranceAt, isTarget } from './values.ts'
import { attack } from './attack.ts'

/** Chapter: attacks are all declared, then fought one by one. */

export const attackHex = verb('attack', 'unit', 'hex')
export const join = verb('join', 'unit', 'hex')
export const apart = verb('apart', 'unit')
export const beginAttacks = verb('begin-attacks')
export const assault = verb('assault', 'unit')

/**
 * @rule ws.assault.declare
 * After all movement the attacker declares his attacks: infantry and cavalry of the active formation, each once, into
 * one of its front hexes; no attack is compulsory. A unit out of command attacks only from an enemy zone of control.
 */
export function mayAttack(g: G, unit: number, hex: number, why?: Why): boolean {
  const { kind, side } = counterOf(g, unit)
  const no = (rule: string, reason: string, more = {}): false =>
    why?.because(rule, reason, { unit: unitName(g, unit), hex: hexName(g, hex), ...more }) ?? false
  if (kind !== 'infantry' && kind !== 'cavalry') return no('ws.assault.declare', 'no-troops')
  if (!isActive(g, unit) || !onMap(g, unit)) return no('ws.assault.declare', 'not-active')
  if (g.unit.attacks.of(unit) !== NOWHERE)
    return no('ws.assault.declare', 'once', why && { target: hexName(g, g.unit.attacks.of(unit)) })
  if (!isTarget(g, side, hex)) return no('ws.assault.declare', 'no-enemy')
  if (!isFront(g, unit, hex))
    return no('ws.assault.declare', 'not-in-front', why && { facing: g.nameOf('direction', facingOf(g, unit)) })
  if (!g.unit.inCommand.of(unit) && !isInEnemyZone(g, side, g.unit.hex.of(unit)))
    return no('ws.assault.declare', 'out-of-command')
  if (hindranceAt(g, unit, hex) === 'closed') return no('ws.assault.water', 'closed')
  return kind === 'infantry' || mayCharge(g, unit, why)
}

/**
 * @rule ws.assault.charge
 * Cavalry attacks by charging: in good order, and with no more than half its movement points spent. It cannot charge
 * into terrain that it could not enter. In defence it counter-charges, disorganised or not.
 */
function mayCharge(g: G, unit: number, why?: Why): boolean {
  const facts = { unit: unitName(g, unit) }
  if (g.unit.disorganised.of(unit)) return why?.because('ws.assault.charge', 'disorganised', facts) ?? false
  const { spentAtMost } = g.campaign.tables.charge
  const spent = g.unit.spent.of(unit) / 2
  return (
    spent <= spentAtMost ||
    (why?.because('ws.assault.charge', 'tired', { ...facts, spent, most: spentAtMost }) ?? false)
  )
}

/** The forecast of one unit's attack: against the defenders alone, and with all the help they may have. */
function attackOdds(g: G, unit: number, hex: number) {
  const plan = { hex, group: [unit], leader: NOBODY }
  const alone = forecast(g, plan, 'alone')
  const helped = forecast(g, plan, 'all')
  const found = onFork(g, (fork) => sums(fork, plan, 'alone'))
  return {
    outcome: endsOf(alone),
    helped: endsOf(helped),
    columns: found?.columns ?? [],
    modifiers: found?.modifiers ?? [],
  }
}

/** The hexes that a unit may attack. */
function targetsOf(g: G, unit: number): number[] {
  const found: number[] = []
  if (!onMap(g, unit)) return found
  for (const to of frontSides(g, unit)) {
    const hex = g.campaign.grid.neighbour(g.unit.hex.of(unit), to)
    if (hex !== NO_HEX && mayAttack(g, unit, hex)) found.push(hex)
  }
  return found
}

/** The units that are to attack a hex and have not yet. */
function attackersAt(g: G, hex: number): number[] {
  const found: number[] = []
  for (let unit = 0; unit < g.unit.rows; unit++)
    if (g.unit.attacks.of(unit) === hex && !g.unit.fought.of(unit) && onMap(g, unit)) found.push(unit)
  return found
}
const joinedAt = (g: G, hex: number): number[] => attackersAt(g, hex).filter((unit) => !g.unit.apart.of(unit))

const namesOf = (g: G, units: readonly number[]): string => units.map((unit) => unitName(g, unit)).join(', ')

/** The commander who joins the attacks on a hex; NOBODY if there is none. */
function leaderAt(g: G, hex: number): number {
  for (let unit = 0; unit < g.unit.rows; unit++) if (g.unit.leads.of(unit) === hex) return unit
  return NOBODY
}

/** The forecast of all declared attacks, hex by hex. Against each hex the joined attackers come before the others. */
function declaredOdds(g: G) {
  const found: Record<string, JsonObject> = {}
  for (let unit = 0; unit < g.unit.rows; unit++) {
    const hex = g.unit.attacks.of(unit)
    if (hex === NOWHERE || found[hexName(g, hex)] !== undefined) continue
    const leader = leaderAt(g, hex)
    const group = leader === NOBODY ? attackersAt(g, hex) : joinedAt(g, hex)
    const plan: Plan = { hex, group, leader, apart: attackersAt(g, hex).filter((one) => !group.includes(one)) }
    found[hexName(g, hex)] = { outcome: endsOf(forecast(g, plan, 'alone')), helped: endsOf(forecast(g, plan, 'all')) }
  }
  return Object.keys(found).length === 0 ? undefined : { attacks: found }
}

/**
 * @rule ws.assault.coordination
 * A commander stacked with one of two or more attackers of a hex may try to join their attacks, one hex each time: one
 * die plus his command value, 6 or more. Joined units add their values and face one defence. If he fails, each attacks
 * on its own, in any order their owner likes. Single units may be left out.
 */
function mayJoin(g: G, commander: number, hex: number, why?: Why): boolean {
  const facts = () => ({ unit: unitName(g, commander), hex: hexName(g, hex) })
  const no = (reason: string, more = () => ({})): false =>
    why?.because('ws.assault.coordination', reason, { ...facts(), ...more() }) ?? false
  if (counterOf(g, commander).kind !== 'commander' || !isActive(g, commander) || !onMap(g, commander))
    return no('no-commander')
  if (g.unit.leads.of(commander) !== NOWHERE)
    return no('once', () => ({ other: hexName(g, g.unit.leads.of(commander)) }))
  if (leaderAt(g, hex) !== NOBODY) return no('joined', () => ({ leader: unitName(g, leaderAt(g, hex)) }))
  const group = joinedAt(g, hex)
  if (group.length < 2) return no(group.length === 0 ? 'nobody' : 'too-few', () => ({ units: namesOf(g, group) }))
  const at = g.unit.hex.of(commander)
  return (
    group.some((unit) => g.unit.hex.of(unit) === at) ||
    no('not-stacked', () => ({ at: hexName(g, at), units: namesOf(g, group) }))
  )
}

function mayPart(g: G, unit: number, why?: Why): boolean {
  const hex = g.unit.attacks.of(unit)
  const no = (reason: string): false =>
    why?.because('ws.assault.coordination', reason, { unit: unitName(g, unit) }) ?? false
  if (hex === NOWHERE || g.unit.apart.of(unit) || leaderAt(g, hex) === NOBODY) return no('not-joined')
  return joinedAt(g, hex).length > 2 || no('needed')
}

export const declaration = frame(
  'declaration',
  {},
  {
    next(g) {
      for (const unit of activeCounters(g))
        if (g.unit.attacks.of(unit) !== NOWHERE || targetsOf(g, unit).length > 0)
          return g.ask(formationOf(g, g.active).side)
      return g.done()
    },
    offer(g, _f, offer) {
      for (const unit of activeCounters(g)) {
        for (const hex of targetsOf(g, unit)) offer.add(attackHex, unit, hex)
        if (mayPart(g, unit)) offer.add(apart, unit)
      }
      for (const { commander } of g.campaign.formations) {
        if (!onMap(g, commander)) continue
        for (const hex of g.campaign.grid.within(g.unit.hex.of(commander), 1))
          if (mayJoin(g, commander, hex)) offer.add(join, commander, hex)
      }
      offer.add(beginAttacks)
    },
    answers: [
      {
        verb: attackHex,
        may: (g, _f, why, unit, hex) => mayAttack(g, unit, hex, why),
        act(g, _f, unit, hex) {
          g.unit.attacks.set(unit, hex)
          g.tell(attackPlanned, { unit, hex })
        },
        odds: (g, _f, unit, hex) => attackOdds(g, unit, hex),
      },
      {
        verb: join,
        may: (g, _f, why, commander, hex) => mayJoin(g, commander, hex, why),
        act(g, _f, commander, hex) {
          g.unit.leads.set(commander, hex)
          g.tell(attackJoined, { unit: commander, hex })
        },
      },
      {
        verb: apart,
        may: (g, _f, why, unit) => mayPart(g, unit, why),
        act(g, _f, unit) {
          g.unit.apart.set(unit, true)
          g.tell(attackApart, { unit })
        },
      },
      {
        verb: beginAttacks,
        act(g) {
          for (let unit = 0; unit < g.unit.rows; unit++) {
            const hex = g.unit.attacks.of(unit)
            if (hex !== NOWHERE) for (const defender of unitsIn(g, hex)) g.unit.attacked.set(defender, true)
          }
          g.done()
        },
        odds: (g) => declaredOdds(g),
      },
    ],
  },
)

/** Whether a unit can still make the attack it declared. */
function mayStillAttack(g: G, unit: number): boolean {
  const hex = g.unit.attacks.of(unit)
  if (hex === NOWHERE || g.unit.fought.of(unit) || !onMap(g, unit)) return false
  if (!isTarget(g, sideOf(g, unit), hex) || g.campaign.grid.distance(g.unit.hex.of(unit), hex) !== 1) return false
  return counterOf(g, unit).kind !== 'cavalry' || !g.unit.disorganised.of(unit)
}

/** The units that may begin the next attack: each unit on its own; for joined attacks, the first unit of the group. */
function leadsNext(g: G): number[] {
  const found: number[] = []
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (!mayStillAttack(g, unit)) continue
    const group = groupOf(g, unit)
    if (group[0] === unit) found.push(unit)
  }
  return found
}

/** The units that attack with a unit: itself, or the whole group whose attacks are to be joined. */
function groupOf(g: G, unit: number): number[] {
  const hex = g.unit.attacks.of(unit)
  if (g.unit.apart.of(unit) || leaderAt(g, hex) === NOBODY) return [unit]
  const group = joinedAt(g, hex).filter((one) => mayStillAttack(g, one))
  return group.length > 1 ? group : [unit]
}

/**
 * @rule ws.assault.sequence
 * Each attack is resolved before the next one begins, in any order their owner likes. Attacks on a hex that the
 * defenders have left do not take place.
 */
export const attacks = frame(
  'attacks',
  {},
  {
    next(g) {
      const next = leadsNext(g)
      const [only] = next
      if (only === undefined) return g.done()
      if (next.length > 1) return g.ask(formationOf(g, g.active).side)
      return begin(g, only)
    },
    offer(g, _f, offer) {
      for (const unit of leadsNext(g)) offer.add(assault, unit)
    },
    answers: [
      {
        verb: assault,
        may: (g, _f, why, unit) =>
          leadsNext(g).includes(unit) ||
          (why?.because('ws.assault.sequence', 'not-next', { unit: unitName(g, unit) }) ?? false),
        act(g, _f, unit) {
          begin(g, unit)
        },
      },
    ],
  },
)

/** Begins the attack of a unit, together with its group if their commander succeeds in joining them. */
function begin(g: G, unit: number) {
  const hex = g.unit.attacks.of(unit)
  const group = groupOf(g, unit)
  const united = group.length > 1
  if (united && !coordinate(g, leaderAt(g, hex), hex)) {
    for (const one of group) g.unit.apart.set(one, true)
    return 'again'
  }
  for (const one of group) {
    g.unit.engaged.set(one, true)
    g.unit.fought.set(one, true)
    g.unit.charges.set(one, counterOf(g, one).kind === 'cavalry')
    g.tell(attackBegan, { unit: one, hex })
  }
  return g.call(attack, { hex, lead: unit, united })
}

/** The commander counts as taking part from now on, whether he succeeds or not. */
function coordinate(g: G, commander: number, hex: number): boolean {
  g.unit.adds.set(commander, true)
  const ledger = new Ledger().add(
    'command',
    counterOf(g, commander).command[faceOf(g, commander)],
    'ws.assault.coordination',
  )
  const passed = passes(g, ledger, 'coordination')
  const { needed } = g.campaign.tables.test
  g.tell(coordinationTested, { unit: commander, hex, ledger, needed, passed })
  return passed
}
