import { NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import { aftermath } from '#engine/gaiter-button/combat/aftermath.ts'
import { BATTLE } from '#engine/gaiter-button/combat/engaged.ts'
import { noteStrengths } from '#engine/gaiter-button/combat/factor.ts'
import { armPoints, isUnit } from '#engine/gaiter-button/state/counters.ts'
import { sideOf, type G } from '#engine/gaiter-button/state/kit.ts'
import { setAxis } from '#engine/gaiter-button/state/places.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import type { Scripted } from '#engine/kernel/play/chance.ts'
import { GE, scene, type Names, type Standing, type Table } from './table.ts'

/** What stands on the table when the factors of a battle have been compared, and nothing has been lost yet. */
export interface Fought {
  /** Where; the map's clear ground is the default. */
  readonly zone?: string
  readonly attacker?: number
  /** The attacker unless told; none for a draw. */
  readonly winner?: number
  readonly kind?: number
  /** Who fights, by side in any order; the first of each side leads. */
  readonly engaged: readonly string[]
  /** Who is in the zone and does not fight. */
  readonly beside?: readonly string[]
  readonly elsewhere?: Standing
  /** SP that the table makes the French and the Germans lose. */
  readonly due?: readonly [number, number]
  /** Penalty and distance of a rout. */
  readonly rout?: number
  readonly charges?: readonly number[]
  /** Garrisons that fight; the first of a side without a unit leads. */
  readonly garrisons?: readonly string[]
  /** Markers of the attacker in the zone, by the zones they point to. */
  readonly axes?: readonly string[]
  readonly rain?: boolean
  readonly permanent?: boolean
  readonly arrange?: (g: G, names: Names) => void
  /** Draws made before anybody is asked. */
  readonly script?: readonly Scripted[]
  /** The beaten defender pays for nothing and faces his rout test, with this die. */
  readonly faced?: number
  /** What is tried; all that comes of a battle unless told. */
  readonly begin?: (g: G, names: Names) => void
}

/** The last day: it ends when the battle is over, and so does the game. */
export function afterBattle(fought: Fought): Table {
  const { zone = 'semide', attacker = GE, engaged, beside = [], garrisons = [] } = fought
  const table = scene({
    turn: 10,
    rain: fought.rain ?? false,
    switches: { 'permanent-losses': fought.permanent ?? true },
    counters: { ...fought.elsewhere, [zone]: [...engaged, ...beside] },
    arrange(g, names) {
      g.battleZone = names.zone(zone)
      g.battleKind = fought.kind ?? BATTLE.field
      g.attacker = attacker
      g.winner = fought.winner ?? attacker
      g.battleRout = fought.rout ?? 1
      g.camp.lead.fill(NONE)
      for (const name of engaged) {
        const counter = names.counter(name)
        if (!isUnit(g, counter)) continue
        g.counter.engaged.set(counter, true)
        const side = sideOf(g, counter)
        if (g.camp.lead.of(side) === NONE) g.camp.lead.set(side, counter)
      }
      for (const name of garrisons) {
        const garrison = names.garrison(name)
        g.garrison.engaged.set(garrison, true)
        const { side } = g.campaign.garrisons[garrison]!
        if (g.camp.lead.of(side) === NONE) g.camp.garrisonLeads.set(side, true)
      }
      for (const side of fought.charges ?? []) g.camp.charges.set(side, true)
      for (const side of [0, 1]) g.camp.lossesDue.set(side, fought.due?.[side] ?? 0)
      for (const to of fought.axes ?? []) {
        g.zone.intruder.set(g.battleZone, attacker + 1)
        setAxis(g, names.connection(zone, to), g.battleZone, attacker)
      }
      fought.arrange?.(g, names)
      noteStrengths(g)
    },
    begin(g, names) {
      if (fought.script) g.chance.follow(fought.script)
      g.call(days, {})
      if (fought.begin) fought.begin(g, names)
      else g.call(aftermath, {})
    },
  })
  return fought.faced === undefined ? table : table.do('face-rout', { draw: 'rout', value: fought.faced })
}

/** SP of an arm that a unit has. */
export const left = (table: Table, name: string, arm: number): number =>
  armPoints(table.g, table.names.counter(name), arm)
export const flagOf = (
  table: Table,
  name: string,
  what: 'demoralised' | 'activated' | 'combatted' | 'inside' | 'backToRiver',
): boolean => table.g.counter[what].of(table.names.counter(name))
/** Puts a marker on counters, before anything happens. */
export const marked =
  (what: 'demoralised' | 'activated' | 'combatted' | 'inside', ...who: readonly string[]) =>
  (g: G, names: Names): void => {
    for (const name of who) g.counter[what].set(names.counter(name), true)
  }
/** Takes SP away, as if handed to a detachment. */
export const without =
  (name: string, ...arms: readonly ('infantry' | 'cavalry' | 'artillery' | 'heavyArtillery' | 'mitrailleuses')[]) =>
  (g: G, names: Names): void => {
    for (const arm of arms) g.counter[arm].set(names.counter(name), 0)
  }
