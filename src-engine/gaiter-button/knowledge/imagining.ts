import type { Verdict } from '../../fog/bounds.ts'
import { Deal, Imagination } from '../../fog/dealing.ts'
import type { KnownWords } from '../../fog/known-words.ts'
import type { RowWords } from '../../fog/rows.ts'
import { HEAD } from '../../kernel/values/head.ts'
import type { Layout } from '../../kernel/play/layout.ts'
import { textIn, type JsonObject } from '../../kernel/values/result.ts'
import { countersAtHand } from '../combat/engaged.ts'
import { fillAsAtFirst, fillLeast } from '../ground/strength.ts'
import { mostFor } from '../march/recon.ts'
import { canBear, troopsBehind, type StrengthSeen, type TokenSeen } from '../state/behind-tokens.ts'
import { firstOf, isDecoy, isUnit, lostColumn } from '../state/counters.ts'
import { counterOf, enemyOf, tablesOf, type G } from '../state/kit.ts'
import { FATE, SEEN } from '../state/shape.ts'
import { invariants } from './invariants.ts'
import { balanceStrength } from './balance-strength.ts'
import { readBack, readView } from './view.ts'

/**
 * Generates a game that a side may take for the real one: assigns the enemy's counters to the tokens it sees,
 * consistently with everything known (`behind-tokens.ts`), and fills in hidden facts at full strength. The view is
 * parsed once; each assignment (deal) is laid over the parsed words. For the strongest and the weakest enemy, and how
 * that deal differs, see `combat/extreme-enemy.ts`.
 */

/** The parts of a view that are read here; `view` writes all of them. */
interface View {
  readonly counter: { readonly [name: string]: JsonObject }
  readonly token: { readonly [token: string]: JsonObject }
  readonly garrison: { readonly [name: string]: JsonObject }
  readonly strengthAt: { readonly [zone: string]: { readonly field?: boolean; readonly inside?: boolean } }
  readonly stack: readonly string[]
  readonly agenda: readonly JsonObject[]
  readonly secrets: number
}

/** The back of an enemy counter in play. Its zone is `NOBODY` if it is in its owner's hand. */
interface Back extends TokenSeen {
  readonly seen: number
  /** The counter, if its identity was seen; otherwise `NOBODY`. */
  readonly counter: number
  readonly row: RowWords
}

/** A parsed view, ready for dealing. */
interface Known {
  readonly layout: Layout
  readonly side: number
  readonly words: KnownWords
  readonly backs: readonly Back[]
  readonly facts: readonly StrengthSeen[]
  /** Enemy counters out of play, whose fate both sides know, and their tokens. */
  readonly gone: readonly { readonly counter: number; readonly token: number }[]
  /** Garrisons whose strength is not seen. */
  readonly garrisons: readonly { readonly number: number; readonly isManned: boolean }[]
  /** Tokens in the acting stack. */
  readonly stack: readonly number[]
  /** The frame in which the enemy has already made his secret choice; empty if none. */
  readonly chosenIn: string
  /** Whether an enemy unit is losing strength. */
  readonly hasVictim: boolean
}

/** Maximum number of deals tried until one is playable; the last one is used in any case. */
const ATTEMPTS = 40

export function imagine(g: G, json: JsonObject, side: number): void {
  const known = knownFrom(g, json, side)
  const draws = new Imagination(g.chance, side)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const behind = deal(g, known, side, draws)
    known.words.layOut(g, behind)
    for (const back of known.backs) fillCounter(g, behind[back.token]!, back)
    // The rows were written directly into the words.
    g.rewritten()
    for (const { counter } of known.gone) fillGone(g, counter)
    for (const { number, isManned } of known.garrisons) fillGarrison(g, number, isManned)
    g.camp.mixing.set(enemyOf(side), draws.die(0x3fff_ffff))
    fillPrivates(g, known, side, behind, draws)
    balanceStrength(g, side)
    chooseForEnemy(g, known, side, draws)
    if (isPlayable(g)) return
  }
}

// --- Reading --------------------------------------------------------------------------------------------------------

/** Frozen views are parsed once, however many games are imagined from them. */
const reads = new WeakMap<JsonObject, Known>()
function knownFrom(g: G, json: JsonObject, side: number): Known {
  const read = reads.get(json)
  if (read?.layout === g.layout && read.side === side) return read
  const known = readKnown(g, json, side)
  if (Object.isFrozen(json)) reads.set(json, known)
  return known
}

