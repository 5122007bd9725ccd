import type { Problems } from '../../campaigns/problems.ts'
import { arms, pointsOf, type Side, sides, type Strength } from './common-schema.ts'
import { dayNumber } from './days.ts'
import type { Ground } from './ground.ts'
import type { Roll } from './roll.ts'
import type { Scenario } from './scenario-schema.ts'
import type { Tables } from './tables-schema.ts'

export interface Known {
  readonly ground: Ground | undefined
  readonly roll: Roll | undefined
  readonly tables: Tables | undefined
}

interface Standing {
  readonly side: Side
  readonly zone: string
  readonly path: string
  readonly inside: boolean
}

/** Whether everything has one place to begin, in a zone where it may stand, with the strength it has. */
export function checkSetUp(scenario: Scenario, file: string, known: Known, problems: Problems): void {
  const standing = placeAll(scenario, file, known.roll, problems)
  for (const { zone, side, path } of zonesUsed(scenario)) checkZone(zone, side, path, scenario, file, known, problems)
  checkCompany(scenario, standing, file, known, problems)
  checkReinforcementDays(scenario, file, problems)
  if (known.roll) {
    checkEverybody(scenario, standing, file, known.roll, problems)
    checkTies(standing, file, known.roll, known, problems)
    checkReductions(scenario, file, known.roll, problems)
    checkDetached(scenario, standing, file, known, problems)
  }
}

/** Units and leaders on the map at the start, by id; each of them is told once. */
function placeAll(
  scenario: Scenario,
  file: string,
  roll: Roll | undefined,
  problems: Problems,
): ReadonlyMap<string, Standing> {
  const standing = new Map<string, Standing>()
  const seen = new Map<string, string>()
  const place = (id: string, path: string, side: Side, kind: 'unit' | 'leader'): boolean => {
    const named = kind === 'unit' ? roll?.units.get(id) : roll?.leaders.get(id)
    const before = seen.get(id)
    if (before !== undefined) {
      problems.error(file, path, `"${id}" already stands at ${before}.`, 'Keep one of the two places.')
      return false
    }
    seen.set(id, path)
    if (roll && !named) {
      problems.error(file, path, `There is no ${kind} "${id}".`, `Name a ${kind} of order-of-battle.json.`)
      return false
    }
    if (named && named.side !== side) {
      problems.error(file, path, `"${id}" belongs to the ${named.side} side.`, `Move it to that side’s list.`)
      return false
    }
    return true
  }
  for (const side of sides) {
    scenario.setUp[side].forEach(({ zone, units = [], leaders = [], inside }, index) => {
      const path = `setUp.${side}.${index}`
      if (units.length + leaders.length === 0) {
        problems.error(file, path, `Nobody stands in "${zone}".`, 'Name units or leaders, or remove the line.')
      }
      for (const [kind, ids] of [
        ['unit', units],
        ['leader', leaders],
      ] as const) {
        ids.forEach((id, n) => {
          const at = `${path}.${kind}s.${n}`
          if (place(id, at, side, kind)) standing.set(id, { side, zone, path: at, inside: inside === true })
        })
      }
    })
  }
  scenario.reinforcements.forEach(({ side, units }, index) => {
    units.forEach((id, n) => place(id, `reinforcements.${index}.units.${n}`, side, 'unit'))
  })
  named(scenario.absent).forEach((id, index) => {
    const path = `absent.${index}`
    const before = seen.get(id)
    if (before !== undefined) problems.error(file, path, `"${id}" stands at ${before}.`, 'Keep one of the two.')
    else if (roll && !roll.units.has(id) && !roll.leaders.has(id)) {
      problems.error(file, path, `There is no unit or leader "${id}".`, 'Name one of order-of-battle.json.')
    }
    seen.set(id, path)
  })
  return standing
}

const named = (absent: Scenario['absent']): readonly string[] => (absent === 'all-others' ? [] : absent)

function zonesUsed(scenario: Scenario): { zone: string; side: Side | undefined; path: string }[] {
  return [
    ...sides.flatMap((side) =>
      scenario.setUp[side].map(({ zone }, index) => ({ zone, side, path: `setUp.${side}.${index}.zone` })),
    ),
    ...scenario.reinforcements.map(({ zone, side }, index) => ({ zone, side, path: `reinforcements.${index}.zone` })),
    ...scenario.detached.map(({ zone }, index) => ({ zone, side: undefined, path: `detached.${index}.zone` })),
  ]
}

