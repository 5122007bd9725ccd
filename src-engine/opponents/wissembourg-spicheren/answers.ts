import type { ActionCode } from '../../kernel/actions/actions.ts'
import { oddsOfAnswers } from '../../kernel/play/odds.ts'
import { barrageForecast } from '../../wissembourg-spicheren/artillery/barrage.ts'
import { advancing } from '../../wissembourg-spicheren/assault/attack.ts'
import { split } from '../../wissembourg-spicheren/assault/defence.ts'
import { sourcesOf, strikesAt } from '../../wissembourg-spicheren/assault/help.ts'
import { evasion } from '../../wissembourg-spicheren/assault/evade.ts'
import { attackersOf, defenceDie, effectOn } from '../../wissembourg-spicheren/assault/values.ts'
import { deployment } from '../../wissembourg-spicheren/hidden/columns.ts'
import { moraleLedger } from '../../wissembourg-spicheren/losses/morale.ts'
import { hit } from '../../wissembourg-spicheren/losses/hits.ts'
import { following, succession } from '../../wissembourg-spicheren/losses/commanders.ts'
import { turning } from '../../wissembourg-spicheren/losses/turning.ts'
import {
  counterOf,
  formationOf,
  isUnit,
  NOBODY,
  onMap,
  scenarioOf,
  strengthOf,
} from '../../wissembourg-spicheren/state/kit.ts'
import { setUpFrame } from '../../wissembourg-spicheren/turn/setup.ts'
import { allOffered } from '../search/offered.ts'
import { passChance, resultsOf } from './chances.ts'
import { commanderWorth } from './commanders.ts'
import { prospectOf } from './fights.ts'
import { likely } from './marches.ts'
import type { Picture } from './picture.ts'
import { moverAt } from './reaches.ts'
import { facedWorth, standIn } from './standing.ts'
import { turnsTo } from './ways.ts'

/** Minimum gain of a ride. */
const RIDE = 20

/** The worth of an answer to a question, in thousandths of a point, relative to doing nothing. */
type Worth = (p: Picture, a: number, b: number) => number

/** Worth of what is almost always right. */
const SURELY = 100
/** Worth of what is avoided without need. */
const UNLIKELY = -60

const worths: Readonly<Record<string, Worth>> = {
  place: (p, unit, hex) => (isUnit(p.g, unit) ? standIn(p, unit, hex).worth : commanderWorth(p, unit, hex)),
  face: (p, facing) => faceWorth(p, facing),
  appear: (p, hex) => -hex / 10_000 + centreWorth(p, hex),
  ride: (p, unit) => rideWorth(p, unit),
  bide: () => 0,
  choose: (p, formation) => chooseWorth(p, formation),
  activate: () => SURELY,
  'activate-with': () => SURELY + 20,
  decline: () => UNLIKELY,
  keep: () => UNLIKELY,
  direct: (p, unit) => 10 + strengthOf(p.g, unit),
  'end-directing': () => 0,
  hide: () => 0,
  march: (p, column, hex) => marchWorth(p, column, hex),
  show: (p, column) => showWorth(p, column),
  'end-march': () => 0,
  deploy: (p, unit, hex) => 200 + (isUnit(p.g, unit) ? standIn(p, unit, hex).worth / 10 : 0),
  barrage: (p, gun, target) => barrageWorth(p, gun, target),
  'barrage-together': (p, gun, target) => 1.7 * barrageWorth(p, gun, target),
  'end-barrage': () => 0,
  'end-moves': () => 0,
  'begin-attacks': () => 0,
  apart: () => UNLIKELY,
  assault: (p, unit) => strengthOf(p.g, unit),
  'take-part': () => 30,
  'keep-out': () => 0,
  evade: (p, hex) => evadeWorth(p, hex),
  'stand-firm': (p) => standFirmWorth(p),
  help: () => SURELY,
  support: () => SURELY,
  receive: () => 0,
  give: (p, points) => giveWorth(p, points),
  bear: (p, unit) => bearWorth(p, unit),
  refuse: (p) => refuseWorth(p),
  yield: () => 0,
  retreat: (p, hex) => standIn(p, p.g.topmost(hit)!.unit, hex).worth,
  'turn-aside': (p, facing) => {
    const { unit } = p.g.topmost(turning)!
    return facedWorth(p, unit, p.g.unit.hex.of(unit), facing)
  },
  follow: (p) => {
    const { commander, unit } = p.g.topmost(following)!
    const { hex, leads } = p.g.unit
    // A commander who joins an attack in progress adds to it as long as he remains.
    if (leads.of(commander) >= 0 && attackersOf(p.g).length > 0) return UNLIKELY
    return commanderWorth(p, commander, hex.of(unit)) - commanderWorth(p, commander, hex.of(commander))
  },
  remain: () => 0,
  advance: (p, unit) => advanceWorth(p, unit),
  'hold-back': () => 0,
  succeed: (p, unit) => commanderWorth(p, p.g.topmost(succession)!.commander, p.g.unit.hex.of(unit)),
  rally: () => SURELY,
  'end-rally': () => 0,
}

