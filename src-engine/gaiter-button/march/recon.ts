import { verb } from '../../kernel/actions/actions.ts'
import type { Step } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { everyOutcome } from '../../kernel/play/odds.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { CAVALRY, HEAVY_CAVALRY, NONE } from '../campaign/campaign.ts'
import {
  armPoints,
  cavalryPoints,
  countersIn,
  endOf,
  firstOf,
  infantryPoints,
  isUnit,
  membersOf,
} from '../state/counters.ts'
import { unmask } from '../ground/decoys.ts'
import {
  counterName,
  enemyOf,
  forSide,
  frame,
  rounded,
  sideOf,
  tablesOf,
  together,
  zoneName,
  type G,
} from '../state/kit.ts'
import { hasDoctrine } from '../state/options.ts'
import { NOTHING, ONCE, type Activation, type Operation } from '../state/operation.ts'
import { isContested } from '../state/places.ts'
import { SEEN } from '../state/shape.ts'

/** Chapter 10: reconnaissance. */

export const reconnoitre = verb('reconnoitre')
export const commit = verb('commit', 'number')
export const showCounter = verb('show', 'counter')

const screened = entry(
  { name: 'screened', category: 'march', rule: 'gb.recon.bids' },
  { side: 'side', zone: 'zone', declared: 'number', screen: 'number' },
)
const reconnoitred = entry(
  { name: 'reconnoitred', category: 'march', rule: 'gb.recon.result' },
  {
    side: 'side',
    zone: 'zone',
    declared: 'number',
    screen: 'number',
    ledger: 'ledger',
    units: 'number',
    composition: 'flag',
  },
)
const shown = entry({ name: 'shown', category: 'march', rule: 'gb.recon.reveal' }, { counter: 'counter', zone: 'zone' })
const strengthShown = entry(
  { name: 'strength-shown', category: 'march', rule: 'gb.recon.reveal' },
  {
    counter: 'counter',
    zone: 'zone',
    infantry: 'number',
    cavalry: 'number',
    heavyCavalry: 'number',
    artillery: 'number',
    heavyArtillery: 'number',
    mitrailleuses: 'number',
  },
)

/**
 * @rule gb.recon.test
 * A stack with cavalry SP may reconnoitre the contested zone it is in, with all its cavalry at once or in parts; no SP
 * is used twice. A stack with infantry cannot go on afterwards.
 */
export function mayReconnoitre(g: G, side: number, counters: readonly number[], zone: number, why?: Why): boolean {
  const facts = () => ({ zone: zoneName(g, zone) })
  if (counters.some((counter) => sideOf(g, counter) !== side || g.counter.inside.of(counter)))
    return why?.because('gb.recon.test', 'not-in-field', facts()) ?? false
  if (!isContested(g, zone)) return why?.because('gb.recon.test', 'not-contested', facts()) ?? false
  return cavalryAmong(g, counters) > 0 || (why?.because('gb.recon.test', 'no-cavalry', facts()) ?? false)
}

/** Does the stack have cavalry that has not been declared in this zone before? */
export function hasFreshRiders(g: G, counters: readonly number[], zone: number, used: number, why?: Why): boolean {
  if (cavalryAmong(g, counters) > used) return true
  return why?.because('gb.recon.test', 'all-used', { zone: zoneName(g, zone) }) ?? false
}

/** May a stack that reconnoitred continue its activation? */
export const mayGoOn = (g: G, counters: readonly number[]): boolean =>
  counters.every((counter) => infantryPoints(g, counter) === 0)

/** Cavalry of these counters as it counts in a reconnaissance: heavy cavalry halved, rounded over its total. */
export function cavalryAmong(g: G, counters: readonly number[]): number {
  let [light, heavy] = [0, 0]
  for (const counter of counters) {
    light += armPoints(g, counter, CAVALRY)
    heavy += armPoints(g, counter, HEAVY_CAVALRY)
  }
  return light + rounded(heavy, tablesOf(g).reconnaissance.heavyCavalryDivisor)
}

export const stackZone = (g: G): number => {
  for (let counter = 0; counter < g.counter.rows; counter++) if (g.stack.has(counter)) return g.counter.zone.of(counter)
  return NONE
}

/**
 * The most this side can declare now: the unused cavalry of the acting stack, or for the other side all its counters in
 * the field.
 */
