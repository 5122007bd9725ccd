import { good } from '../../kernel/values/result.ts'
import type { Side } from '../campaign/schemas/common-schema.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import type { VictoryCondition } from '../campaign/schemas/victory-schema.ts'
import { endOf, firstOf, isInfantryDivision } from '../state/counters.ts'
import { scenarioOf, zoneName, type G } from '../state/kit.ts'
import { isAnywhereIn } from '../state/places.ts'
import { FATE } from '../state/shape.ts'
import { counted, isEnough, levelNumber, needed } from '../victory/victory.ts'
import { sideName, type Study } from './study.ts'

/**
 * Victory (GB 19.2): the zones that count, who is in them, and how far each level is from being reached, as far as the
 * side sees.
 */

export type VictoryStudy = {
  readonly study: 'victory'
  readonly zones: readonly ZoneThatCounts[]
  readonly levels: readonly LevelAhead[]
  /** Leaders whose capture ends the game, and the level of the other side's victory. */
  readonly captures: readonly { readonly leader: string; readonly side: Side | null; readonly level: string }[]
}

export type ZoneThatCounts = {
  readonly zone: string
  /**
   * `exit`: divisions leave the map here; `goal`: they have to be here; `refuge`: they do not count as cut off here.
   */
  readonly as: 'exit' | 'goal' | 'refuge'
  readonly holder: Side | 'both' | null
}

export type LevelAhead = {
  readonly side: Side
  readonly level: 'tactical' | 'operational' | 'strategic'
  readonly number: number
  /** In the current state; null if the side cannot know. */
  readonly reached: boolean | null
  readonly all: readonly ConditionAhead[]
}

export type ConditionAhead = {
  readonly is: VictoryCondition['is']
  /** The side whose divisions or losses are counted. */
  readonly of: Side
  readonly needed: number
  /** Null if the side cannot know. */
  readonly count: number | null
  /** Whether `count` is only an upper bound: the side knows which units left the map, but not their strength. */
  readonly atMost: boolean
  /** In the current state; null if the side cannot know. */
  readonly met: boolean | null
}

export type VictoryRequest = { readonly study: 'victory' }

export const studyVictory: Study<VictoryRequest, VictoryStudy> = (g, side) => {
  const { victory } = scenarioOf(g).data
  const study: VictoryStudy = {
    study: 'victory',
    zones: zonesThatCount(g),
    levels: victory.levels.map(({ side: whose, level, all }) => {
      const conditions = all.map((condition) => ahead(g, side, sides.indexOf(whose), condition))
      return { side: whose, level, number: levelNumber(level), reached: areMet(conditions), all: conditions }
    }),
    captures: victory.capture.map(({ leader, level }) => {
      const number = g.layout.language.numberOf('counter', leader)
      return { leader, side: sideName(g.campaign.counters[number]?.side ?? -1), level }
    }),
  }
  return good(study)
}

function zonesThatCount(g: G): ZoneThatCounts[] {
  const { victory } = scenarioOf(g).data
  const found = new Map<string, ZoneThatCounts['as']>()
  for (const zone of scenarioOf(g).exits) found.set(zoneName(g, zone), 'exit')
  for (const { all } of victory.levels)
    for (const condition of all) {
      if (condition.is === 'divisions-in') for (const zone of condition.zones) found.set(zone, 'goal')
      if (condition.is === 'divisions-exited') for (const zone of condition.orIn ?? []) found.set(zone, 'goal')
      if (condition.is === 'divisions-cut-off')
        for (const zone of condition.exceptIn ?? []) if (!found.has(zone)) found.set(zone, 'refuge')
    }
  return [...found].map(([zone, as]) => ({ zone, as, holder: holderOf(g, zone) }))
}

/** Which side has counters of any kind there. */
function holderOf(g: G, name: string): ZoneThatCounts['holder'] {
  const zone = g.layout.language.numberOf('zone', name)
  const [french, german] = [isAnywhereIn(g, 0, zone), isAnywhereIn(g, 1, zone)]
  if (french && german) return 'both'
  return french ? 'french' : german ? 'german' : null
}

/** Both sides know the fate of eliminated counters, and which were shown; otherwise a side knows only its own. */
function ahead(g: G, viewer: number, side: number, condition: VictoryCondition): ConditionAhead {
  const of = 'of' in condition ? sides.indexOf(condition.of) : side
  const told = (count: number | null, atMost = false): ConditionAhead => ({
    is: condition.is,
    of: sides[of]!, // a side of the condition
    needed: needed(condition),
    count,
    atMost,
    met: count === null ? null : isEnough(condition, count) ? (atMost ? null : true) : false,
  })
  const isOpen = condition.is === 'divisions-lost' || condition.is === 'divisions-revealed'
  if (isOpen) return told(counted(g, side, condition))
  if (condition.is === 'no-level') return told(hasNoLevel(g, viewer, of))
  if (condition.is === 'losses-above-own') return told(null)
  if (of === viewer) return told(counted(g, side, condition, true))
  return condition.is === 'divisions-exited' ? told(exited(g, of), true) : told(null)
}

/** True if all are certainly met, false if one certainly is not, null if unknown. */
function areMet(conditions: readonly ConditionAhead[]): boolean | null {
  if (conditions.some(({ met }) => met === false)) return false
  return conditions.every(({ met }) => met === true) ? true : null
}

/** 1 if the other side currently reaches no level, 0 if it does; null if unknown. */
function hasNoLevel(g: G, viewer: number, of: number): number | null {
  let unknown = false
  for (const { side, all } of scenarioOf(g).data.victory.levels) {
    if (sides.indexOf(side) !== of) continue
    const reached = areMet(all.map((condition) => ahead(g, viewer, of, condition)))
    if (reached === true) return 0
    unknown ||= reached === null
  }
  return unknown ? null : 1
}

function exited(g: G, side: number): number {
  let count = 0
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (isInfantryDivision(g, counter) && g.counter.fate.of(counter) === FATE.exited) count += 1
  return count
}
