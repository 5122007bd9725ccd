import { elsewhere, ofFile, writtenIn } from '../../../campaigns/named-files.ts'
import type { FaultSentence } from '../../../campaigns/phrases.ts'
import { type Problems, reportDuplicates } from '../../../campaigns/problems.ts'
import type { Phrase } from '../../../kernel/system/glance.ts'
import { pointsOf, type Side, sides } from '../schemas/common-schema.ts'
import { checkDetached, checkReductions } from './detached-checks.ts'
import type { Ground } from './ground.ts'
import { checkReinforcements } from './reinforcement-checks.ts'
import type { Roll } from './roll.ts'
import type { Scenario } from '../schemas/scenario-schema.ts'
import type { Tables } from '../schemas/tables-schema.ts'
import { fault, lacking, said } from './said.ts'

export interface Known {
  readonly ground: Ground | undefined
  readonly roll: Roll | undefined
  readonly tables: Tables | undefined
}

export interface Standing {
  readonly side: Side
  readonly zone: string
  readonly path: string
  readonly inside: boolean
}

/** Checks that every counter starts in exactly one place, in a zone where it may stand, with the strength it has. */
export function checkSetUp(scenario: Scenario, file: string, known: Known, problems: Problems): void {
  checkLineIds(scenario, file, problems)
  const standing = placeAll(scenario, file, known.roll, problems)
  for (const { zone, side, path } of zonesUsed(scenario)) checkZone(zone, side, path, scenario, file, known, problems)
  checkStacking(scenario, standing, file, known, problems)
  checkReinforcements(scenario, file, known, problems)
  if (known.roll) {
    checkUnplaced(scenario, standing, file, known.roll, problems)
    checkTies(standing, file, known.roll, known, problems)
    checkReductions(scenario, standing, file, known.roll, problems)
    checkDetached(scenario, standing, file, known, problems)
  }
}

/** Optional ids of set-up lines must be unique. */
function checkLineIds({ setUp, reinforcements }: Scenario, file: string, problems: Problems): void {
  const lines = [
    ...sides.flatMap((side) => setUp[side].map(({ id }, index) => ({ id, path: `setUp.${side}.${index}.id` }))),
    ...reinforcements.map(({ id }, index) => ({ id, path: `reinforcements.${index}.id` })),
  ].flatMap(({ id, path }) => (id === undefined ? [] : [{ id, path }]))
  reportDuplicates(
    lines.map(({ id }) => id),
    (id, index) =>
      problems.error(
        file,
        lines[index]!.path,
        fault('two-lines-of-one-id')`Two lines are called "${id}".`,
        said`Call one of them otherwise.`,
      ),
  )
}

/** Units and leaders on the map at the start, by id; reports a counter that is placed twice. */
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
      problems.error(
        file,
        path,
        fault('stands-elsewhere-already')`"${id}" already stands at ${elsewhere(before)}.`,
        said`Keep one of the two places.`,
      )
      return false
    }
    seen.set(id, path)
    if (roll && !named) {
      problems.error(file, path, ...noneNamed(kind, id))
      return false
    }
    if (named && named.side !== side) {
      problems.error(
        file,
        path,
        fault('unit-of-the-other-side')`"${id}" belongs to the ${named.side} side.`,
        said`Move it to that side’s list.`,
      )
      return false
    }
    return true
  }
  for (const side of sides) {
    scenario.setUp[side].forEach(({ zone, units = [], leaders = [], inside }, index) => {
      const path = `setUp.${side}.${index}`
      if (units.length + leaders.length === 0) {
        problems.error(
          file,
          path,
          fault('nobody-in-zone')`Nobody stands in "${zone}".`,
          said`Name units or leaders, or remove the line.`,
        )
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
    if (before !== undefined)
      problems.error(
        file,
        path,
        fault('unit-not-in-this-zone')`"${id}" stands at ${elsewhere(before)}.`,
        said`Keep one of the two.`,
      )
    else if (roll && !roll.units.has(id) && !roll.leaders.has(id)) {
      problems.error(
        file,
        path,
        lacking('there-is-no-unit-or-leader')`There is no unit or leader "${id}".`,
        said`Name one ${ofFile.orderOfBattle}.`,
      )
    }
    seen.set(id, path)
  })
  return standing
}

const noneNamed = (kind: 'unit' | 'leader', id: string): readonly [message: FaultSentence, remedy: Phrase] =>
  kind === 'unit'
    ? [lacking('there-is-no-unit')`There is no unit "${id}".`, said`Name a unit ${ofFile.orderOfBattle}.`]
    : [lacking('there-is-no-leader')`There is no leader "${id}".`, said`Name a leader ${ofFile.orderOfBattle}.`]

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

/** The zone must be in play, not neutral, and not a sector of the other side. */
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
    problems.error(
      file,
      path,
      lacking('there-is-no-zone')`There is no zone "${zone}".`,
      said`Name a zone or sector ${ofFile.map}.`,
    )
  } else if (sector && side !== undefined && sector.owner !== side) {
    problems.error(
      file,
      path,
      fault('zone-closed-to-side')`Only the ${sector.owner} side may be in "${zone}".`,
      said`Choose a zone of the map.`,
    )
  } else if (area && !area.includes(zone)) {
    problems.error(
      file,
      path,
      fault('outside-the-area-in-play')`"${zone}" is outside the area in play.`,
      said`Choose a zone of the area.`,
    )
  } else if (place && roll && !sides.some((one) => roll.battle.sides[one].country === place.country)) {
    problems.error(
      file,
      path,
      fault('stands-on-neutral-ground')`"${zone}" is neutral: it lies in ${place.country}.`,
      said`Choose a zone of the countries at war.`,
    )
  }
}