function readKnown({ layout, campaign }: G, json: JsonObject, side: number): Known {
  const view = json as unknown as View // written by `view`
  const { language } = layout
  const words = readView(layout, json)
  const enemy = layout.sides[enemyOf(side)]
  const chosen = view.agenda.find(({ chosen: count, first }) => count === 2 && first === enemy)
  return {
    layout,
    side,
    words,
    backs: Object.entries(view.token).map(([name, row]): Back => {
      const token = words.numberOf('token', name)
      return {
        token,
        zone: words.numberOf('zone', textIn(row['zone'])),
        inside: row['inside'] === true,
        seen: Number(row['seen']),
        demoralised: row['demoralised'] === true,
        combatted: row['combatted'] === true,
        counter: row['counter'] === undefined ? NOBODY : words.numberOf('counter', textIn(row['counter'])),
        row: readBack(layout, row, words, token),
      }
    }),
    facts: Object.entries(view.strengthAt).flatMap(([zone, { field, inside }]) => {
      const of = (isStrong: boolean | undefined, isInside: boolean): StrengthSeen[] =>
        isStrong === undefined ? [] : [{ zone: words.numberOf('zone', zone), inside: isInside, isStrong }]
      return [...of(field, false), ...of(inside, true)]
    }),
    gone: Object.entries(view.counter).flatMap(([name, row]) => {
      const counter = words.numberOf('counter', name)
      if (campaign.counters[counter]!.side === side) return []
      return [{ counter, token: words.numberOf('token', textIn(row['token'])) }]
    }),
    garrisons: Object.entries(view.garrison).flatMap(([name, { manned, points }]) =>
      points === undefined ? [{ number: words.numberOf('garrison', name), isManned: manned === true }] : [],
    ),
    stack: view.stack.map((name) => language.numberOf('token', name)).filter((token) => token >= 0),
    chosenIn: view.secrets === 0 ? '' : textIn(chosen?.['frame']),
    hasVictim: view.agenda.some(({ frame }) => frame === 'unit-losses'),
  }
}
const NOBODY = -1

// --- Dealing --------------------------------------------------------------------------------------------------------

const kindOf = (g: G, counter: number) => counterOf(g, counter).kind
const strengthOf = (g: G, counter: number): number =>
  kindOf(g, counter) === 'detachment' ? 1 : counterOf(g, counter).start.reduce((sum, one) => sum + one, 0)

/** Assigns a counter of the other side to every token in play. Returns the counter behind each token. */
function deal(g: G, known: Known, side: number, draws: Imagination): Int32Array {
  const { counters } = g.campaign
  const behind = new Int32Array(counters.length).fill(NOBODY)
  for (const { token, counter } of known.backs) behind[token] = counter
  // Counters whose fate both sides know keep their tokens.
  for (const { token, counter } of known.gone) behind[token] = counter
  const isTaken = new Uint8Array(counters.length)
  for (const counter of behind) if (counter !== NOBODY) isTaken[counter] = 1
  const hidden: number[] = []
  for (let counter = 0; counter < counters.length; counter++)
    if (counters[counter]!.side !== side && isTaken[counter] === 0) hidden.push(counter)
  const pool = new Deal(draws.shuffled(hidden))
  const open = draws.shuffled(known.backs.filter(({ token }) => behind[token] === NOBODY))
  // Counters off the map are decoys or detachments. Detachments are seldom formed, so they are more likely to stay off
  // it.
  const spare = pool.left.filter((one) => kindOf(g, one) === 'detachment' || kindOf(g, one) === 'decoy')
  if (draws.die(4) > 1)
    spare.sort((a, b) => (kindOf(g, a) === kindOf(g, b) ? 0 : kindOf(g, a) === 'detachment' ? -1 : 1))
  for (const { token, zone } of open) if (zone === NOBODY) behind[token] = pool.take(spare.shift())
  for (const [back, troops] of wanted(g, known, open, behind))
    behind[back.token] = pool.take(fit(g, back, troops, pool))
  return behind
}

/** The first counter that may be there; inside a fortress the weakest. */
function fit(g: G, back: Back, troops: Verdict, { left }: Deal<number>): number | undefined {
  const canStand = (one: number): boolean =>
    (troops === 'open' || isUnit(g, one) === (troops === 'yes')) && canBear(kindOf(g, one), back)
  if (!back.inside || troops === 'open') return left.find(canStand)
  return left.filter(canStand).sort((a, b) => strengthOf(g, a) - strengthOf(g, b))[0]
}

/** The unassigned tokens on the map and whether troops must be behind them, the most constrained first. */
function wanted(g: G, { backs, facts }: Known, open: readonly Back[], behind: ArrayLike<number>): [Back, Verdict][] {
  const isOnMap = ({ zone }: Back): boolean => zone !== NOBODY
  const unknown = open.filter(isOnMap)
  const known = backs.filter((back) => isOnMap(back) && back.counter !== NOBODY)
  const seen = known.map((back) => ({ ...back, isTroops: isUnit(g, behind[back.token]!) }))
  // For a likely game rather than an extreme one: tokens in the mountains are units, as far as there is room.
  const troops = troopsBehind(g.campaign, [...unknown, ...seen], facts, true)
  const wants = unknown.map((back): [Back, Verdict] => [back, troops.get(back.token)!])
  return wants.sort((a, b) => freedom(a) - freedom(b))
}
const freedom = ([back, troops]: [Back, Verdict]): number => (troops !== 'open' ? 0 : back.combatted ? 1 : 2)

// --- What is hidden of a counter ------------------------------------------------------------------------------------

