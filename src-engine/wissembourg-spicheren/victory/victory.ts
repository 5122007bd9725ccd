import type { Step } from '../../kernel/play/agenda.ts'
import type { Objective } from '../campaign/campaign.ts'
import { brokeDown, objectivesCounted, pointsReported } from '../state/entries.ts'
import { FATE, formationOf, FRENCH, GERMAN, isUnit, NOBODY, onMap, scenarioOf, sideOf, type G } from '../state/kit.ts'
import { isCutOff } from './lines.ts'

/** Chapter: victory. */

export const endings = ['victory', 'draw'] as const

/**
 * @rule ws.victory.control
 * A side controls an objective if its units were the last in all its hexes. An objective split between the sides counts
 * for neither.
 */
function controllerOf(g: G, { places }: Objective): number {
  const [first] = places
  if (first === undefined) return NOBODY
  const holder = g.place.holder.of(first)
  return places.every((place) => g.place.holder.of(place) === holder) ? holder : NOBODY
}

/**
 * @rule ws.victory.objectives
 * The objectives count at the end; at Spicheren also at the beginning of the tenth turn, and both counts are added. At
 * Wissembourg an objective whose holder is cut off from his edge is worth 1 less, and the French have 2 for holding
 * both when the fourth turn ends.
 */
function pointsForObjectives(g: G, side: number, isEnd: boolean): number {
  return scenarioOf(g).victory.objectives.reduce((sum, objective) => {
    if (controllerOf(g, objective) !== side) return sum
    const isCut = isEnd && objective.cutOff !== objective.points && isCutOff(g, side, objective.hexes[0]!)
    return sum + (isCut ? objective.cutOff : objective.points)
  }, 0)
}

/** Counts the objectives early, at the beginning of the turn given by the scenario. */
export function countEarly(g: G): void {
  if (scenarioOf(g).victory.countAt !== g.turn) return
  g.countedFrench += pointsForObjectives(g, FRENCH, false)
  g.countedGerman += pointsForObjectives(g, GERMAN, false)
  g.tell(objectivesCounted, { french: g.countedFrench, german: g.countedGerman })
}

/** Adds the points for holding all objectives at the end of the turn given by the scenario. */
export function countHeld(g: G): void {
  const { heldTogether, objectives } = scenarioOf(g).victory
  if (heldTogether?.turn !== g.turn) return
  if (!objectives.every((objective) => controllerOf(g, objective) === heldTogether.side)) return
  if (heldTogether.side === FRENCH) g.countedFrench += heldTogether.points
  else g.countedGerman += heldTogether.points
  g.tell(objectivesCounted, { french: g.countedFrench, german: g.countedGerman })
}

/** The steps lost by a formation, including those of eliminated units. */
export const lostBy = (g: G, formation: number): number =>
  formationOf(g, formation).units.reduce((sum, unit) => sum + g.unit.lost.of(unit), 0)

/**
 * @rule ws.morale.demoralisation
 * A formation that has lost as many steps as its threshold when a turn ends is demoralised from the next turn on, and
 * at once for the count at the end of the battle. Disorganisation and units that have left the map are no losses.
 */
export function checkDemoralisation(g: G): void {
  scenarioOf(g).demoralisedAt.forEach((threshold, formation) => {
    const lost = lostBy(g, formation)
    if (threshold === 0 || lost < threshold || g.formation.demoralised.of(formation)) return
    g.formation.demoralised.set(formation, true)
    g.tell(brokeDown, { formation, lost, threshold })
  })
}

/** Whether all units of a formation that take part are eliminated. */
const isWiped = (g: G, formation: number): boolean =>
  formationOf(g, formation).units.every((unit) => g.unit.fate.of(unit) === FATE.eliminated || !takesPart(g, unit))

const takesPart = (g: G, unit: number): boolean =>
  scenarioOf(g).setUp[unit] !== undefined || scenarioOf(g).arrivals[unit] !== undefined

/**
 * @rule ws.victory.demoralised
 * At Spicheren each demoralised enemy formation is worth a point. At Wissembourg the Germans have one if any French
 * formation that is not wholly eliminated is demoralised, and lose one for each of their own.
 */