export function mostFor(g: G, side: number): number {
  const stack = membersOf(g.stack)
  const own = stack.filter((counter) => sideOf(g, counter) === side)
  if (own.length === 0) return cavalryAmong(g, countersIn(g, side, stackZone(g)))
  return Math.max(0, cavalryAmong(g, own) - g.reconUsed)
}

/** Does the enemy already know every counter here in full? Then the question itself reveals nothing. */
const isOpen = (g: G, side: number, zone: number): boolean =>
  countersIn(g, side, zone).every((counter) => g.counter.seen.of(counter) === SEEN.composition)

/**
 * @rule gb.recon.bids
 * Each side secretly declares how much of its cavalry there it uses, from none to all. The number is the counted one,
 * with heavy cavalry halved and light cavalry taken first. The reconnoitring side rolls only if it declares more than
 * the other.
 */
export const declaring = frame(
  'declaring',
  { side: word({ noun: 'side' }) },
  {
    next(g, f) {
      if (mostFor(g, f.side) === 0 && isOpen(g, f.side, stackZone(g))) return g.done()
      return g.ask(f.side)
    },
    about: (g, f) => ({ zone: zoneName(g, stackZone(g)), most: mostFor(g, f.side) }),
    offer(g, f, offer) {
      const most = mostFor(g, f.side)
      for (let count = 0; count <= most; count++) offer.add(commit, count)
    },
    answers: [
      {
        verb: commit,
        may(g, f, why, count) {
          const most = mostFor(g, f.side)
          return count <= most || (why?.because('gb.recon.bids', 'too-many', { most }) ?? false)
        },
        act(g, f, count) {
          g.camp.bid.set(f.side, count)
          g.done()
        },
        odds: (g, f, count) => declarationOdds(g, f.side, count),
      },
    ],
  },
)

/** A cell of the table: how many counters must be shown, and whether with their strength. */
interface Cell {
  readonly units: number
  readonly composition?: boolean | undefined
}

/** The cell in the row of a sum and the column of the given number. */
export function reconCell(g: G, sum: number, column: number): Cell {
  const { rows } = tablesOf(g).reconnaissance
  const row = rows.find((one) => (one.from ?? -Infinity) <= sum && sum <= (one.to ?? Infinity))
  return row?.cells[column] ?? { units: 0 }
}

function columnOf(g: G, excess: number): number {
  const { columns } = tablesOf(g).reconnaissance
  const found = columns.findIndex(({ from, to }) => excess >= (from ?? -Infinity) && excess <= (to ?? Infinity))
  return found
}

/**
 * @rule gb.recon.result
 * 1d6 in the column of the excess. The French subtract 2, or nothing with their reforms; tired units and rain subtract
 * 1; 1 is added if the whole screen is activated.
 */
function reconLedger(g: G, side: number, markers: number, activatedScreen: boolean): Ledger {
  const { modifiers } = tablesOf(g).reconnaissance
  const rule = 'gb.recon.result'
  const own = hasDoctrine(g, side) ? tablesOf(g).frenchDoctrine.reconnaissance : forSide(modifiers.side, side)
  return new Ledger()
    .add(hasDoctrine(g, side) ? 'doctrine' : 'reconnoitring-side', own, rule)
    .addIf(markers >= modifiers.tired.markers, 'tired', modifiers.tired.modifier, rule)
    .addIf(activatedScreen, 'activated-screen', modifiers.activatedScreen, rule)
    .addIf(g.rain, 'rain', modifiers.rain, rule)
}

/**
 * Does a screen of this size consist of activated units only? A side with other cavalry uses that, so all its cavalry
 * in the field has to be activated. `guess`: from the other side's knowledge, where any counter it has not seen may be
 * cavalry.
 */
function isScreenActivated(g: G, side: number, zone: number, screen: number, guess: boolean): boolean {
  if (screen === 0) return false
  return countersIn(g, side, zone).every(
    (counter) => g.counter.activated.of(counter) || !(guess ? couldScreen(g, counter) : cavalryPoints(g, counter) > 0),
  )
}

function couldScreen(g: G, counter: number): boolean {
  const seen = g.counter.seen.of(counter)
  if (seen === SEEN.composition) return cavalryPoints(g, counter) > 0
  return seen === SEEN.not || isUnit(g, counter)
}

/** Rolls for a reconnaissance that declared more cavalry than the screen. */
function search(g: G, side: number, markers: number, activatedScreen: boolean): Ledger {
  const ledger = reconLedger(g, side, markers, activatedScreen)
  return ledger.add('die', g.chance.dice(tablesOf(g).reconnaissance.dice, 6, 'reconnaissance'), 'gb.recon.result')
}