/** A zone in play that is nobody’s neutral ground, nor a sector of the other side. */
function checkZone(
  zone: string,
  side: Side | undefined,
  path: string,
  { area }: Scenario,
  file: string,
  { ground, roll }: Known,
  problems: Problems,
): void {
  if (!ground) return
  const place = ground.zone(zone)
  const sector = ground.sector(zone)
  if (!place && !sector) {
    problems.error(file, path, `There is no zone "${zone}".`, 'Name a zone or sector of map.json.')
  } else if (sector && side !== undefined && sector.owner !== side) {
    problems.error(file, path, `Only the ${sector.owner} side may be in "${zone}".`, 'Choose a zone of the map.')
  } else if (area && !area.includes(zone)) {
    problems.error(file, path, `"${zone}" is outside the area in play.`, 'Choose a zone of the area.')
  } else if (place && roll && !sides.some((one) => roll.battle.sides[one].country === place.country)) {
    problems.error(
      file,
      path,
      `"${zone}" is neutral: it lies in ${place.country}.`,
      'Choose a zone of the countries at war.',
    )
  }
}

/** Stacking (GB 1.1), enemies in one zone, and what fits into a fortress (GB 9.2). */
function checkCompany(
  scenario: Scenario,
  standing: ReadonlyMap<string, Standing>,
  file: string,
  { ground, roll, tables }: Known,
  problems: Problems,
): void {
  const units = [...standing].filter(([id]) => roll?.units.has(id))
  const zones = new Map<string, [string, Standing][]>()
  for (const one of units) zones.set(one[1].zone, [...(zones.get(one[1].zone) ?? []), one])
  for (const [zone, all] of zones) {
    for (const side of sides) {
      const own = all.filter(([, one]) => one.side === side)
      const most = tables?.stacking.unitsIn.mountainous
      if (most === undefined || ground?.zone(zone)?.terrain !== 'mountainous' || own.length <= most) continue
      const message = `${own.length} units stand in mountainous "${zone}", where ${most} may (tables.json, stacking).`
      problems.error(file, own[most]?.[1].path ?? '', message, 'Place the others elsewhere.')
    }
    const outside = all.filter(([, one]) => !one.inside)
    const enemy = outside.find(([, one]) => one.side !== outside[0]?.[1].side)
    if (enemy) {
      const message = `Both sides stand in "${zone}"; a game does not begin in a contested zone.`
      problems.error(file, enemy[1].path, message, 'Move one side to the next zone.')
    }
  }
  const inside = new Map<string, number>()
  for (const [id, { zone, path, side, inside: within }] of units) {
    if (!within || !ground) continue
    const fortress = ground.fortressIn(zone)
    if (!fortress) {
      problems.error(file, path, `There is no fortress in "${zone}".`, 'Remove "inside", or choose another zone.')
      continue
    }
    const holder = roll && sides.find((one) => holds(roll, one, fortress.id) > 0)
    if (scenario.garrisons && holder !== undefined && holder !== side) {
      const message = `"${fortress.id}" has a garrison of the ${holder} side.`
      problems.error(file, path, message, 'Remove "inside".')
    }
    const garrison = scenario.garrisons && roll ? holds(roll, side, fortress.id) : 0
    const points = (inside.get(fortress.id) ?? garrison) + pointsOf(roll?.units.get(id)?.is.strength ?? {})
    inside.set(fortress.id, points)
    if (points <= fortress.capacity) continue
    const message = `With "${id}", ${points} SP are in the fortress "${fortress.id}", which holds ${fortress.capacity}.`
    problems.error(file, path, message, 'Leave some units outside.')
  }
}

const holds = (roll: Roll, side: Side, fortress: string): number =>
  roll.battle.sides[side].garrisons
    .filter((one) => one.manned && one.fortress === fortress)
    .reduce((sum, { row }) => sum + row.length, 0)

function checkReinforcementDays({ reinforcements, turns }: Scenario, file: string, problems: Problems): void {
  const days = turns.map(({ date }) => dayNumber(date))
  reinforcements.forEach(({ date }, index) => {
    if (days.includes(dayNumber(date))) return
    const message = `The scenario has no turn on ${date}.`
    const remedy = `Choose a day from ${turns[0]?.date} to ${turns.at(-1)?.date}.`
    problems.error(file, `reinforcements.${index}.date`, message, remedy)
  })
}

/** Nobody is forgotten. */
function checkEverybody(
  scenario: Scenario,
  standing: ReadonlyMap<string, Standing>,
  file: string,
  roll: Roll,
  problems: Problems,
): void {
  if (scenario.absent === 'all-others') return
  const coming = new Set([...scenario.reinforcements.flatMap(({ units }) => units), ...scenario.absent])
  for (const [kind, all] of [
    ['unit', roll.units],
    ['leader', roll.leaders],
  ] as const) {
    for (const [id, { side }] of all) {
      if (standing.has(id) || coming.has(id)) continue
      const message = `The ${kind} "${id}" of the ${side} side is nowhere.`
      problems.error(
        file,
        `setUp.${side}`,
        message,
        'Place it, bring it as a reinforcement, or list it under "absent".',
      )
    }
  }
}

