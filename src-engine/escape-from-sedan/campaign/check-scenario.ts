import type { Ground } from '../../board/measured/measured.ts'
import { ofFile } from '../../campaigns/named-files.ts'
import type { FaultSentence } from '../../campaigns/phrases.ts'
import type { Phrase } from '../../kernel/system/glance.ts'
import { type Problems, type Report, reportDuplicates } from '../../campaigns/problems.ts'
import { sides, type OrderOfBattleFile, type ScenarioFile, type TableFile, type TablesFile } from './files.ts'
import { formationsOf, kindsOfUnits } from './kinds.ts'
import { fault, lacking, said } from './said.ts'
import {
  asLeft,
  hindranceOf,
  isMovedBy,
  leftIn,
  pointIn,
  standingAlone,
  standingUnit,
  type Standing,
} from './standing.ts'

/** The parts of the campaign that the check of a scenario needs; `ground` is that of the table. */
export interface CheckedWith {
  readonly table: TableFile
  readonly ground: Ground
  readonly force: OrderOfBattleFile
  readonly figures: TablesFile['figures'] | undefined
  readonly deck: TablesFile['deck'] | undefined
}

/** The Emperor is not in the order of battle, but stands on the table. */
export const EMPEROR_ID = 'emperor'

const OF_FORCE = said`Choose one of the order of battle.`

/** Checks what no schema can express about a scenario. */
export function checkScenario(file: string, scenario: ScenarioFile, checked: CheckedWith, problems: Problems): void {
  const report = problems.in(file)
  checkNames(scenario, checked, report)
  checkFrame(scenario, checked.table, report)
  checkStanding(scenario, checked, report)
  for (const [path, message, remedy] of doubts(scenario, checked)) problems.warning(file, path, message, remedy)
}

