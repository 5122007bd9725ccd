import { bad, good, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { mayAttack } from '../assault/declare.ts'
import { mayEvade } from '../assault/evade.ts'
import { forecast, joinChance, sums, type Forecast, type Help, type Plan } from '../assault/forecast.ts'
import { isActive } from '../command/command.ts'
import { isFront } from '../ground/facing.ts'
import { protectionOf, troopsIn, unitsIn } from '../ground/stacks.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { counterOf, hexName, NOBODY, onMap, otherSide, sideOf, strengthOf, unitName, type G } from '../state/kit.ts'
import { countersOnMap, hexAsked, standingAsked } from './asked.ts'

/**
 * A possible attack on a hex: its attackers, the commander who joins them, and the exact odds, with the defenders alone
 * and with all the help they may have. Without `units` all units attack that can; without `leader` the first commander
 * who can joins the attacks.
 */
export type AttackRequest = {
  readonly study: 'attack'
  readonly hex: string
  readonly units?: readonly string[]
  /** null: each attacks on its own. */
  readonly leader?: string | null
}

export type AttackStudy = {
  readonly study: 'attack'
  readonly hex: string
  /** Units that can attack the hex, or have been ordered to. */
  readonly able: readonly {
    readonly unit: string
    readonly value: number
    readonly planned: boolean
    /** On the flank of a defender. */
    readonly flank: boolean
  }[]
  readonly taken: readonly string[]
  readonly leaders: readonly { readonly unit: string; readonly chance: number }[]
  readonly leader: string | null
  readonly defenders: readonly { readonly unit: string; readonly value: number }[]
  readonly protection: number
  /** Defenders fast enough to retreat before combat. */
  readonly evaders: readonly string[]
  readonly alone: Answered
  readonly helped: Answered | null
}
type Line = { readonly label: string; readonly value: number; readonly rule: string }
export type Answered = Forecast & {
  readonly columns: readonly Line[]
  readonly modifiers: readonly Line[]
  readonly defence: readonly Line[]
  readonly defenceModifiers: readonly Line[]
  readonly helpers: readonly string[]
}

export function attackStudy(g: G, request: JsonObject): Result<AttackStudy> {
  const asked = hexAsked(g, request)
  if (!asked.ok) return asked
  const hex = asked.value
  const able = countersOnMap(g).filter((unit) => mayBeIn(g, unit, hex))
  const named = Array.isArray(request['units']) ? request['units'] : undefined
  const group = able
    .filter((unit) => named === undefined || named.includes(unitName(g, unit)))
    .toSorted((one, other) => strengthOf(g, other) - strengthOf(g, one))
  const [first] = group
  if (first === undefined) return bad({ code: 'no-attacker', message: 'Nobody can attack this hex now.' })
  const leaders = leadersOf(g, group, hex)
  const leader = leaderIn(g, leaders, request['leader'])
  const plan: Plan = { hex, group, leader }
  const alone = answered(g, plan, 'alone')
  const helped = answered(g, plan, 'all')
  return good({
    study: 'attack',
    hex: hexName(g, hex),
    able: able.map((unit) => ({
      unit: unitName(g, unit),
      value: strengthOf(g, unit),
      planned: g.unit.attacks.of(unit) === hex,
      flank: troopsIn(g, hex).some((defender) => !isFront(g, defender, g.unit.hex.of(unit))),
    })),
    taken: group.map((unit) => unitName(g, unit)),
    leaders: leaders.map((unit) => ({ unit: unitName(g, unit), chance: joinChance(g, unit) })),
    leader: leader === NOBODY ? null : unitName(g, leader),
    defenders: unitsIn(g, hex).map((unit) => ({ unit: unitName(g, unit), value: strengthOf(g, unit) })),
    protection: protectionOf(g, hex),
    evaders: evadersFrom(g, plan),
    alone,
    helped: helped.helpers.length > 0 ? helped : null,
  })
}

/** The hexes one unit can attack, each with the odds of attacking on its own. */
export type AttacksRequest = { readonly study: 'attacks'; readonly unit: string }

export type AttacksStudy = {
  readonly study: 'attacks'
  readonly unit: string
  readonly attacks: readonly { readonly hex: string; readonly alone: Forecast; readonly helped: Forecast }[]
}

export function attacksStudy(g: G, request: JsonObject): Result<AttacksStudy> {
  const asked = standingAsked(g, request)
  if (!asked.ok) return asked
  const unit = asked.value
  const hexes = g.campaign.grid.within(g.unit.hex.of(unit), 1).filter((hex) => mayAttack(g, unit, hex))
  return good({
    study: 'attacks',
    unit: unitName(g, unit),
    attacks: hexes.map((hex) => {
      const plan: Plan = { hex, group: [unit], leader: NOBODY }
      return { hex: hexName(g, hex), alone: forecast(g, plan, 'alone'), helped: forecast(g, plan, 'all') }
    }),
  })
}

function mayBeIn(g: G, unit: number, hex: number): boolean {
  if (g.unit.attacks.of(unit) === hex) return !g.unit.fought.of(unit)
  return mayAttack(g, unit, hex)
}

/** Commanders stacked with one of two or more attackers who have not joined other attacks. */
function leadersOf(g: G, group: readonly number[], hex: number): number[] {
  if (group.length < 2) return []
  return g.campaign.formations
    .map(({ commander }) => commander)
    .filter((commander) => {
      const leads = g.unit.leads.of(commander)
      if (!onMap(g, commander) || !isActive(g, commander) || (leads >= 0 && leads !== hex)) return false
      return group.some((unit) => g.unit.hex.of(unit) === g.unit.hex.of(commander))
    })
}

function leaderIn(g: G, leaders: readonly number[], asked: unknown): number {
  if (asked === null) return NOBODY
  return leaders.find((unit) => unitName(g, unit) === asked) ?? leaders[0] ?? NOBODY
}

function answered(g: G, plan: Plan, help: Help): Answered {
  const found = onFork(g, (fork) => sums(fork, plan, help))
  return {
    ...forecast(g, plan, help),
    columns: found?.columns ?? [],
    modifiers: found?.modifiers ?? [],
    defence: found?.defence ?? [],
    defenceModifiers: found?.defenceModifiers ?? [],
    helpers: (found?.helpers ?? []).map((unit) => unitName(g, unit)),
  }
}

const evadersFrom = (g: G, { hex, group }: Plan): string[] =>
  onFork(g, (fork) => {
    for (const unit of group) fork.unit.engaged.set(unit, true)
    return unitsIn(fork, hex)
      .filter((unit) => sideOf(fork, unit) === otherSide(counterOf(fork, group[0]!).side) && mayEvade(fork, unit))
      .map((unit) => unitName(g, unit))
  })
