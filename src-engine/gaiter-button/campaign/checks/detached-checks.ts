import { ofFile } from '../../../campaigns/named-files.ts'
import type { Problems } from '../../../campaigns/problems.ts'
import { arms, pointsOf, type Strength } from '../schemas/common-schema.ts'
import type { Roll } from './roll.ts'
import type { Scenario } from '../schemas/scenario-schema.ts'
import type { Known, Standing } from './set-up-checks.ts'
import { fault, lacking, said } from './said.ts'

/** Checks of the SP that units lack at the start, and of the detachments formed from them. */

/** Does a unit take part at some time in the scenario? */
function takesPart(unit: string, { reinforcements }: Scenario, standing: ReadonlyMap<string, Standing>): boolean {
  return standing.has(unit) || reinforcements.some(({ units }) => units.includes(unit))
}

export function checkReductions(
  scenario: Scenario,
  standing: ReadonlyMap<string, Standing>,
  file: string,
  roll: Roll,
  problems: Problems,
): void {
  const lost = new Map<string, Record<string, number>>()
  scenario.reductions.forEach(({ unit, arm, points }, index) => {
    const path = `reductions.${index}`
    const one = roll.units.get(unit)
    if (!one) {
      problems.error(
        file,
        `${path}.unit`,
        lacking('there-is-no-unit')`There is no unit "${unit}".`,
        said`Name a unit ${ofFile.orderOfBattle}.`,
      )
      return
    }
    if (!takesPart(unit, scenario, standing)) {
      problems.error(
        file,
        `${path}.unit`,
        fault('takes-no-part-in-scenario')`"${unit}" takes no part in this scenario.`,
        said`Place it, or remove the line.`,
      )
    }
    const sum = lost.get(unit) ?? {}
    sum[arm] = (sum[arm] ?? 0) + points
    lost.set(unit, sum)
    const has = one.is.strength[arm] ?? 0
    if (sum[arm] > has) {
      const message = fault('more-losses-than-strength')`"${unit}" loses ${sum[arm]} SP of ${arm} and has ${has}.`
      problems.error(file, `${path}.points`, message, said`Give at most ${has} in all.`)
    } else if (arm === one.is.kind && sum[arm] === has) {
      const message = fault('begins-without-arm')`"${unit}" would begin without any ${arm}.`
      problems.error(file, `${path}.points`, message, said`Leave it at least one strength point.`)
    }
  })
}

export function checkDetached(
  scenario: Scenario,
  standing: ReadonlyMap<string, Standing>,
  file: string,
  { roll, tables }: Known,
  problems: Problems,
): void {
  if (!roll) return
  const taken = new Map<string, number>()
  const given = new Map<string, number>()
  scenario.detached.forEach(({ detachment, strength, from }, index) => {
    const path = `detached.${index}`
    const slot = roll.detachments.get(detachment)
    const mother = roll.units.get(from)
    if (taken.has(detachment)) {
      problems.error(
        file,
        `${path}.detachment`,
        fault('detachment-used-twice')`"${detachment}" is used twice.`,
        said`Use another detachment.`,
      )
    }
    taken.set(detachment, index)
    if (!slot) {
      const remedy = said`Name a detachment ${ofFile.orderOfBattle}.`
      problems.error(
        file,
        `${path}.detachment`,
        lacking('there-is-no-detachment')`There is no detachment "${detachment}".`,
        remedy,
      )
    }
    if (!mother)
      problems.error(
        file,
        `${path}.from`,
        lacking('there-is-no-unit')`There is no unit "${from}".`,
        said`Name the mother unit.`,
      )
    if (!slot || !mother) return
    if (slot.side !== mother.side) {
      problems.error(
        file,
        `${path}.from`,
        fault('of-the-other-side')`"${from}" is of the other side.`,
        said`Name a unit of the same side.`,
      )
    }
    if (!takesPart(from, scenario, standing)) {
      const message = fault('mother-unit-takes-no-part')`The mother unit "${from}" takes no part in this scenario.`
      problems.error(file, `${path}.from`, message, said`Name a unit that is placed or comes as a reinforcement.`)
    }
    checkSlot(strength, slot.is, path, file, problems)
    const least = tables?.detachments.artilleryNeeds ?? 0
    if (
      pointsOf(strength, ['artillery', 'heavyArtillery']) > 0 &&
      pointsOf(strength, ['infantry', 'cavalry', 'heavyCavalry']) < least
    ) {
      const message = fault('artillery-is-detached-alone')`Artillery is detached alone.`
      problems.error(file, `${path}.strength`, message, said`Add at least ${least} SP of infantry or cavalry.`)
    }
    for (const arm of arms) {
      const before = given.get(`${from} ${arm}`) ?? 0
      const all = before + (strength[arm] ?? 0)
      given.set(`${from} ${arm}`, all)
      const reduced = scenario.reductions
        .filter((one) => one.unit === from && one.arm === arm)
        .reduce((sum, { points }) => sum + points, 0)
      if (all === before || all <= reduced) continue
      const besides = before > 0 ? said`, ${before} of them in detachments above` : ''
      const message = fault(
        'mother-unit-reduced-otherwise',
      )`"${from}" gives ${all} SP of ${arm}${besides}; it is reduced by ${reduced}.`
      problems.error(
        file,
        `${path}.strength.${arm}`,
        message,
        said`Let the mother unit lose before the game what it gives.`,
      )
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
    // Light and heavy cavalry share the boxes of the row.
    const other = slot.kind === 'cavalry' && arm === 'heavyCavalry' ? (strength.cavalry ?? 0) : 0
    const room = inRow ? slot.row.length - other : (slot.beside[arm] ?? 0)
    if ((strength[arm] ?? 0) <= room) continue
    const message = fault('detachment-beyond-its-room')`"${slot.id}" has room for ${Math.max(room, 0)} SP of ${arm}.`
    problems.error(file, `${path}.strength.${arm}`, message, said`Give at most ${Math.max(room, 0)}.`)
  }
}