function checkNames(
  { units, commanders, victory, cards }: ScenarioFile,
  { table: { lines }, force, deck }: CheckedWith,
  report: Report,
): void {
  if (victory.type === 'hold' && !lines.some(({ id, kind }) => id === victory.crest && kind === 'crest'))
    report(
      'victory.crest',
      lacking('there-is-no-crest')`There is no crest “${victory.crest}”.`,
      said`Name a crest ${ofFile.table}.`,
    )
  commanders.forEach(({ commander }, index) => {
    if (!force.commanders.some(({ id }) => id === commander))
      report(
        `commanders.${index}.commander`,
        lacking('there-is-no-commander')`There is no commander “${commander}”.`,
        OF_FORCE,
      )
  })
  reportDuplicates(
    commanders.map(({ commander }) => commander),
    (commander, index) =>
      report(
        `commanders.${index}.commander`,
        fault('the-commander-is-placed-twice')`The commander “${commander}” is placed twice.`,
        said`Place him once.`,
      ),
  )
  reportDuplicates(
    units.map(({ unit }) => unit),
    (unit, index) =>
      report(
        `units.${index}.unit`,
        fault('the-unit-is-set-up-twice')`The unit “${unit}” is set up twice.`,
        said`Use it once.`,
      ),
  )
  units.forEach(({ unit, formation }, index) => {
    const row = force.units.find(({ id }) => id === unit)
    if (row === undefined)
      return report(`units.${index}.unit`, lacking('there-is-no-unit')`There is no unit “${unit}”.`, OF_FORCE)
    if (!formationsOf[kindsOfUnits[row.kind].arm].includes(formation)) {
      const remedy = said`Give it a formation of its arm.`
      report(
        `units.${index}.formation`,
        fault('no-formation-of-this-unit')`The formation “${formation}” is not one of “${unit}”.`,
        remedy,
      )
    }
    const isKnown = force.commanders.some(({ id }) => id === row.commander)
    if (isKnown && !commanders.some(({ commander }) => commander === row.commander)) {
      const remedy = said`Place the commander, or leave the unit out.`
      report(
        `units.${index}.unit`,
        fault('commander-not-in-battle')`The commander of “${unit}” is not in this battle.`,
        remedy,
      )
    }
  })
  for (const side of sides) {
    const own = commanders.filter(({ commander }) => force.commanders.find(({ id }) => id === commander)?.side === side)
    if (own.length !== cards[side].length) {
      const remedy = said`Give each commander of the side in this battle one number.`
      report(
        `cards.${side}`,
        fault('cards-unlike-commanders')`The cards of the ${side} side do not fit its commanders.`,
        remedy,
      )
    }
    const [dealt, all] = [
      sumOf(cards[side]),
      deck === undefined ? Infinity : sumOf([deck.ace, deck.number, deck.face, deck.joker]),
    ]
    if (dealt > all) {
      const message = fault('more-cards-than-the-pack')`The ${side} side is dealt ${dealt} cards; its pack has ${all}.`
      report(`cards.${side}`, message, said`Deal its commanders fewer.`)
    }
    if (!units.some(({ unit }) => force.units.find(({ id }) => id === unit)?.side === side))
      report(
        'units',
        fault('the-side-has-no-unit')`The side “${side}” has no unit.`,
        said`Place one of its units, and its commander.`,
      )
  }
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

function checkFrame({ frame }: ScenarioFile, { size }: TableFile, report: Report): void {
  const [left, top, right, bottom] = frame
  const remedy = said`Write left, top, right and bottom in sixteenths of an inch, on a table of ${size[0]} by ${size[1]}.`
  if (left >= right || top >= bottom) report('frame', fault('no-room-in-play')`What is played on has no room.`, remedy)
  if (right > size[0] || bottom > size[1])
    report('frame', fault('play-reaches-beyond-the-table')`What is played on reaches beyond the table.`, remedy)
}

function checkStanding(scenario: ScenarioFile, checked: CheckedWith, report: Report): void {
  const { ground, table } = checked
  const standing = standingAtFirst(scenario, checked)
  const units = standing.map(({ one }) => one)
  const frame = usualFrame(scenario, table)
  const told = new Set<string>()
  for (const { one, path } of standing) {
    const found = hindranceOf(one, units, ground, frame)
    if (found === undefined) continue
    switch (found.is) {
      case 'beyond':
        report(
          path,
          fault('unit-out-of-play')`“${one.id}” stands beyond what is played on.`,
          said`Move it, or play on more of the table.`,
        )
        break
      case 'closed': {
        const { id } = [...table.areas, ...table.lines][found.feature]!
        report(
          path,
          fault('stands-on-closed-ground')`“${one.id}” stands on “${id}”, which is closed to it.`,
          said`Move it to open ground.`,
        )
        break
      }
      default: {
        // Two units that are in each other's way are reported once.
        const key = [one.id, found.other].toSorted().join(' ')
        if (told.has(key)) break
        told.add(key)
        const message =
          found.is === 'on-another'
            ? fault('bases-overlap')`“${one.id}” stands on “${found.other}”.`
            : fault('enemies-within-two-inches')`“${one.id}” stands within two inches of its enemy “${found.other}”.`
        report(path, message, said`Move one of the two.`)
      }
    }
  }
}

/** The frame, or the whole table if the frame itself is invalid. */
function usualFrame({ frame }: ScenarioFile, { size }: TableFile): ScenarioFile['frame'] {
  const [left, top, right, bottom] = frame
  return left < right && top < bottom ? frame : [0, 0, ...size]
}

interface Placed {
  readonly one: Standing
  readonly path: string
}

function standingAtFirst(scenario: ScenarioFile, { force, figures }: CheckedWith): readonly Placed[] {
  const { units, commanders, emperor, position } = scenario
  const seen = new Set<string>()
  const isFirst = (id: string): boolean => !seen.has(id) && seen.add(id) !== undefined
  const onTable = units.flatMap(({ unit, at, facing, formation }, index): Placed[] => {
    const row = force.units.find(({ id }) => id === unit)
    const { arm } = kindsOfUnits[row?.kind ?? 'line']
    if (row === undefined || !isFirst(unit) || !formationsOf[arm].includes(formation)) return []
    const left = leftIn(position, 'unit', unit)
    const set = { at, facing, formation, stands: row.stands, dismounted: false }
    const placed = asLeft(set, row.kind, left, figures?.[arm] ?? 1)
    return placed === undefined ? [] : [{ one: standingUnit(row, placed, isMovedBy(left)), path: `units.${index}.at` }]
  })
  const alone = (id: string, side: string, at: readonly [number, number], path: string): Placed[] => {
    const left = leftIn(position, 'leader', id)
    if (left !== undefined && Object.hasOwn(left, 'at')) {
      const point = pointIn(left['at'])
      return point === undefined ? [] : [{ one: standingAlone(id, side, point, true), path }]
    }
    return [{ one: standingAlone(id, side, at), path }]
  }
  return [
    ...onTable,
    ...commanders.flatMap(({ commander, at }, index) => {
      const row = force.commanders.find(({ id }) => id === commander)
      return row === undefined || !isFirst(commander) ? [] : alone(commander, row.side, at, `commanders.${index}.at`)
    }),
    ...(emperor === undefined ? [] : alone(EMPEROR_ID, 'french', emperor, 'emperor')),
  ]
}

type Doubt = readonly [path: string, message: FaultSentence, remedy: Phrase]

/** Warnings about what is playable but probably unintended. */
function doubts(
  { victory, frame: [left, top, right, bottom], units, emperor }: ScenarioFile,
  { table: { lines, size }, force }: CheckedWith,
): readonly Doubt[] {
  if (victory.type === 'hold') {
    const crest = lines.find(({ id }) => id === victory.crest)
    const isWithin = crest?.points.some(([x, y]) => x >= left && x <= right && y >= top && y <= bottom) ?? true
    const message = fault('crest-out-of-play')`The crest “${victory.crest}” lies beyond what is played on.`
    return isWithin ? [] : [['victory.crest', message, said`Name another crest, or play on more of the table.`]]
  }
  const found: Doubt[] = []
  if (emperor === undefined)
    found.push([
      'victory',
      fault('no-emperor-to-bring-away')`No Emperor is there to be brought away.`,
      said`Place him, or let a crest be held.`,
    ])
  if (top > 0 || bottom < size[1])
    found.push([
      'frame',
      fault('exit-out-of-play')`An exit lies beyond what is played on.`,
      said`Play on the table from its upper rim to its lower one.`,
    ])
  for (const side of sides) {
    const stands = units.reduce((sum, { unit }) => {
      const row = force.units.find(({ id }) => id === unit)
      return row?.side === side ? sum + row.stands : sum
    }, 0)
    if (stands < victory.stands)
      found.push([
        'victory.stands',
        fault(
          'more-stands-than-the-side-has',
        )`The side “${side}” is to bring away ${victory.stands} stands and has ${stands}.`,
        said`Ask for fewer stands, or place more units.`,
      ])
  }
  return found
}
