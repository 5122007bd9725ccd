import { Deal, Imagination } from '../../fog/dealing.ts'
import type { KnownWords } from '../../fog/known-words.ts'
import type { RowWords } from '../../fog/rows.ts'
import { HEAD } from '../../kernel/head.ts'
import type { Layout } from '../../kernel/layout.ts'
import { textIn, type JsonObject } from '../../kernel/result.ts'
import { ARMS } from '../campaign/campaign.ts'
import { countersAtHand } from '../combat/engaged.ts'
import { leftAtFirst, pointsAtFirst } from '../ground/strength.ts'
import { mostFor } from '../march/recon.ts'
import { armColumn, firstOf, isDecoy, isUnit, lostColumn } from '../state/counters.ts'
import { counterOf, enemyOf, tablesOf, zoneOf, type G } from '../state/kit.ts'
import { FATE, SEEN } from '../state/shape.ts'
import { invariants } from './invariants.ts'
import { reckon } from './reckoning.ts'
import { readBack, readView } from './view.ts'

/**
 * Games that a side may take for the real one: enemy counters are dealt to the tokens that it sees, in a way that fits
 * everything everybody knows, and what is hidden of them is filled in at full strength. The view is read into words once;
 * each deal is laid over them. Where the ends of what is possible are asked for, and not some game among all, see
 * `combat/supposed.ts`, which says why it has a way of its own.
 */

/** What is read of a view; `view` writes all of this. */
interface View {
  readonly counter: { readonly [name: string]: JsonObject }
  readonly token: { readonly [token: string]: JsonObject }
  readonly garrison: { readonly [name: string]: JsonObject }
  readonly strengthAt: { readonly [zone: string]: { readonly field?: boolean; readonly inside?: boolean } }
  readonly stack: readonly string[]
  readonly agenda: readonly JsonObject[]
  readonly secrets: number
}

/** The back of an enemy counter in play. */
interface Back {
  readonly token: number
  /** None for one in its owner's hand. */
  readonly zone: number
  readonly inside: boolean
  readonly seen: number
  /** Only troops are demoralised; a leader is never marked as having fought. */
  readonly demoralised: boolean
  readonly combatted: boolean
  /** Who it is, where that was seen; else none. */
  readonly counter: number
  readonly row: RowWords
}

/** Whether everybody knows of strength in the field of a zone, or inside its fortress. */
interface Fact {
  readonly zone: number
  readonly inside: boolean
  readonly isStrong: boolean
}

/** A view as it is dealt from. */
interface Known {
  readonly layout: Layout
  readonly side: number
  readonly words: KnownWords
  readonly backs: readonly Back[]
  readonly facts: readonly Fact[]
  /** Enemies of whom everybody knows what became of them, and their tokens. */
  readonly gone: readonly { readonly counter: number; readonly token: number }[]
  /** Garrisons whose strength is not seen. */
  readonly garrisons: readonly { readonly number: number; readonly isManned: boolean }[]
  /** Tokens in the stack that acts. */
  readonly stack: readonly number[]
  /** In which frame the enemy has chosen in secret already. */
  readonly chosenIn: string
  /** A unit of the enemy is losing strength. */
  readonly hasVictim: boolean
}

/** So many deals are tried until one fits; the last is taken in any case. */
const ATTEMPTS = 40

export function imagine(g: G, json: JsonObject, side: number): void {
  const known = knownFrom(g, json, side)
  const draws = new Imagination(g.chance, side)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const behind = deal(g, known, side, draws)
    known.words.layOut(g, behind)
    for (const back of known.backs) layDown(g, behind[back.token]!, back)
    // Their rows were laid straight into the words.
    g.rewritten()
    for (const { counter } of known.gone) fillGone(g, counter)
    for (const { number, isManned } of known.garrisons) fillGarrison(g, number, isManned)
    g.camp.mixing.set(enemyOf(side), draws.die(0x3fff_ffff))
    tellPrivates(g, known, side, behind, draws)
    reckon(g, side)
    chooseForEnemy(g, known, side, draws)
    if (isPlayable(g)) return
  }
}

// --- Reading --------------------------------------------------------------------------------------------------------