const textOf = ({ units, composition }: Cell): string => `${units}${composition ? '*' : ''}`

/** A result of a search: how many counters have to be shown, whether with their strength, and its probability. */
export type Found = { readonly counters: number; readonly withStrength: boolean; readonly chance: number }

/** What a roll in this column can find. */
function foundInColumn(g: G, side: number, markers: number, column: number, activatedScreen: boolean): Found[] {
  const found = new Map<string, Found>()
  let sum = 0
  everyOutcome(
    g,
    (fork) => {
      // The roll happens only after the secret declarations end.
      if (fork.inSecret) fork.endSecrets()
      sum = search(fork, side, markers, activatedScreen).total
    },
    (_fork, probability) => {
      const cell = reconCell(g, sum, column)
      const { chance } = found.get(textOf(cell)) ?? { chance: 0 }
      found.set(textOf(cell), {
        counters: cell.units,
        withStrength: cell.composition === true,
        chance: chance + probability,
      })
    },
  )
  return [...found.values()]
}

/**
 * What a declaration can find, for each smaller number the enemy can declare, from 0 on. The modifier for an activated
 * screen counts only if the side can be sure of it.
 */
export function foundByDeclaring(g: G, side: number, declared: number): Found[][] {
  const zone = stackZone(g)
  return Array.from({ length: declared }, (_, screen) => {
    const activated = isScreenActivated(g, enemyOf(side), zone, screen, true)
    return foundInColumn(g, side, g.reconMarkers, columnOf(g, declared - screen), activated)
  })
}

export const doesReconnoitre = (g: G, side: number): boolean =>
  membersOf(g.stack).some((counter) => sideOf(g, counter) === side)

/** By number of counters, with `*` if their strength is shown too: the probability. */
const foundAsOdds = (found: readonly Found[]): JsonObject =>
  Object.fromEntries(
    found.map(({ counters, withStrength, chance }) => [textOf({ units: counters, composition: withStrength }), chance]),
  )

/** The odds of a declaration. */
function declarationOdds(g: G, side: number, declared: number): JsonObject {
  if (!doesReconnoitre(g, side)) return {}
  const against = foundByDeclaring(g, side, declared).map((found, screen) => [screen, foundAsOdds(found)])
  return { against: Object.fromEntries(against) as JsonObject }
}

const wantedLevel = (composition: boolean): number => (composition ? SEEN.composition : SEEN.identity)

/** Which side shows counters, and where. */
interface Showing {
  readonly side: number
  readonly zone: number
  readonly inside: boolean
}

/**
 * @rule gb.recon.reveal
 * The owner chooses which counters he shows, each once, even if the enemy knows them already. They stay known until
 * they mix with others.
 */
function mayShow(g: G, { side, zone, inside }: Showing, counter: number, why?: Why): boolean {
  const facts = () => ({ counter: counterName(g, counter), zone: zoneName(g, zone) })
  const here = g.counter.zone.of(counter) === zone && g.counter.inside.of(counter) === inside
  if (sideOf(g, counter) !== side || !here) return why?.because('gb.recon.reveal', 'elsewhere', facts()) ?? false
  return !g.turnedOver.has(counter) || (why?.because('gb.recon.reveal', 'shown', facts()) ?? false)
}

/** Shows a counter to the enemy. A decoy is removed instead. */
function show(g: G, counter: number, composition: boolean): void {
  g.reveal()
  if (unmask(g, [counter]) > 0) return
  const zone = g.counter.zone.of(counter)
  g.turnedOver.add(counter)
  g.counter.shown.set(counter, true)
  g.counter.seen.set(counter, Math.max(g.counter.seen.of(counter), wantedLevel(composition)))
  if (!composition || !isUnit(g, counter)) return g.tell(shown, { counter, zone })
  const { infantry, cavalry, heavyCavalry, artillery, heavyArtillery, mitrailleuses } = g.counter
  g.tell(strengthShown, {
    counter,
    zone,
    infantry: infantry.of(counter),
    cavalry: cavalry.of(counter),
    heavyCavalry: heavyCavalry.of(counter),
    artillery: artillery.of(counter),
    heavyArtillery: heavyArtillery.of(counter),
    mitrailleuses: mitrailleuses.of(counter),
  })
}

/**
 * @rule gb.recon.decoys
 * Decoys need not be shown first. Decoys that are shown leave the map and are placed again with reinforcements.
 */
