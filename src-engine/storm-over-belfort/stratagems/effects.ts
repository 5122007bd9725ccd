import { verb } from '../../kernel/actions/actions.ts'
import type { Step } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { settleZones } from '../hits/settle.ts'
import type { Stratagem } from '../campaign/files.ts'
import { deserted, fellIll, posted, withdrawn } from '../state/entries.ts'
import {
  AWAY,
  DIMINISHED,
  FRENCH,
  frame,
  GOOD,
  LOST,
  NONE,
  PRUSSIAN,
  TO_COME,
  unitName,
  unitOf,
  zoneName,
  type G,
} from '../state/kit.ts'
import { enter, lower, remove } from '../state/units.ts'
import { freshScouts, isDeserter, mayFallIll, postsOf } from './counters.ts'

/** Chapter: the effects of stratagems. Effects on a roll are applied where it is rolled. */

export const post = verb('post', 'zone')
export const sicken = verb('sicken', 'unit')
export const desert = verb('desert', 'unit')

/** Applies the stratagem just played; calls a frame if its player has to choose. */
export function takeEffect(g: G, side: number, stratagem: Stratagem): Step | void {
  const { stratagems: by } = g.campaign.tables
  switch (stratagem) {
    case 'scouts':
      return g.call(scoutsPosted, { side })
    case 'illness':
      return g.call(illness, { side, left: by.illness })
    case 'desertion':
      return g.call(desertion, { side })
    case 'bourbaki':
      return callAway(g)
    case 'proclamation':
    case 'disinformation':
    case 'supply-problem':
    case 'icy-cold':
    case 'intransigent-denfert':
    case 'intransigent-tresckow':
    case 'swiss-delegation':
      return changeNextTurn(g, stratagem)
    case 'envoys':
      g.envoys = true
      return
    case 'incendiary-shells':
      g.incendiary = true
      return
    case 'more-shells':
      g.moreShells = true
      return
    case 'catherine':
      return serveTwice(g)
    case 'ruse-of-war':
      g.ruse = true
      return
    default: // firefighters, bad shells and lack of discipline act on the event they answer
      return
  }
}

/** The guns of the fortress fire once more if they have already fired, otherwise twice. */
function serveTwice(g: G): void {
  for (let unit = 0; unit < g.unit.rows; unit++)
    if (unitOf(g, unit).fortress && g.unit.used.of(unit)) return g.unit.used.set(unit, false)
  g.catherine = true
}

/**
 * @rule sb.stratagem.proclamation
 * The French receive one point more in the next turn; proclamation and disinformation cancel each other.
 *
 * @rule sb.stratagem.disinformation
 * The French receive one point less in the next turn.
 *
 * @rule sb.stratagem.supply
 * The Prussians receive one point less in the next turn.
 *
 * @rule sb.stratagem.cold
 * The Prussians receive four points less in the next turn, the French two.
 *
 * @rule sb.stratagem.denfert
 * The French have the initiative in the next turn, and one point more.
 *
 * @rule sb.stratagem.tresckow
 * The French receive two points less in the next turn, and the Swiss delegation cannot be played in this one.
 */
function changeNextTurn(g: G, stratagem: Stratagem): void {
  const { stratagems: by } = g.campaign.tables
  const add = (side: number, points: number): void => g.account.next.add(side, points)
  if (stratagem === 'proclamation') add(FRENCH, by.proclamation)
  if (stratagem === 'disinformation') add(FRENCH, by.disinformation)
  if (stratagem === 'supply-problem') add(PRUSSIAN, by.supplyProblem)
  if (stratagem === 'icy-cold') {
    add(FRENCH, by.icyCold.french)
    add(PRUSSIAN, by.icyCold.prussian)
  }
  if (stratagem === 'intransigent-denfert') {
    add(FRENCH, by.intransigentDenfert)
    g.denfertNext = true
  }
  if (stratagem === 'intransigent-tresckow') {
    add(FRENCH, by.intransigentTresckow)
    g.tresckow = true
  }
  if (stratagem === 'swiss-delegation') g.swissNext = true
}

/**
 * @rule sb.stratagem.scouts
 * An unused company of scouts is placed in zone 1, 2, 3 or 8 if no Prussian unit is there.
 */
export const scoutsPosted = frame(
  'scouts-posted',
  { side: word({ noun: 'side' }) },
  {
    next: (g, f) => g.ask(f.side),
    offer(g, _f, offer) {
      for (const zone of postsOf(g)) offer.add(post, zone)
    },
    answers: [
      {
        verb: post,
        may: (g, _f, why, zone) =>
          postsOf(g).includes(zone) ||
          (why?.because('sb.stratagem.scouts', 'no-fort', { zone: zoneName(g, zone) }) ?? false),
        act(g, _f, zone) {
          const unit = freshScouts(g)
          enter(g, unit, zone)
          g.tell(posted, { unit, zone })
          g.done()
          return settleZones(g, PRUSSIAN)
        },
      },
    ],
  },
)