/** The answers to the present question, with their worth. */
export function answersOf(p: Picture): { readonly code: ActionCode; readonly worth: number }[] {
  return allOffered(p.g).map(({ code, verb, a, b }) => ({ code, worth: Math.round(worths[verb]?.(p, a, b) ?? 0) }))
}

function faceWorth(p: Picture, facing: number): number {
  const { g } = p
  const unit = g.topmost(setUpFrame)?.unit ?? g.topmost(deployment)?.unit ?? NOBODY
  return unit === NOBODY ? 0 : facedWorth(p, unit, g.unit.hex.of(unit), facing)
}

/** For a commander in chief who has just arrived: near to his subordinate commanders. */
function centreWorth(p: Picture, hex: number): number {
  const { g, side } = p
  let sum = 0
  for (const one of g.campaign.formations)
    if (one.side === side && onMap(g, one.commander)) sum -= g.campaign.grid.distance(hex, g.unit.hex.of(one.commander))
  return sum
}

/** How much better the best reachable place is for a commander in chief than his own; the ride itself can fail. */
function rideWorth(p: Picture, chief: number): number {
  const best = likely(p, chief, moverAt(p.g, chief).places).reduce(
    (most, { hex }) => Math.max(most, commanderWorth(p, chief, hex)),
    -Infinity,
  )
  return best - commanderWorth(p, chief, p.g.unit.hex.of(chief)) - RIDE
}

/** Formations with enemies near act first. */
function chooseWorth(p: Picture, formation: number): number {
  const { g } = p
  return formationOf(g, formation).units.reduce((sum, unit) => {
    if (!onMap(g, unit)) return sum
    return sum + Math.min(12, p.pressureOn(g.unit.hex.of(unit)).sum) * strengthOf(g, unit)
  }, 0)
}

function barrageWorth(p: Picture, gun: number, target: number): number {
  const { disorganised, stepLost, eliminated } = barrageForecast(p.g, gun, target)
  const { disorder, step, all } = p.harmsOf(target)
  return disorganised * disorder + stepLost * step + eliminated * all
}

/** Both columns head alike for the nearest place that is to be taken. */
function marchWorth(p: Picture, column: number, hex: number): number {
  const { g } = p
  const from = g.column.hex.of(column)
  const far = (at: number): number =>
    p.stakes.reduce((least, stake) => {
      if (stake.holder === p.side) return least
      return Math.min(least, turnsTo(g.campaign, 'infantry', at, stake.hex))
    }, 99)
  return 100 * (far(from) - far(hex)) - (p.pressureOn(hex).sum > 6 ? 5 : 1)
}