/** Puts a counter where its back is: seen columns as seen, hidden ones filled in. */
function fillCounter(g: G, counter: number, { token, zone, seen, row }: Back): void {
  if (seen < SEEN.composition) fillHidden(g, counter, zone)
  row.lay(g.words, counter)
  g.counter.token.set(counter, token)
  g.counter.fate.set(counter, FATE.inPlay)
}

/**
 * Fills in the unknown strength of a counter in play: a unit is at full strength, a detachment on the map as small as
 * possible.
 */
function fillHidden(g: G, counter: number, zone: number): void {
  const { kind } = counterOf(g, counter)
  if (kind === 'unit') fillAsAtFirst(g, counter)
  else if (kind === 'detachment' && zone !== NOBODY) fillLeast(g, counter)
}

/** Fills in a counter out of play: an eliminated unit has lost its strength, any other took it along. */
function fillGone(g: G, counter: number): void {
  const { kind, row } = counterOf(g, counter)
  if (kind !== 'unit') return
  if (g.counter.fate.of(counter) !== FATE.eliminated) return fillAsAtFirst(g, counter)
  fillAsAtFirst(g, counter, lostColumn)
  g.counter.right.set(counter, row.length - g.counter.left.of(counter))
}

/** A garrison of unknown strength has all its boxes, or none. */
function fillGarrison(g: G, number: number, isManned: boolean): void {
  const { points, left, abandoned } = g.garrison
  const boxes = g.campaign.garrisons[number]!.row.length // a row of the table of garrisons
  const lost = isManned ? abandoned.of(number) : boxes
  if (isManned) points.set(number, boxes - lost)
  left.set(number, lost)
}

// --- The enemy's private state --------------------------------------------------------------------------------------

const MOST_CP = 4

/** Fills in likely values for what is private to the acting side. */
function fillPrivates(g: G, known: Known, side: number, behind: ArrayLike<number>, draws: Imagination): void {
  const { impulse, allowance } = tablesOf(g)
  const [cp, mp, units] = [draws.die(MOST_CP) - 1, draws.die(Math.max(...allowance.decoy)), draws.die(impulse.units)]
  const victim = known.hasVictim ? victimOf(g, known, behind, draws) : undefined
  const likely: { readonly [frame: string]: { readonly [local: string]: number } } = {
    impulse: { units },
    muster: { units },
    activation: { cp, mp, allowance: mp, ...(victim === undefined ? {} : { tired: victim, nextTired: victim + 1 }) },
    marker: { cp: Math.max(1, cp) },
    ...(victim === undefined
      ? {}
      : {
          'night-march': { tested: victim - firstOf(g, enemyOf(side)) + 1 },
          'unit-losses': { counter: victim, count: draws.die(2) },
        }),
  }
  for (const { frame, local, at } of known.words.missing) {
    const value = likely[frame]?.[local]
    if (value !== undefined) g.words[at] = value
  }
}

/** An enemy unit that may be the one losing strength; from the acting stack if there is one. */
function victimOf(g: G, known: Known, behind: ArrayLike<number>, draws: Imagination): number | undefined {
  const units = (tokens: readonly number[]): number[] =>
    tokens.map((token) => behind[token]!).filter((counter) => counter !== NOBODY && kindOf(g, counter) === 'unit')
  const stack = units(known.stack)
  const onMap = units(known.backs.filter(({ zone }) => zone !== NOBODY).map(({ token }) => token))
  return draws.shuffled(stack.length > 0 ? stack : onMap)[0]
}

/**
 * Fills in a secret choice that the enemy has already made: all his troops here engage; some of his cavalry is
 * declared.
 */
function chooseForEnemy(g: G, { chosenIn }: Known, side: number, draws: Imagination): void {
  const enemy = enemyOf(side)
  if (chosenIn === 'declarations') g.camp.bid.set(enemy, draws.die(1 + mostFor(g, enemy)) - 1)
  if (chosenIn !== 'engagement') return
  const here = countersAtHand(g, enemy)
  const units = here.filter((counter) => isUnit(g, counter))
  for (const counter of units.length > 0 ? units : here.filter((one) => isDecoy(g, one)))
    g.counter.engaged.set(counter, true)
}

/** Is the game consistent: does it stay at the same decision when run again, with at least one action? */
function isPlayable(g: G): boolean {
  if (invariants.some(({ broken }) => broken(g) !== undefined)) return false
  if (g.ending !== undefined) return true
  const fork = g.fork()
  try {
    fork.settle()
    return fork.actions.length > 0 && isSameState(fork.words, g.words)
  } catch (error) {
    // A deal on which any rule throws is not playable, even if the cause is a bug in that rule.
    if (error instanceof Error) return false
    throw error
  } finally {
    fork.drop()
  }
}

function isSameState(a: Int32Array, b: Int32Array): boolean {
  if (a[HEAD.end] !== b[HEAD.end]) return false
  for (let word = 0; word < a[HEAD.end]!; word++) if (a[word] !== b[word]) return false
  return true
}