function maySicken(g: G, side: number, unit: number, why?: Why): boolean {
  if (!mayFallIll(g, side, unit))
    return why?.because('sb.stratagem.illness', 'not-struck', { unit: unitName(g, unit) }) ?? false
  const zone = g.unit.zone.of(unit)
  if (!struckZones(g).has(zone)) return true
  return why?.because('sb.stratagem.illness', 'same-zone', { zone: zoneName(g, zone) }) ?? false
}

/** The zones where illness has struck in this phase; units struck are marked with their zone until it is over. */
function struckZones(g: G): ReadonlySet<number> {
  const zones = new Set<number>()
  for (let unit = 0; unit < g.unit.rows; unit++) if (g.unit.struck.of(unit) > 0) zones.add(g.unit.struck.of(unit) - 1)
  return zones
}

/**
 * @rule sb.stratagem.illness
 * Its player chooses three enemy battalions in three different zones of the map: they lose a level, and cannot regain
 * one in this phase; an exhausted one goes out of action.
 */
export const illness = frame(
  'illness',
  { side: word({ noun: 'side' }), left: word() },
  {
    next(g, f) {
      if (f.left > 0)
        for (let unit = 0; unit < g.unit.rows; unit++) if (maySicken(g, f.side, unit)) return g.ask(f.side)
      g.unit.struck.fill(0)
      return g.done()
    },
    about: (_g, f) => ({ left: f.left }),
    offer(g, f, offer) {
      for (let unit = 0; unit < g.unit.rows; unit++) if (maySicken(g, f.side, unit)) offer.add(sicken, unit)
    },
    answers: [
      {
        verb: sicken,
        may: (g, f, why, unit) => maySicken(g, f.side, unit, why),
        act(g, f, unit) {
          const zone = g.unit.zone.of(unit)
          g.tell(fellIll, { unit, zone })
          lower(g, unit)
          g.unit.raised.set(unit, true)
          g.unit.struck.set(unit, zone + 1)
          f.left -= 1
        },
      },
    ],
  },
)

/**
 * @rule sb.stratagem.desertion
 * A battalion of the 57th provisional regiment, chosen by the Prussian, is removed for good.
 */
export const desertion = frame(
  'desertion',
  { side: word({ noun: 'side' }) },
  {
    next(g, f) {
      for (let unit = 0; unit < g.unit.rows; unit++) if (isDeserter(g, unit)) return g.ask(f.side)
      return g.done()
    },
    offer(g, _f, offer) {
      for (let unit = 0; unit < g.unit.rows; unit++) if (isDeserter(g, unit)) offer.add(desert, unit)
    },
    answers: [
      {
        verb: desert,
        may: (g, _f, why, unit) =>
          isDeserter(g, unit) ||
          (why?.because('sb.stratagem.desertion', 'other-regiment', { unit: unitName(g, unit) }) ?? false),
        act(g, _f, unit) {
          g.tell(deserted, { unit, zone: g.unit.zone.of(unit) })
          remove(g, unit, LOST)
          g.done()
        },
      },
    ],
  },
)

/** The division that Bourbaki draws away. */
const FOURTH = 1

/**
 * @rule sb.stratagem.bourbaki
 * From turn 4 on: the units of the IV. division leave the map and the headquarters. In the next reorganisation they
 * return to the headquarters: the Uhlans, the guns and four battalions in good order, the others diminished.
 */
function callAway(g: G): void {
  g.bourbakiIn = g.turn
  let units = 0
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (unitOf(g, unit).division !== FOURTH || g.unit.zone.of(unit) === NONE) continue
    units += 1
    g.unit.zone.set(unit, NONE)
    g.unit.fate.set(unit, AWAY)
  }
  g.tell(withdrawn, { units })
}

/** Brings back the units called away, those in the best state first; returns their number. */
export function comeBack(g: G): number {
  if (g.bourbakiIn === 0 || g.turn === g.bourbakiIn) return 0
  const away = Array.from({ length: g.unit.rows }, (_, unit) => unit).filter((unit) => g.unit.fate.of(unit) === AWAY)
  let good = g.campaign.tables.stratagems.bourbakiGood
  for (const unit of away.toSorted((a, b) => g.unit.status.of(a) - g.unit.status.of(b) || a - b)) {
    const { kind } = unitOf(g, unit)
    const isFresh = kind !== 'battalion' || good-- > 0
    g.unit.status.set(unit, isFresh ? GOOD : DIMINISHED)
    g.unit.fate.set(unit, TO_COME)
    enter(g, unit, g.campaign.headquarters)
  }
  g.bourbakiIn = 0
  return away.length
}
