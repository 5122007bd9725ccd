import { everyOutcome } from '../../kernel/play/odds.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { commandersIn, protectionOf, troopsIn, unitsIn } from '../ground/stacks.ts'
import { RESULT, suffer } from '../losses/hits.ts'
import { chanceOf, passes } from '../losses/morale.ts'
import { retreatHexes } from '../losses/retreat-hexes.ts'
import { beforeTheDie, rollOnTable } from '../losses/table.ts'
import { counterOf, faceOf, NOBODY, NOWHERE, onMap, type G } from '../state/kit.ts'
import { addTo, shareOut, visitOptions } from './help.ts'
import {
  assaultColumns,
  assaultDie,
  attackersOf,
  bonusIn,
  bonusOfLeader,
  defenceColumns,
  defenceDie,
} from './values.ts'

/**
 * The forecast of an attack, counted over all dice results with the rules used in play. Assumptions: no unit refuses to
 * retreat or retreats before combat, commanders of the attacker take part and remain, and the defender puts all his
 * points where they leave the attacker the least chance.
 */

/** The attackers of a hex in the order of the attacks, and the commander who joins them, or NOBODY. */
export interface Plan {
  readonly hex: number
  readonly group: readonly number[]
  readonly leader: number
  /** Units that attack after the group, each on its own. */
  readonly apart?: readonly number[]
}
/** `alone`: the defender has no help; `all`: all help he may have, from helpers, guns and commander. */
export type Help = 'alone' | 'all'

export type Forecast = {
  readonly taken: number
  readonly held: number
  /** No attacker reached the assault. */
  readonly repulsed: number
  /** Average number of steps lost. */
  readonly ownLost: number
  readonly enemyLost: number
}

/** A position that a fight can lead to, with its probability. Equal positions are merged. */
interface Position {
  readonly words: Int32Array
  readonly stormed: boolean
  probability: number
}

export function forecast(g: G, plan: Plan, help: Help): Forecast {
  const joined = plan.leader === NOBODY ? 0 : joinChance(g, plan.leader)
  const parts: [number, Forecast][] = []
  if (joined > 0) parts.push([joined, worstOf(g, plan, help, true)])
  if (joined < 1) parts.push([1 - joined, worstOf(g, plan, help, false)])
  const sum = (of: keyof Forecast): number => parts.reduce((all, [chance, part]) => all + chance * part[of], 0)
  return {
    taken: sum('taken'),
    held: sum('held'),
    repulsed: sum('repulsed'),
    ownLost: sum('ownLost'),
    enemyLost: sum('enemyLost'),
  }
}

/** The probability that a commander joins the attacks. */
export function joinChance(g: G, leader: number): number {
  const command = counterOf(g, leader).command[faceOf(g, leader)]
  const test = (fork: G): boolean =>
    passes(fork, new Ledger().add('command', command, 'ws.assault.coordination'), 'coordination')
  return chanceOf(g, test)
}

/** The defender puts his points against the attacker for which the result is worst for the attacking side. */
function worstOf(g: G, plan: Plan, help: Help, united: boolean): Forecast {
  const choices = united ? plan.group : [NOBODY]
  const all = choices.map((favoured) => fought(g, plan, help, united, favoured))
  return worst(all)
}

const worst = (all: readonly Forecast[]): Forecast =>
  all.reduce((least, one) => (one.taken < least.taken ? one : least))

function fought(g: G, plan: Plan, help: Help, united: boolean, favoured: number): Forecast {
  let positions: Position[] = [{ words: g.words.slice(), stormed: false, probability: 1 }]
  const alone = [...(united ? [] : plan.group), ...(plan.apart ?? [])]
  for (const group of [...(united ? [plan.group] : []), ...alone.map((unit) => [unit])]) {
    const isUnited = united && group === plan.group
    positions = goOn(g, positions, (fork, stormed) => {
      layOut(fork, plan, group, help, isUnited, favoured)
      return stormed
    })
    positions = fightOut(g, positions, group, plan.hex, isUnited)
  }
  return summary(g, plan, positions)
}