/** Checks stacking (GB 1.1), enemies in one zone, and the capacity of fortresses (GB 9.2). */
function checkStacking(
  scenario: Scenario,
  standing: ReadonlyMap<string, Standing>,
  file: string,
  { ground, roll, tables }: Known,
  problems: Problems,
): void {
  const units: (readonly [string, Standing])[] = [...standing].filter(([id]) => roll?.units.has(id))
  scenario.detached.forEach(({ detachment, zone }, index) => {
    const side = roll?.detachments.get(detachment)?.side
    if (side) units.push([detachment, { side, zone, path: `detached.${index}.zone`, inside: false }])
  })
  const zones = new Map<string, (readonly [string, Standing])[]>()
  for (const one of units) zones.set(one[1].zone, [...(zones.get(one[1].zone) ?? []), one])
  for (const [zone, all] of zones) {
    for (const side of sides) {
      const own = all.filter(([, one]) => one.side === side)
      const most = tables?.stacking.unitsIn.mountainous
      if (most === undefined || ground?.zone(zone)?.terrain !== 'mountainous' || own.length <= most) continue
      const message = fault(
        'too-many-in-mountains',
      )`${own.length} units stand in mountainous "${zone}", where ${most} may${writtenIn('tables.json, stacking')}.`
      problems.error(file, own[most]?.[1].path ?? '', message, said`Place the others elsewhere.`)
    }
    const outside = all.filter(([, one]) => !one.inside)
    const enemy = outside.find(([, one]) => one.side !== outside[0]?.[1].side)
    if (enemy) {
      const message = fault(
        'both-sides-in-one-zone',
      )`Both sides stand in "${zone}"; a game does not begin in a contested zone.`
      problems.error(file, enemy[1].path, message, said`Move one side to the next zone.`)
    }
  }
  const inside = new Map<string, number>()
  for (const [id, { zone, path, side, inside: within }] of standing) {
    if (!within || !ground) continue
    const fortress = ground.fortressIn(zone)
    if (!fortress) {
      problems.error(
        file,
        path,
        lacking('no-fortress-in-zone')`There is no fortress in "${zone}".`,
        said`Place it outside, or choose another zone.`,
      )
      continue
    }
    const enemy = [...standing].find(
      ([, one]) => one.inside && one.side !== side && ground.fortressIn(one.zone)?.id === fortress.id,
    )
    if (enemy) {
      const message = fault(
        'both-sides-within-fortress',
      )`"${enemy[0]}" of the other side is within "${fortress.id}" as well.`
      problems.error(file, path, message, said`Leave one of them outside.`)
    }
    const holder = roll?.holderOf(fortress.id)
    if (scenario.garrisons && holder !== undefined && holder !== side) {
      const message = fault('enemy-garrison-in-fortress')`"${fortress.id}" has a garrison of the ${holder} side.`
      problems.error(file, path, message, said`Place it outside.`)
    }
    const garrison = scenario.garrisons && roll ? roll.garrisonOf(side, fortress.id) : 0
    const lost = scenario.reductions.filter(({ unit }) => unit === id).reduce((sum, { points }) => sum + points, 0)
    const own = pointsOf(roll?.units.get(id)?.is.strength ?? {}) - lost
    const points = (inside.get(fortress.id) ?? garrison) + own
    inside.set(fortress.id, points)
    if (points <= fortress.capacity) continue
    const message = fault(
      'fortress-over-full',
    )`With "${id}", ${points} SP are in the fortress "${fortress.id}", which holds ${fortress.capacity}.`
    problems.error(file, path, message, said`Leave some units outside.`)
  }
}

/** Reports units and leaders that are neither placed nor coming nor absent. */
function checkUnplaced(
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
      const message =
        kind === 'unit'
          ? fault('unit-nowhere')`The unit "${id}" of the ${side} side is nowhere.`
          : fault('leader-nowhere')`The leader "${id}" of the ${side} side is nowhere.`
      problems.error(
        file,
        `setUp.${side}`,
        message,
        said`Place it, bring it as a reinforcement, or leave it out of the scenario.`,
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
    const message = fault(
      'division-too-far-from-corps',
    )`"${id}" stands too far from its corps "${unit.corps}" and would be eliminated.`
    problems.warning(file, path, message, said`Place it within ${connections} of a unit of its corps.`)
  }
}