function showable(g: G, f: Showing): number[] {
  const found: number[] = []
  for (let counter = firstOf(g, f.side); counter < endOf(g, f.side); counter++)
    if (mayShow(g, f, counter)) found.push(counter)
  return found
}

/** A side shows a number of its counters in a zone: in the field, or inside a fortress. */
export const showing = frame(
  'showing',
  {
    side: word({ noun: 'side' }),
    zone: word({ start: NONE, noun: 'zone' }),
    left: word(),
    inside: flag(),
    composition: flag(),
  },
  {
    next(g, f) {
      const all = f.left > 0 ? showable(g, f) : []
      if (all.length > f.left) return g.ask(f.side)
      for (const counter of all) show(g, counter, f.composition)
      g.turnedOver.clear()
      return g.done()
    },
    about: (g, f) => ({ zone: zoneName(g, f.zone), left: f.left }),
    prompt: (_g, f) => (f.composition ? 'showing.strength' : 'showing'),
    offer(g, f, offer) {
      for (const counter of showable(g, f)) offer.add(showCounter, counter)
    },
    answers: [
      {
        verb: showCounter,
        may: (g, f, why, counter) => mayShow(g, f, counter, why),
        act(g, f, counter) {
          f.left -= 1
          show(g, counter, f.composition)
        },
      },
    ],
  },
)

function compare(g: G, side: number, zone: number): Step {
  const [declared, screen] = [g.camp.bid.of(side), g.camp.bid.of(enemyOf(side))]
  g.camp.bid.fill(0)
  if (declared <= screen) {
    g.tell(screened, { side, zone, declared, screen })
    return 'again'
  }
  const ledger = search(g, side, g.reconMarkers, isScreenActivated(g, enemyOf(side), zone, screen, false))
  const { units, composition = false } = reconCell(g, ledger.total, columnOf(g, declared - screen))
  g.tell(reconnoitred, { side, zone, declared, screen, ledger, units, composition })
  if (units === 0) return 'again'
  return g.call(showing, { side: enemyOf(side), zone, left: units, inside: false, composition })
}

const declarations = together('declarations', {}, declaring, (g) => g.done())

/**
 * The stack of this side reconnoitres its zone. `markers`: fatigue markers kept in this activation; `used`: cavalry
 * already used here. Returns the cavalry used so far.
 */
export const reconnaissance = frame(
  'reconnaissance',
  {
    side: word({ noun: 'side' }),
    zone: word({ start: NONE, noun: 'zone' }),
    markers: word(),
    used: word(),
    declared: flag(),
    compared: flag(),
  },
  {
    next(g, f) {
      if (!f.declared) {
        f.declared = true
        g.reconMarkers = f.markers
        g.reconUsed = f.used
        return g.call(declarations, { first: f.side })
      }
      if (f.compared) {
        g.reconMarkers = 0
        g.reconUsed = 0
        return g.done(f.used)
      }
      f.compared = true
      f.used += g.camp.bid.of(f.side)
      return compare(g, f.side, f.zone)
    },
  },
)

/**
 * The odds before any declaration, by column of the table: what an excess of that many SP shows if the screen is not
 * activated.
 */
function operationOdds(g: G, f: Activation): JsonObject {
  const { columns } = tablesOf(g).reconnaissance
  return {
    excess: Object.fromEntries(
      columns.map(({ from = 0 }, column) => [from, foundAsOdds(foundInColumn(g, f.side, f.kept, column, false))]),
    ),
  }
}

/** Reconnaissance as an operation of an activation. */
export const reconnaissanceOperation: Operation = {
  verb: reconnoitre,
  afterStop: true,
  may(g, f, why) {
    const stack = membersOf(g.stack)
    return mayReconnoitre(g, f.side, stack, f.zone, why) && hasFreshRiders(g, stack, f.zone, f.scouted, why)
  },
  candidates: (g, f) => (isContested(g, f.zone) ? ONCE : NOTHING),
  cost: (g) => tablesOf(g).reconnaissance.mp,
  act: (g, f) => g.call(reconnaissance, { side: f.side, zone: f.zone, markers: f.kept, used: f.scouted }),
  resume(g, f, used) {
    f.scouted = used
    if (mayGoOn(g, membersOf(g.stack))) f.stopped = false
    else f.over = true
  },
  odds: (g, f) => operationOdds(g, f),
}

export const kinds = [reconnaissance, declarations, declaring, showing]
export const entries = [screened, reconnoitred, shown, strengthShown]