/** Views that nobody can change are read once, however many games are imagined from them. */
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
    backs: Object.entries(view.token).map(([token, row]) => ({
      token: words.numberOf('token', token),
      zone: words.numberOf('zone', textIn(row['zone'])),
      inside: row['inside'] === true,
      seen: Number(row['seen']),
      demoralised: row['demoralised'] === true,
      combatted: row['combatted'] === true,
      counter: row['counter'] === undefined ? NOBODY : words.numberOf('counter', textIn(row['counter'])),
      row: readBack(layout, row, words),
    })),
    facts: Object.entries(view.strengthAt).flatMap(([zone, { field, inside }]) => {
      const of = (isStrong: boolean | undefined, isInside: boolean): Fact[] =>
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

/** What may stand behind a token. */
interface Want {
  readonly back: Back
  /** It bears what only troops bear, or is known to have strength points; or to have none. */
  readonly points: 'some' | 'none' | 'any'
}

const kindOf = (g: G, counter: number) => counterOf(g, counter).kind
const hasPoints = (g: G, counter: number): boolean => isUnit(g, counter)
const strengthOf = (g: G, counter: number): number =>
  kindOf(g, counter) === 'detachment' ? 1 : counterOf(g, counter).start.reduce((sum, one) => sum + one, 0)

/** Gives every token in play a counter of the other side: the counter behind each token. */
function deal(g: G, known: Known, side: number, draws: Imagination): Int32Array {
  const { counters } = g.campaign
  const behind = new Int32Array(counters.length).fill(NOBODY)
  for (const { token, counter } of known.backs) behind[token] = counter
  // Counters of which everybody knows what became of them keep their tokens.
  for (const { token, counter } of known.gone) behind[token] = counter
  const isTaken = new Uint8Array(counters.length)
  for (const counter of behind) if (counter !== NOBODY) isTaken[counter] = 1
  const hidden: number[] = []
  for (let counter = 0; counter < counters.length; counter++)
    if (counters[counter]!.side !== side && isTaken[counter] === 0) hidden.push(counter)
  const pool = new Deal(draws.shuffled(hidden))
  const open = draws.shuffled(known.backs.filter(({ token }) => behind[token] === NOBODY))
  // What is not on the map is a decoy or a detachment; detachments are formed seldom, so they rather stay there.
  const spare = pool.left.filter((one) => kindOf(g, one) === 'detachment' || kindOf(g, one) === 'decoy')
  if (draws.die(4) > 1)
    spare.sort((a, b) => (kindOf(g, a) === kindOf(g, b) ? 0 : kindOf(g, a) === 'detachment' ? -1 : 1))
  for (const { token, zone } of open) if (zone === NOBODY) behind[token] = pool.take(spare.shift())
  const wants = wantsOf(
    g,
    known,
    open.filter(({ zone }) => zone !== NOBODY),
    behind,
  )
  for (const { back, points } of wants)
    behind[back.token] = pool.take(chosen(g, back, points, pool.left))
  return behind
}

/** The first that fits; into a fortress rather the weakest. */
function chosen(g: G, { inside, combatted }: Back, points: Want['points'], pool: readonly number[]) {
  const fits = pool.filter(
    (one) =>
      (points === 'any' || hasPoints(g, one) === (points === 'some')) && !(combatted && kindOf(g, one) === 'leader'),
  )
  if (inside && points !== 'any') fits.sort((a, b) => strengthOf(g, a) - strengthOf(g, b))
  return fits[0]
}

/** The tokens on the map, those that cannot be anything first. */
function wantsOf(g: G, known: Known, open: readonly Back[], behind: ArrayLike<number>): Want[] {
  const { facts, backs } = known
  const isAt = (back: Back, { zone, inside }: Fact): boolean => back.zone === zone && back.inside === inside
  const wants = open.map((back): Want => {
    const fact = facts.find((one) => isAt(back, one))
    return { back, points: fact?.isStrong === false ? 'none' : back.demoralised ? 'some' : 'any' }
  })
  // Somebody there has strength points.
  for (const fact of facts) {
    if (!fact.isStrong) continue
    const isCertain = backs.some(
      (back) => isAt(back, fact) && behind[back.token] !== NOBODY && hasPoints(g, behind[back.token]!),
    )
    const index = wants.findIndex(({ back }) => isAt(back, fact))
    if (!isCertain && index >= 0 && !wants.some(({ back, points }) => isAt(back, fact) && points === 'some'))
      wants[index] = { ...wants[index]!, points: 'some' }
  }
  boundByGround(g, known, wants, behind)
  return wants.sort((a, b) => freedom(a) - freedom(b))
}
const freedom = ({ points, back }: Want): number => (points !== 'any' ? 0 : back.combatted ? 1 : 2)

/** One unit of a camp at most in the mountains: of more counters the others are none. */
function boundByGround(g: G, known: Known, wants: Want[], behind: ArrayLike<number>): void {
  const most: { readonly [terrain: string]: number | undefined } = tablesOf(g).stacking.unitsIn
  const units = new Map<number, number>()
  for (const { token, zone } of known.backs)
    if (behind[token] !== NOBODY && hasPoints(g, behind[token]!)) units.set(zone, (units.get(zone) ?? 0) + 1)
  // Those that are certain take up their room first.
  for (const want of [...wants].sort((a, b) => (a.points === 'some' ? 0 : 1) - (b.points === 'some' ? 0 : 1))) {
    const { zone } = want.back
    const room = most[zoneOf(g, zone).terrain]
    if (room === undefined || want.points === 'none') continue
    const there = units.get(zone) ?? 0
    if (there >= room) wants[wants.indexOf(want)] = { ...want, points: 'none' }
    else units.set(zone, there + 1)
  }
}

// --- What is hidden of a counter ------------------------------------------------------------------------------------

/** Lays a counter where its back is: what is seen of it as it is seen, the rest as it may be. */
function layDown(g: G, counter: number, { token, zone, seen, row }: Back): void {
  if (seen < SEEN.composition) fillHidden(g, counter, zone)
  row.lay(g.words, counter)
  g.counter.token.set(counter, token)
  g.counter.fate.set(counter, FATE.inPlay)
}

/** What is not known of a counter in play: a unit is whole, a detachment on the map as small as it can be. */
function fillHidden(g: G, counter: number, zone: number): void {
  const { kind, type, row } = counterOf(g, counter)
  if (kind === 'unit') return fillAsAtFirst(g, counter)
  if (kind !== 'detachment' || zone === NOBODY) return
  g.counter[type].set(counter, 1)
  g.counter.right.set(counter, row.length - 1)
}

/** A unit as the scenario began with it, its strength in these columns. */
function fillAsAtFirst(g: G, counter: number, columnOf = armColumn): void {
  for (let arm = 0; arm < ARMS; arm++) columnOf(g, arm).set(counter, pointsAtFirst(g, counter, arm))
  g.counter.left.set(counter, leftAtFirst(g, counter))
}

/** What was lost or went away took its strength with it. */
function fillGone(g: G, counter: number): void {
  const { kind, row } = counterOf(g, counter)
  if (kind !== 'unit') return
  if (g.counter.fate.of(counter) !== FATE.eliminated) return fillAsAtFirst(g, counter)
  fillAsAtFirst(g, counter, lostColumn)
  g.counter.right.set(counter, row.length - g.counter.left.of(counter))
}

/** A garrison that is not seen has all its boxes, or none. */
function fillGarrison(g: G, number: number, isManned: boolean): void {
  const { points, left, abandoned } = g.garrison
  const boxes = g.campaign.garrisons[number]!.row.length // a row of the table of garrisons
  const lost = isManned ? abandoned.of(number) : boxes
  if (isManned) points.set(number, boxes - lost)
  left.set(number, lost)
}

// --- What the enemy keeps to himself --------------------------------------------------------------------------------

const MOST_CP = 4

/** Something likely in the place of what is private to the side at work. */
function tellPrivates(g: G, known: Known, side: number, behind: ArrayLike<number>, draws: Imagination): void {
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
  for (const { frame, local, at } of known.words.untold) {
    const value = likely[frame]?.[local]
    if (value !== undefined) g.words[at] = value
  }
}

/** A unit of the enemy that may be the one that is losing strength, of the acting stack if there is one. */
function victimOf(g: G, known: Known, behind: ArrayLike<number>, draws: Imagination): number | undefined {
  const units = (tokens: readonly number[]): number[] =>
    tokens.map((token) => behind[token]!).filter((counter) => counter !== NOBODY && kindOf(g, counter) === 'unit')
  const stack = units(known.stack)
  const onMap = units(known.backs.filter(({ zone }) => zone !== NOBODY).map(({ token }) => token))
  return draws.shuffled(stack.length > 0 ? stack : onMap)[0]
}

/** When the enemy has chosen in secret already, he chose something: all his troops here, some of his cavalry. */
function chooseForEnemy(g: G, { chosenIn }: Known, side: number, draws: Imagination): void {
  const enemy = enemyOf(side)
  if (chosenIn === 'declarations') g.camp.bid.set(enemy, draws.die(1 + mostFor(g, enemy)) - 1)
  if (chosenIn !== 'engagement') return
  const here = countersAtHand(g, enemy)
  const units = here.filter((counter) => isUnit(g, counter))
  for (const counter of units.length > 0 ? units : here.filter((one) => isDecoy(g, one)))
    g.counter.engaged.set(counter, true)
}

/** A game at rest rests when it is run again: whoever is asked has something to choose from. */
function isPlayable(g: G): boolean {
  if (invariants.some(({ broken }) => broken(g) !== undefined)) return false
  if (g.ending !== undefined) return true
  const fork = g.fork()
  try {
    fork.settle()
    return fork.actions.length > 0 && isSameState(fork.words, g.words)
  } catch (error) {
    // Whatever stops a rule, a mistake in it among others, makes this deal one that cannot be played.
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
