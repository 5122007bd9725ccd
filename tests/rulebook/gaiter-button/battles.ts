import { NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import { battle } from '#engine/gaiter-button/combat/battle.ts'
import { BATTLE } from '#engine/gaiter-button/combat/engaged.ts'
import { armPoints, endOf, firstOf } from '#engine/gaiter-button/state/counters.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { loseOne } from '#engine/gaiter-button/ground/strength.ts'
import type { Scripted } from '#engine/kernel/play/chance.ts'
import type { LedgerLine } from '#engine/kernel/values/ledger.ts'
import { FR, GE, scene, type Names, type Table } from './table.ts'

/** Battles set up for the tests of chapters 15 and 16. When one is over the last day ends, and with it the game. */

export interface Fight {
  readonly zone?: string
  readonly attacker?: number
  readonly kind?: keyof typeof BATTLE
  readonly french: readonly string[]
  readonly german: readonly string[]
  /** Counters that stand elsewhere. */
  readonly elsewhere?: Readonly<Record<string, readonly string[]>>
  /** Counters of the list inside the fortress. */
  readonly inside?: readonly string[]
  readonly rain?: boolean
  readonly switches?: Readonly<Record<string, boolean>>
  readonly arrange?: (g: G, names: Names) => void
}

export const CLEAR = 'saint-etienne-a-arnes'

/** A battle up to its first question. The French attack unless told; the ground is clear and both are provided for. */
export function fight(wanted: Fight): Table {
  const zone = wanted.zone ?? CLEAR
  return scene({
    turn: 10,
    ...(wanted.rain === undefined ? {} : { rain: wanted.rain }),
    ...(wanted.switches === undefined ? {} : { switches: wanted.switches }),
    counters: { ...wanted.elsewhere, [zone]: [...wanted.french, ...wanted.german] },
    arrange(g, names) {
      evacuate(g)
      for (const name of wanted.inside ?? []) g.counter.inside.set(names.counter(name), true)
      wanted.arrange?.(g, names)
    },
    begin(g, names) {
      g.call(days, {})
      g.call(battle, { zone: names.zone(zone), attacker: wanted.attacker ?? FR, kind: BATTLE[wanted.kind ?? 'field'] })
    },
  })
}

/** Leaves so many SP of the French garrison of a fortress; the others have marched off. */
export function man(g: G, names: Names, fortress: string, count: number): void {
  leaveOf(g, names.garrison(`french-${fortress}`), count)
}
function leaveOf(g: G, garrison: number, count: number): void {
  const away = g.campaign.garrisons[garrison]!.row.length - count
  g.garrison.points.set(garrison, count)
  g.garrison.left.set(garrison, away)
  g.garrison.abandoned.set(garrison, away)
}
/** No fortress has a garrison. */
export function evacuate(g: G): void {
  for (let garrison = 0; garrison < g.garrison.rows; garrison++)
    if (g.garrison.points.of(garrison) > 0) leaveOf(g, garrison, 0)
}

/** A unit has lost SP of an arm until so many are left. */
export function cut(g: G, names: Names, unit: string, arm: number, left: number): void {
  const counter = names.counter(unit)
  while (armPoints(g, counter, arm) > left) loseOne(g, counter, arm, true)
}

/** Both sides engage all their units, and nothing else. */
export const engageAll = (table: Table): Table =>
  table.do('engage-all').do('give-battle').do('engage-all').do('give-battle')

/** Rolls of both sides' dice; what more is drawn comes after them. */
export const dice = (attacker: number, defender: number, ...more: Scripted[]): Scripted[] => [
  { draw: 'attacker', value: attacker },
  { draw: 'defender', value: defender },
  ...more,
]

/** A battle with all engaged and these answers to what is asked; the dice fall after the last of them. */
export function fought(wanted: Fight, answers: readonly string[] = [], attacker = 1, defender = 6): Table {
  const table = fight(wanted).do('engage-all').do('give-battle').do('engage-all')
  const all = ['give-battle', ...answers]
  all.forEach((answer, index) =>
    index === all.length - 1 ? table.do(answer, ...dice(attacker, defender)) : table.do(answer),
  )
  return table
}

/** A side's factor as the journal has it: the lines by their labels. */
export function factor(table: Table, side: 'attacker' | 'defender'): Record<string, number> {
  const entry = table.told('factors-rolled').at(-1)
  const lines = entry?.[`${side}Ledger`] as readonly LedgerLine[] // told as a ledger
  return Object.fromEntries(lines.map(({ label, value }) => [label, value]))
}

/** Marks counters by name. */
export function marked(
  g: G,
  names: Names,
  what: 'activated' | 'combatted' | 'demoralised' | 'backToRiver',
  ...who: string[]
) {
  for (const name of who) g.counter[what].set(names.counter(name), true)
}

/** Everything the enemy of a side knows of its counters. */
export function reveal(g: G, side: number): void {
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++) g.counter.seen.set(counter, 2)
}

export const flagOf = (
  table: Table,
  what: 'activated' | 'combatted' | 'demoralised' | 'engaged',
  name: string,
): boolean => table.g.counter[what].of(table.names.counter(name))
export const isGone = (table: Table, name: string): boolean =>
  table.g.counter.zone.of(table.names.counter(name)) === NONE
export { FR, GE }