/** The defence against each attacker in turn, then the assault. */
function fightOut(
  g: G,
  begun: readonly Position[],
  group: readonly number[],
  hex: number,
  united: boolean,
): Position[] {
  let positions = begun
  for (const unit of group)
    positions = goOn(g, positions, (fork, stormed) => {
      if (fork.unit.engaged.of(unit)) receive(fork, unit, hex)
      return stormed
    })
  return goOn(g, positions, (fork, stormed) => storm(fork, hex, united) || stormed)
}

/** How an attack ends. */
export type Ends = { readonly taken: number; readonly held: number; readonly repulsed: number }
export const endsOf = ({ taken, held, repulsed }: Forecast): Ends => ({ taken, held, repulsed })

/** A given way to share out points of the defence, applied before the sources from index `from` on. */
interface Sharing {
  readonly from: number
  readonly share: (fork: G, favoured: number) => void
}
const allToShare: Sharing = { from: 0, share: () => undefined }

/**
 * How the current attack ends if this answer is given now. Participants are already fixed, and no unit retreats before
 * combat. The defender shares out the remaining points as in every forecast.
 */
export function fightFrom(
  g: G,
  hex: number,
  help: Help,
  answer: (fork: G) => void = () => undefined,
  sharing: Sharing = allToShare,
): Ends {
  const group = attackersOf(g)
  const united = group.length > 1
  const all = (united ? group : [NOBODY]).map((favoured) => {
    const begun: Position = { words: g.words.slice(), stormed: false, probability: 1 }
    const laidOut = goOn(g, [begun], (fork) => {
      answer(fork)
      if (unitsIn(fork, hex).length === 0) fork.unit.engaged.clear()
      else {
        if (help === 'all') receiveHelp(fork, hex)
        sharing.share(fork, favoured)
        shareOut(fork, hex, favoured, sharing.from)
      }
      return false
    })
    return summary(g, { hex, group, leader: NOBODY }, fightOut(g, laidOut, group, hex, united))
  })
  return endsOf(worst(all))
}

/** Runs a step on each position and merges those that become equal. */
function goOn(g: G, positions: readonly Position[], run: (fork: G, stormed: boolean) => boolean): Position[] {
  const found = new Map<string, Position>()
  for (const { words, stormed, probability } of positions) {
    let isStormed = stormed
    everyOutcome(
      g,
      (fork) => {
        isStormed = run(fork, stormed) || stormed
      },
      (fork, share) => {
        const key = keyOf(fork, isStormed)
        const known = found.get(key)
        if (known !== undefined) known.probability += probability * share
        else found.set(key, { words: fork.words.slice(), stormed: isStormed, probability: probability * share })
      },
      words,
    )
  }
  return [...found.values()]
}

function keyOf({ unit: { rows, hex, lost, disorganised, engaged } }: G, stormed: boolean): string {
  const codes = [stormed ? 1 : 0]
  for (let unit = 0; unit < rows; unit++)
    codes.push(hex.of(unit) + 1, 4 * lost.of(unit) + (disorganised.of(unit) ? 2 : 0) + (engaged.of(unit) ? 1 : 0))
  return String.fromCharCode(...codes)
}

/** Sets up one attack in a fork: its participants, and against whom the defence goes. */
export function layOut(
  g: G,
  plan: Plan,
  group: readonly number[],
  help: Help,
  united: boolean,
  favoured: number,
): void {
  const { engaged, adds, leads, against, againstLost, againstGuns, attacked, attacks } = g.unit
  for (const column of [engaged, adds, againstGuns]) column.clear()
  for (const column of [against, againstLost]) column.fill(0)
  if (unitsIn(g, plan.hex).length === 0) return
  for (const unit of group) if (onMap(g, unit)) engaged.set(unit, true)
  if (attackersOf(g).length === 0) return
  for (let unit = 0; unit < g.unit.rows; unit++)
    if (attacks.of(unit) !== NOWHERE) for (const defender of unitsIn(g, attacks.of(unit))) attacked.set(defender, true)
  for (const defender of unitsIn(g, plan.hex)) attacked.set(defender, true)
  if (united) {
    leads.set(plan.leader, plan.hex)
    adds.set(plan.leader, true)
  } else for (const commander of commandersWith(g, group)) adds.set(commander, true)
  if (help === 'all') receiveHelp(g, plan.hex)
  shareOut(g, plan.hex, favoured, 0)
}

const commandersWith = (g: G, group: readonly number[]): number[] =>
  group.flatMap((unit) =>
    commandersIn(g, g.unit.hex.of(unit)).filter(
      (commander) => counterOf(g, commander).formation === counterOf(g, unit).formation,
    ),
  )

