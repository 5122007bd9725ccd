import { inFile, ofFile } from '../../../campaigns/named-files.ts'
import type { Problems } from '../../../campaigns/problems.ts'
import { type Side, sides } from '../schemas/common-schema.ts'
import type { Ground } from './ground.ts'
import type { Roll } from './roll.ts'
import type { Scenario } from '../schemas/scenario-schema.ts'
import { levelWords, type VictoryCondition, victoryLevels } from '../schemas/victory-schema.ts'
import { fault, lacking, said } from './said.ts'

/** Checks that a scenario can be won as it says: existing places, reachable numbers, rising levels. */
export function checkVictory(
  scenario: Scenario,
  file: string,
  ground: Ground | undefined,
  roll: Roll | undefined,
  problems: Problems,
): void {
  const { victory } = scenario
  victory.capture.forEach(({ leader }, index) => {
    if (!roll || roll.leaders.has(leader)) return
    const path = `victory.capture.${index}.leader`
    problems.error(
      file,
      path,
      lacking('there-is-no-leader')`There is no leader "${leader}".`,
      said`Name a leader ${ofFile.orderOfBattle}.`,
    )
  })
  victory.exits.forEach((zone, index) => {
    if (!ground) return
    const path = `victory.exits.${index}`
    const place = ground.zone(zone)
    if (!place)
      problems.error(
        file,
        path,
        lacking('there-is-no-zone')`There is no zone "${zone}".`,
        said`Name a zone ${ofFile.map}.`,
      )
    else if (!place.frenchExit) {
      const remedy = said`Give the zone a "${'frenchExit'}" ${inFile.map}, or choose another.`
      problems.error(
        file,
        path,
        fault('no-french-way-out-of-zone')`No way for the French leaves the map in "${zone}".`,
        remedy,
      )
    } else if (scenario.area && !scenario.area.includes(zone)) {
      problems.error(
        file,
        path,
        fault('outside-the-area-in-play')`"${zone}" is outside the area in play.`,
        said`Remove it, or widen the area.`,
      )
    }
  })
  checkLevels(scenario, file, problems)
  const taking = new Set([
    ...sides.flatMap((side) => scenario.setUp[side].flatMap(({ units = [] }) => units)),
    ...scenario.reinforcements.flatMap(({ units }) => units),
  ])
  victory.levels.forEach(({ side, all }, index) => {
    if (roll && all.length > 0 && all.every((condition) => holdsAtStart(condition, side, scenario, roll)))
      problems.warning(
        file,
        `victory.levels.${index}`,
        fault('won-at-the-start')`The ${side} side has won this as it is set up.`,
        said`Ask for more divisions or other zones, or set them up elsewhere.`,
      )
    all.forEach((condition, n) => {
      const path = `victory.levels.${index}.all.${n}`
      checkZones(condition, scenario, path, file, ground, problems)
      const divisions = roll?.infantryDivisions(subject(condition, side), taking)
      checkReach(condition, side, scenario, path, file, divisions, problems)
    })
  })
}

/** Is a "divisions-in" condition already fulfilled by the set-up? */
function holdsAtStart(condition: VictoryCondition, side: Side, { setUp }: Scenario, roll: Roll): boolean {
  if (condition.is !== 'divisions-in') return false
  const there = setUp[side].filter(({ zone }) => condition.zones.includes(zone)).flatMap(({ units = [] }) => units)
  return roll.infantryDivisions(side, new Set(there)) >= condition.atLeast
}

function checkLevels({ victory }: Scenario, file: string, problems: Problems): void {
  for (const side of sides) {
    const own = victory.levels.map((one, index) => ({ ...one, index })).filter((one) => one.side === side)
    if (own.length === 0) {
      problems.warning(
        file,
        'victory.levels',
        fault('side-without-level-of-victory')`The ${side} side has no level of victory.`,
        said`Give it one.`,
      )
    }
    for (const { level, all, index } of own) {
      if (all.length > 0) continue
      const message = fault(
        'victory-asks-for-nothing',
      )`The ${levelWords[level]} victory of the ${side} side asks for nothing.`
      problems.error(file, `victory.levels.${index}.all`, message, said`Give it a condition, or remove it.`)
    }
    for (const level of victoryLevels) {
      const twice = own.filter((one) => one.level === level)[1]
      if (!twice) continue
      const path = `victory.levels.${twice.index}`
      problems.error(
        file,
        path,
        fault('victory-level-listed-twice')`The ${levelWords[level]} victory of the ${side} side stands here again.`,
        said`Keep one of them.`,
      )
    }
    for (const higher of own) {
      for (const lower of own) {
        if (victoryLevels.indexOf(lower.level) >= victoryLevels.indexOf(higher.level)) continue
        for (const [n, condition] of higher.all.entries()) {
          const same = lower.all.find(({ is }) => is === condition.is)
          if (!same || !('atLeast' in same) || !('atLeast' in condition) || condition.atLeast >= same.atLeast) continue
          const path = `victory.levels.${higher.index}.all.${n}.atLeast`
          const message = fault(
            'higher-victory-asks-for-less',
          )`The ${levelWords[higher.level]} victory asks for ${condition.atLeast}, the ${levelWords[lower.level]} one for ${same.atLeast}.`
          problems.error(file, path, message, said`Give at least ${same.atLeast}.`)
        }
      }
    }
  }
}

function checkZones(
  condition: VictoryCondition,
  { area }: Scenario,
  path: string,
  file: string,
  ground: Ground | undefined,
  problems: Problems,
): void {
  const zones = Object.entries(condition).flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((zone, index) => ({ zone, at: `${path}.${key}.${index}` })) : [],
  )
  for (const { zone, at } of zones) {
    if (ground && !ground.zone(zone)) {
      problems.error(
        file,
        at,
        lacking('there-is-no-zone')`There is no zone "${zone}".`,
        said`Name a zone ${ofFile.map}.`,
      )
    } else if (area && !area.includes(zone)) {
      problems.error(
        file,
        at,
        fault('outside-the-area-in-play')`"${zone}" is outside the area in play.`,
        said`Choose a zone of the area.`,
      )
    }
  }
}

function checkReach(
  condition: VictoryCondition,
  side: Side,
  { victory }: Scenario,
  path: string,
  file: string,
  divisions: number | undefined,
  problems: Problems,
): void {
  if (condition.is === 'divisions-exited') {
    if (side !== 'french') {
      problems.error(
        file,
        path,
        fault('exit-of-german-divisions')`Only French divisions leave the map for victory.`,
        said`Choose another condition.`,
      )
    }
    if (victory.exits.length === 0 && condition.orIn === undefined) {
      problems.error(file, path, fault('no-zone-of-exit')`There is no zone by which to leave.`, said`Name some exits.`)
    }
  }
  if ('of' in condition && condition.of === side) {
    problems.error(
      file,
      `${path}.of`,
      fault('won-by-own-harm')`The ${side} side would win by its own harm.`,
      said`Name the other side.`,
    )
  }
  if (condition.is === 'losses-above-own' || condition.is === 'no-level' || divisions === undefined) return
  if (condition.atLeast <= divisions) return
  const message = fault(
    'more-divisions-than-take-part',
  )`${condition.atLeast} divisions are asked for; ${divisions} take part.`
  problems.error(file, `${path}.atLeast`, message, said`Give at most ${divisions}.`)
}

/** The side whose divisions a condition counts. */
function subject(condition: VictoryCondition, side: Side): Side {
  return 'of' in condition ? condition.of : side
}