/** The division reveals itself when it is near enough to fight, or when time is short. */
function showWorth(p: Picture, column: number): number {
  const { g } = p
  if (g.realColumn !== column) return UNLIKELY
  return p.pressureOn(g.column.hex.of(column)).sum > 3 || g.turn > scenarioOf(g).turns / 2 + 1 ? 50 : UNLIKELY
}

/** The cost of standing against an attack by all attackers. */
function fightFor(p: Picture, hex: number): number {
  const group = attackersOf(p.g)
  if (group.length === 0) return 0
  const fork = p.g.fork() as Picture['g'] // a fork is a game of the same system and campaign
  const { gain } = prospectOf(p, fork, { hex, group, leader: NOBODY })
  fork.drop()
  return gain
}

function evadeWorth(p: Picture, hex: number): number {
  const { g } = p
  const { unit, gone } = g.topmost(evasion)!
  const from = g.unit.hex.of(unit)
  const fastest = Math.max(...attackersOf(g).map((one) => counterOf(g, one).movement))
  const cost = gone || counterOf(g, unit).movement > fastest ? 0 : p.harmsOf(unit).disorder
  return standIn(p, unit, hex).worth - standIn(p, unit, from).worth - cost - p.groundWorth(from)
}

function standFirmWorth(p: Picture): number {
  const { hex, gone } = p.g.topmost(evasion)!
  return gone ? 0 : -fightFor(p, hex)
}

/** The worth of giving points against an attacker, together with those already given. */
function giveWorth(p: Picture, points: number): number {
  const { g } = p
  const f = g.topmost(split)!
  const source = sourcesOf(g, f.hex)[f.source]!
  const targets = strikesAt(g, f.hex, source).slice(f.target)
  const [first, ...others] = targets
  if (first === undefined) return 0
  const rest = f.left - points
  const next = others.toSorted((a, b) => p.harmsOf(b).disorder - p.harmsOf(a).disorder)[0]
  return (
    struckBy(p, f.hex, first, effectOn(g, source, first, points)) +
    (next === undefined ? 0 : struckBy(p, f.hex, next, effectOn(g, source, next, rest)) - struckBy(p, f.hex, next, 0))
  )
}

/** The effect of additional points on an attacker: he is driven back, or hurt. */
function struckBy(p: Picture, hex: number, attacker: number, points: number): number {
  const { g } = p
  const column = g.unit.against.of(attacker) + points
  const results = resultsOf(g.campaign, column, defenceDie(g, attacker, hex).total)
  const failed = 1 - passChance(g.campaign, moraleLedger(g, attacker).total)
  const { disorder, step } = p.harmsOf(attacker)
  const stopped = 30 * strengthOf(g, attacker)
  return (
    (results.test * failed + results.disorganised) * (disorder + stopped) + results.loss * (disorder + step + stopped)
  )
}

function bearWorth(p: Picture, unit: number): number {
  const { g } = p
  const left = counterOf(g, unit).steps - g.unit.lost.of(unit)
  return -p.harmsOf(unit).step - (left === 1 ? p.harmsOf(unit).all : 0)
}

/** Refusing costs a step if it succeeds; the ground has to be worth it. */
function refuseWorth(p: Picture): number {
  const { g } = p
  const { unit } = g.topmost(hit)!
  const found = oddsOfAnswers(g).find(({ action }) => action.startsWith('refuse'))
  const { stands = 0, eliminated = 0 } = (found?.odds['outcome'] ?? {}) as { stands?: number; eliminated?: number }
  const { step, all } = p.harmsOf(unit)
  const ground = p.groundWorth(g.unit.hex.of(unit))
  return stands * (0.7 * ground - step) - eliminated * all - 5
}

/** The worth of advancing into the hex that was won: its value, and that of standing there. */
function advanceWorth(p: Picture, unit: number): number {
  const { g } = p
  const { hex } = g.topmost(advancing)!
  return standIn(p, unit, hex).worth - standIn(p, unit, g.unit.hex.of(unit)).worth + 20
}