/** Adds every unit that may help the defenders. */
function receiveHelp(g: G, hex: number): void {
  for (const unit of helpFor(g, hex)) addTo(g, unit)
}
function helpFor(g: G, hex: number): number[] {
  const found: number[] = []
  visitOptions(g, hex, (_kind, unit) => found.push(unit))
  return found
}

/** The defence against one attacker: a unit driven back takes no further part. */
function receive(g: G, unit: number, hex: number): void {
  const result = rollOnTable(g, defenceColumns(g, unit), defenceDie(g, unit, hex), 'defence')
  if (isDriven(g, unit, result)) leaves(g, unit)
}

/** The assault of the remaining attackers; returns false if there are none. */
function storm(g: G, hex: number, united: boolean): boolean {
  const all = attackersOf(g)
  const [first] = all
  if (first === undefined) return false
  const defenders = troopsIn(g, hex)
  if (defenders.length > 0) {
    const bonus = united ? bonusOfLeader(g, hex) : bonusIn(g, g.unit.hex.of(first))
    const result = rollOnTable(g, assaultColumns(g, all, hex), assaultDie(g, all, hex, bonus), 'assault')
    defenders.forEach((one, index) => {
      const own = result === RESULT.loss && index > 0 ? RESULT.disorganised : result
      if (isDriven(g, one, own)) leaves(g, one)
    })
  }
  // Guns do not hold a hex without troops.
  if (troopsIn(g, hex).length === 0)
    for (const gun of unitsIn(g, hex)) {
      g.unit.lost.set(gun, counterOf(g, gun).steps)
      leaves(g, gun)
    }
  return true
}

function leaves(g: G, unit: number): void {
  g.unit.engaged.set(unit, false)
  g.unit.hex.set(unit, NOWHERE)
}

/** Applies a result to a unit; returns true if it is eliminated or driven back, assuming it does not refuse. */
function isDriven(g: G, unit: number, result: number): boolean {
  const from = g.unit.hex.of(unit)
  if (!suffer(g, unit, result)) return false
  if (!onMap(g, unit)) return true
  if (protectionOf(g, from) > g.campaign.tables.combat.keepsGroundAbove) return false
  return retreatHexes(g, unit, from).length > 0
}

function summary(g: G, { hex, group, apart = [] }: Plan, positions: readonly Position[]): Forecast {
  const defenders = unitsIn(g, hex)
  const sum = { taken: 0, held: 0, repulsed: 0, ownLost: 0, enemyLost: 0 }
  const lostIn = (fork: G, units: readonly number[]): number =>
    units.reduce((all, unit) => all + fork.unit.lost.of(unit) - g.unit.lost.of(unit), 0)
  for (const { words, stormed, probability } of positions)
    everyOutcome(
      g,
      () => undefined,
      (fork) => {
        const isHeld = unitsIn(fork, hex).length > 0
        sum[!isHeld ? 'taken' : stormed ? 'held' : 'repulsed'] += probability
        sum.ownLost += probability * lostIn(fork, [...group, ...apart])
        sum.enemyLost += probability * lostIn(fork, defenders)
      },
      words,
    )
  return sum
}

/** The sums of an attack before the dice: of all attackers together, and of the defence against the first of them. */
export function sums(g: G, plan: Plan, help: Help) {
  const united = plan.leader !== NOBODY
  const group = united ? plan.group : plan.group.slice(0, 1)
  layOut(g, plan, group, help, united, group[0] ?? NOBODY)
  const all = attackersOf(g)
  const [first] = all
  if (first === undefined) return undefined
  const bonus = united ? bonusOfLeader(g, plan.hex) : bonusIn(g, g.unit.hex.of(first))
  const defence = beforeTheDie(defenceColumns(g, first), defenceDie(g, first, plan.hex))
  return {
    ...beforeTheDie(assaultColumns(g, all, plan.hex), assaultDie(g, all, plan.hex, bonus)),
    defence: defence.columns,
    defenceModifiers: defence.modifiers,
    helpers: [...Array(g.unit.rows).keys()].filter(
      (unit) => g.unit.adds.of(unit) && counterOf(g, unit).side !== counterOf(g, first).side,
    ),
  }
}
