import { inColumn } from './columns.ts'
import type { FaultSentence } from '../../../campaigns/phrases.ts'
import { both, type Problems } from '../../../campaigns/problems.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import { checkSigns } from './sign-checks.ts'
import type { Tables } from '../schemas/tables-schema.ts'
import { fault, said } from './said.ts'

const file = 'tables.json'

interface Range {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Checks that the tables cover every roll and count, and are monotonic where they must be. */
export function checkTables(tables: Tables, problems: Problems): void {
  const { weather, pontoonDamage, reconnaissance, amplitude, combatResults, fortressControl } = tables
  ranges('weather.rows', weather.rows, { first: weather.dice, last: 6 * weather.dice }, problems)
  ranges(
    'pontoonDamage.rows',
    pontoonDamage.rows,
    { first: pontoonDamage.dice, last: 6 * pontoonDamage.dice },
    problems,
  )
  rising(
    'pontoonDamage.rows',
    pontoonDamage.rows.map(({ levels }) => levels),
    both('levels lost', 'niveaux perdus'),
    problems,
  )
  checkRain(tables, problems)
  checkFatigue(tables, problems)
  checkReconnaissance(reconnaissance, problems)
  ranges('amplitude.columns', amplitude.columns, { first: 1, last: undefined }, problems, true)
  checkResults(combatResults, amplitude.columns.length, problems)
  checkCosts(tables, problems)
  checkSigns(tables, file, problems)
  const capacities = fortressControl.garrisons.map(({ capacityFrom }) => capacityFrom)
  if (capacities[0] !== 0) {
    const message = fault(
      'smallest-fortresses-without-line',
    )`The smallest fortresses have no line: the first begins at ${capacities[0]}.`
    problems.error(file, 'fortressControl.garrisons.0.capacityFrom', message, said`Begin at ${0}.`)
  }
  rising('fortressControl.garrisons', capacities, both('capacities', 'capacités'), problems)
  rising(
    'fortressControl.garrisons',
    fortressControl.garrisons.map(({ points }) => points),
    both('garrisons', 'garnisons'),
    problems,
  )
}

/** Rows must follow each other without gap or overlap, from the first value to the last; undefined means no end. */
function ranges(
  path: string,
  rows: readonly Range[],
  ends: { readonly first: number | undefined; readonly last: number | undefined },
  problems: Problems,
  closed = false,
): void {
  let next = ends.first
  rows.forEach(({ from, to }, index) => {
    const at = `${path}.${index}`
    if (index > 0 && next === undefined)
      problems.error(
        file,
        at,
        fault('row-after-one-without-end')`Nothing can come after a row without end.`,
        said`Remove it.`,
      )
    else if (from !== next) {
      const wanted = next === undefined ? said`Leave ${inColumn.from} away.` : said`Begin it at ${next}.`
      problems.error(
        file,
        `${at}.from`,
        fault(
          'rows-with-gap-or-overlap',
        )`The row begins at ${from ?? both('no value', 'aucune valeur')}, which leaves a gap or an overlap.`,
        wanted,
      )
    }
    if (from !== undefined && to !== undefined && to < from) {
      problems.error(
        file,
        `${at}.to`,
        fault('row-ends-before-it-begins')`The row ends at ${to}, before it begins at ${from}.`,
        said`Give at least ${from}.`,
      )
    }
    next = to === undefined ? undefined : to + 1
  })
  const end = rows.at(-1)?.to
  if (closed || end === ends.last) return
  const remedy =
    ends.last === undefined ? said`Leave ${inColumn.to} away in the last row.` : said`End the last row at ${ends.last}.`
  problems.error(
    file,
    `${path}.${rows.length - 1}.to`,
    fault('table-ends-early')`The table ends at ${end ?? both('no value', 'aucune valeur')}.`,
    remedy,
  )
}

function rising(path: string, values: readonly number[], what: Title, problems: Problems): void {
  values.forEach((value, index) => {
    const before = values[index - 1]
    if (before === undefined || value >= before) return
    problems.error(
      file,
      `${path}.${index}`,
      fault('figures-fall')`The ${what} fall from ${before} to ${value}.`,
      said`Give at least ${before}.`,
    )
  })
}

function checkRain({ rain, allowance }: Tables, problems: Problems): void {
  const known = new Set(rain.movement.map(({ mp }) => mp))
  if (known.size < rain.movement.length) {
    problems.error(
      file,
      'rain.movement',
      fault('an-allowance-has-two-lines')`An allowance has two lines.`,
      said`Keep one line for each.`,
    )
  }
  for (const mp of new Set([allowance.infantry, allowance.cavalry, allowance.leader, ...allowance.decoy])) {
    if (known.has(mp)) continue
    problems.error(
      file,
      'rain.movement',
      fault('movement-in-rain-not-told')`What ${mp} MP become in rain is not told.`,
      said`Add a line for ${mp}.`,
    )
  }
  rain.movement.forEach(({ mp, inRain }, index) => {
    if (inRain <= mp) return
    problems.error(
      file,
      `rain.movement.${index}.inRain`,
      fault('more-movement-in-rain')`Rain makes ${inRain} MP of ${mp}.`,
      said`Give at most ${mp}.`,
    )
  })
}

function checkFatigue({ fatigue }: Tables, problems: Problems): void {
  const kinds = new Set(fatigue.bowl.map(({ marker }) => marker))
  if (kinds.size < fatigue.bowl.length) {
    problems.error(
      file,
      'fatigue.bowl',
      fault('a-kind-of-marker-has-two-lines')`A kind of marker has two lines.`,
      said`Keep one line for each.`,
    )
  }
  if ([...kinds].every((marker) => marker === 'stop')) {
    problems.error(
      file,
      'fatigue.bowl',
      fault('nothing-but-stop-in-the-bowl')`Nothing but STOP is in the bowl.`,
      said`Add markers with numbers.`,
    )
  }
  const all = fatigue.bowl.reduce((sum, { count }) => sum + count, 0)
  if (all !== 12) {
    problems.warning(
      file,
      'fatigue.bowl',
      fault('there-are-markers')`There are ${all} markers.`,
      said`The printed game has twelve (GB 8.3).`,
    )
  }
}

function checkReconnaissance(table: Tables['reconnaissance'], problems: Problems): void {
  ranges('reconnaissance.columns', table.columns, { first: 1, last: undefined }, problems)
  ranges('reconnaissance.rows', table.rows, { first: undefined, last: undefined }, problems)
  // Value of a cell: composition counts as 1.5 units more; by this measure the printed table rises.
  const worth = table.rows.map(({ cells }) => cells.map(({ units, composition }) => units + (composition ? 1.5 : 0)))
  worth.forEach((cells, row) => {
    const path = `reconnaissance.rows.${row}.cells`
    if (cells.length !== table.columns.length) {
      const message = fault(
        'cells-unlike-columns',
      )`The row has ${cells.length} cells for ${table.columns.length} columns.`
      problems.error(file, path, message, said`Give one cell for each column.`)
    }
    cells.forEach((value, column) => {
      const left = cells[column - 1] ?? 0
      const above = worth[row - 1]?.[column] ?? 0
      if (value >= Math.max(left, above)) return
      const message = fault('less-than-its-neighbour')`The cell shows less than its neighbour to the left or above.`
      problems.error(file, `${path}.${column}`, message, said`A better roll or more cavalry never finds less.`)
    })
  })
}

function checkResults(table: Tables['combatResults'], columns: number, problems: Problems): void {
  ranges('combatResults.rows', table.rows, { first: 0, last: undefined }, problems)
  rising(
    'combatResults.rows',
    table.rows.map(({ rout }) => rout),
    both('rout penalties', 'malus de déroute'),
    problems,
  )
  table.rows.forEach(({ losses, from, rout }, row) => {
    const path = `combatResults.rows.${row}`
    if (losses.length !== columns) {
      const message = fault(
        'losses-unlike-amplitudes',
      )`The row has ${losses.length} cells for ${columns} columns of amplitude.`
      problems.error(file, `${path}.losses`, message, said`Give one cell for each column.`)
    }
    losses.forEach(([winner, loser], column) => {
      const at = `${path}.losses.${column}`
      const [winnerBefore, loserBefore] = losses[column - 1] ?? [0, 0]
      if (winner < winnerBefore || loser < loserBefore) {
        problems.error(
          file,
          at,
          fault('fewer-losses-than-to-the-left')`Fewer are lost than in the column to the left.`,
          said`Losses never fall as battles grow.`,
        )
      }
      if (winner > loser)
        problems.error(
          file,
          at,
          fault('winner-loses-more')`The winner loses more than the loser.`,
          said`Exchange the two numbers.`,
        )
      if (from === 0 && winner !== loser) {
        problems.error(
          file,
          at,
          fault('losses-differ-without-winner')`Nobody wins at a difference of 0, yet the losses differ.`,
          said`Give the same number twice.`,
        )
      }
    })
    if (from === 0 && rout !== 0) {
      problems.error(
        file,
        `${path}.rout`,
        fault('rout-without-difference')`Nobody routs at a difference of 0.`,
        said`Write ${0}.`,
      )
    }
  })
}

function checkCosts(tables: Tables, problems: Problems): void {
  const { march, severalBridges, pontoon, retreatCapacity } = tables
  const dearer: readonly [string, number, number, FaultSentence][] = [
    ['march.path', march.path, march.road, fault('path-as-fast-as-road')`A path is no faster than a road.`],
    [
      'march.majorBridge',
      march.majorBridge,
      severalBridges.mp,
      fault('one-bridge-as-fast-as-several')`One bridge is no faster than several.`,
    ],
    [
      'pontoon.mpInRain',
      pontoon.mpInRain,
      pontoon.mp,
      fault('pontoon-bridges-easier-in-rain')`Rain never makes pontoon bridges easier.`,
    ],
  ]
  for (const [path, value, least, message] of dearer) {
    if (value < least) problems.error(file, path, message, said`Give at least ${least}.`)
  }
  const least = Math.min(retreatCapacity.road, retreatCapacity.path, retreatCapacity.railway)
  if (least + retreatCapacity.river + retreatCapacity.canal < 0) {
    problems.error(
      file,
      'retreatCapacity',
      fault('water-takes-more-than-is-carried')`Water takes away more than a connection carries.`,
      said`Lessen ${inColumn.water}.`,
    )
  }
  const { combatFactor, surrender } = tables
  const pairs = [
    ['combatFactor.demoralised', combatFactor.demoralised],
    ['combatFactor.combatted', combatFactor.combatted],
    ['surrender.demoralised', surrender.demoralised],
  ] as const
  for (const [path, { any, all }] of pairs) {
    if (all > any)
      problems.error(
        file,
        `${path}.all`,
        fault('modifiers-in-wrong-order')`${inColumn.all} is milder than ${inColumn.any}.`,
        said`Give at most ${any}.`,
      )
  }
}