/** Cavalry tied to its corps stands near a unit of it (GB 9.1), else it would be lost at once. */
function checkTies(
  standing: ReadonlyMap<string, Standing>,
  file: string,
  roll: Roll,
  { ground, tables }: Known,
  problems: Problems,
): void {
  if (!ground || !tables) return
  const { sides: tied, connections } = tables.corpsCavalry
  for (const [id, { side, zone, path }] of standing) {
    const unit = roll.units.get(id)?.is
    if (unit?.kind !== 'cavalry' || unit.corps === undefined || !tied.includes(side)) continue
    const near = ground.within(zone, connections)
    const friends = [...standing].filter(([other]) => other !== id && roll.units.get(other)?.is.corps === unit.corps)
    if (friends.some(([, friend]) => near.has(friend.zone))) continue
    const message = `"${id}" stands too far from its corps "${unit.corps}" and would be eliminated.`
    problems.warning(file, path, message, `Place it within ${connections} of a unit of its corps.`)
  }
}

function checkReductions({ reductions }: Scenario, file: string, roll: Roll, problems: Problems): void {
  const lost = new Map<string, Record<string, number>>()
  reductions.forEach(({ unit, arm, points }, index) => {
    const path = `reductions.${index}`
    const one = roll.units.get(unit)
    if (!one) {
      problems.error(file, `${path}.unit`, `There is no unit "${unit}".`, 'Name a unit of order-of-battle.json.')
      return
    }
    const sum = lost.get(unit) ?? {}
    sum[arm] = (sum[arm] ?? 0) + points
    lost.set(unit, sum)
    const has = one.is.strength[arm] ?? 0
    if (sum[arm] > has) {
      const message = `"${unit}" loses ${sum[arm]} SP of ${arm} and has ${has}.`
      problems.error(file, `${path}.points`, message, `Give at most ${has} in all.`)
    } else if (arm === one.is.kind && sum[arm] === has) {
      const message = `"${unit}" would begin without any ${arm}.`
      problems.error(file, `${path}.points`, message, 'Leave it at least one strength point.')
    }
  })
}

function checkDetached(
  scenario: Scenario,
  standing: ReadonlyMap<string, Standing>,
  file: string,
  { roll, tables }: Known,
  problems: Problems,
): void {
  if (!roll) return
  const taken = new Map<string, number>()
  scenario.detached.forEach(({ detachment, strength, from, zone }, index) => {
    const path = `detached.${index}`
    const slot = roll.detachments.get(detachment)
    const mother = roll.units.get(from)
    if (taken.has(detachment)) {
      problems.error(file, `${path}.detachment`, `"${detachment}" is used twice.`, 'Use another detachment.')
    }
    taken.set(detachment, index)
    if (!slot) {
      const remedy = 'Name a detachment of order-of-battle.json.'
      problems.error(file, `${path}.detachment`, `There is no detachment "${detachment}".`, remedy)
    }
    if (!mother) problems.error(file, `${path}.from`, `There is no unit "${from}".`, 'Name the mother unit.')
    if (!slot || !mother) return
    if (slot.side !== mother.side) {
      problems.error(file, `${path}.from`, `"${from}" is of the other side.`, 'Name a unit of the same side.')
    }
    const enemy = [...standing].find(([id, one]) => one.zone === zone && one.side !== slot.side && roll.units.has(id))
    if (enemy)
      problems.error(file, `${path}.zone`, `The enemy unit "${enemy[0]}" stands there.`, 'Choose another zone.')
    checkSlot(strength, slot.is, path, file, problems)
    const least = tables?.detachments.artilleryNeeds ?? 0
    if (
      pointsOf(strength, ['artillery', 'heavyArtillery']) > 0 &&
      pointsOf(strength, ['infantry', 'cavalry', 'heavyCavalry']) < least
    ) {
      const message = 'Artillery is detached alone.'
      problems.error(file, `${path}.strength`, message, `Add at least ${least} SP of infantry or cavalry.`)
    }
    for (const arm of arms) {
      const given = scenario.reductions
        .filter((one) => one.unit === from && one.arm === arm)
        .reduce((sum, { points }) => sum + points, 0)
      if ((strength[arm] ?? 0) <= given) continue
      const message = `"${detachment}" has ${strength[arm]} SP of ${arm}; "${from}" is reduced by ${given}.`
      problems.error(file, `${path}.strength.${arm}`, message, 'Tell under "reductions" what the mother unit gives.')
    }
  })
}

function checkSlot(
  strength: Strength,
  slot: {
    readonly id: string
    readonly kind: 'infantry' | 'cavalry'
    readonly row: readonly number[]
    readonly beside: Strength
  },
  path: string,
  file: string,
  problems: Problems,
): void {
  for (const arm of arms) {
    const inRow = arm === slot.kind || (arm === 'heavyCavalry' && slot.kind === 'cavalry')
    const room = inRow ? slot.row.length : (slot.beside[arm] ?? 0)
    if ((strength[arm] ?? 0) <= room) continue
    const message = `"${slot.id}" has room for ${room} SP of ${arm}.`
    problems.error(file, `${path}.strength.${arm}`, message, `Give at most ${room}.`)
  }
}