function pointsForDemoralised(g: G, side: number): number {
  const { each, any, own } = scenarioOf(g).victory.demoralised
  const broken = (whose: number) =>
    g.campaign.formations.flatMap((one, formation) =>
      one.side === whose && g.formation.demoralised.of(formation) ? [formation] : [],
    )
  const enemies = broken(1 - side)
  const once = any?.side === side && enemies.some((formation) => !isWiped(g, formation)) ? any.points : 0
  return each * enemies.length + once + (own?.side === side ? own.points * broken(side).length : 0)
}

/**
 * @rule ws.victory.gone
 * Every two enemy units that are eliminated, or on the map and cut off, are worth a point. Units that never arrived do
 * not count.
 */
function pointsForGone(g: G, side: number): number {
  const { gone } = scenarioOf(g).victory
  if (gone === undefined || !gone.sides.includes(side)) return 0
  let count = 0
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (!isUnit(g, unit) || sideOf(g, unit) === side) continue
    if (g.unit.fate.of(unit) === FATE.eliminated || (onMap(g, unit) && isCutOff(g, 1 - side, g.unit.hex.of(unit))))
      count += 1
  }
  return Math.floor(count / gone.per)
}

/** Every two units that left the map by an exit that counts are worth a point. */
function pointsForExits(g: G, side: number): number {
  const { exits } = scenarioOf(g).victory
  if (exits.side !== side || exits.per === 0) return 0
  let count = 0
  for (let unit = 0; unit < g.unit.rows; unit++) if (isUnit(g, unit) && g.unit.scored.of(unit)) count += 1
  return Math.floor(count / exits.per)
}

/**
 * @rule ws.victory.chief-alone
 * The French lose a point if their commander in chief, or his replacement, is on the map at the end without any unit of his side.
 */
function pointsForChief(g: G, side: number): number {
  const { chiefAlone } = scenarioOf(g).victory
  if (chiefAlone === undefined || sideOf(g, chiefAlone.chief) !== side || !onMap(g, chiefAlone.chief)) return 0
  for (let unit = 0; unit < g.unit.rows; unit++)
    if (isUnit(g, unit) && onMap(g, unit) && sideOf(g, unit) === side) return 0
  return chiefAlone.points
}

/**
 * @rule ws.options.points
 * Each of the two options of Spicheren in play gives the Germans a point.
 */
function pointsForOptions(g: G, side: number): number {
  const { optionPoints } = scenarioOf(g).victory
  if (optionPoints?.side !== side) return 0
  return optionPoints.points * [g.frossardEarly, g.castagnyCalled].filter(Boolean).length
}

export interface Score {
  readonly objectives: number
  readonly demoralised: number
  readonly gone: number
  readonly exits: number
  readonly other: number
  readonly total: number
}

/**
 * @rule ws.victory.points
 * Points are added up after the last turn: for objectives, demoralised formations, units eliminated or cut off, units
 * that left, and the extra points of the scenario.
 */
export function scoreOf(g: G, side: number): Score {
  const counted = side === FRENCH ? g.countedFrench : g.countedGerman
  const parts = {
    objectives: counted + pointsForObjectives(g, side, true),
    demoralised: pointsForDemoralised(g, side),
    gone: pointsForGone(g, side),
    exits: pointsForExits(g, side),
    other: pointsForChief(g, side) + pointsForOptions(g, side),
  }
  return { ...parts, total: Object.values(parts).reduce((sum, one) => sum + one, 0) }
}

/**
 * @rule ws.victory.levels
 * The side with more points wins: at Spicheren a tactical victory by 2, an operational one by 5, a strategic one by 8 and nothing by
 * less; at Wissembourg by 1, 2 and 3.
 */
export function finish(g: G): Step {
  const scores = [scoreOf(g, FRENCH), scoreOf(g, GERMAN)] as const
  scores.forEach((score, side) => g.tell(pointsReported, { side, ...score }))
  const ahead = scores[FRENCH].total - scores[GERMAN].total
  const level = scenarioOf(g).victory.levels.filter((least) => Math.abs(ahead) >= least).length
  if (level === 0) return g.end(NOBODY, 'draw')
  return g.end(ahead > 0 ? FRENCH : GERMAN, 'victory', level)
}
