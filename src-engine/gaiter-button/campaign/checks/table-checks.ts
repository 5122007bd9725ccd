import type { Problems } from '../../../campaigns/problems.ts'
import { checkSigns } from './sign-checks.ts'
import type { Tables } from '../schemas/tables-schema.ts'

const file = 'tables.json'

interface Range {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Whether the tables answer every roll and every count, and go one way where they must. */
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
    'levels lost',
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
    const message = `The smallest fortresses have no line: the first begins at ${capacities[0]}.`
    problems.error(file, 'fortressControl.garrisons.0.capacityFrom', message, 'Begin at 0.')
  }
  rising('fortressControl.garrisons', capacities, 'capacities', problems)
  rising(
    'fortressControl.garrisons',
    fortressControl.garrisons.map(({ points }) => points),
    'garrisons',
    problems,
  )
}

/** Rows must follow each other without gap or overlap, from the first value to the last; undefined is no end. */
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
      problems.error(file, at, 'Nothing can come after a row without end.', 'Remove it.')
    else if (from !== next) {
      const wanted = next === undefined ? 'Leave "from" away.' : `Begin it at ${next}.`
      problems.error(
        file,
        `${at}.from`,
        `The row begins at ${from ?? 'no value'}, which leaves a gap or an overlap.`,
        wanted,
      )
    }
    if (from !== undefined && to !== undefined && to < from) {
      problems.error(file, `${at}.to`, `The row ends at ${to}, before it begins at ${from}.`, `Give at least ${from}.`)
    }
    next = to === undefined ? undefined : to + 1
  })
  const end = rows.at(-1)?.to
  if (closed || end === ends.last) return
  const remedy = ends.last === undefined ? 'Leave "to" away in the last row.' : `End the last row at ${ends.last}.`
  problems.error(file, `${path}.${rows.length - 1}.to`, `The table ends at ${end ?? 'no value'}.`, remedy)
}

function rising(path: string, values: readonly number[], what: string, problems: Problems): void {
  values.forEach((value, index) => {
    const before = values[index - 1]
    if (before === undefined || value >= before) return
    problems.error(file, `${path}.${index}`, `The ${what} fall from ${before} to ${value}.`, `Give at least ${before}.`)
  })
}

function checkRain({ rain, allowance }: Tables, problems: Problems): void {
  const known = new Set(rain.movement.map(({ mp }) => mp))
  if (known.size < rain.movement.length) {
    problems.error(file, 'rain.movement', 'An allowance has two lines.', 'Keep one line for each.')
  }
  for (const mp of new Set([allowance.infantry, allowance.cavalry, allowance.leader, ...allowance.decoy])) {
    if (known.has(mp)) continue
    problems.error(file, 'rain.movement', `What ${mp} MP become in rain is not told.`, `Add a line for ${mp}.`)
  }
  rain.movement.forEach(({ mp, inRain }, index) => {
    if (inRain <= mp) return
    problems.error(file, `rain.movement.${index}.inRain`, `Rain makes ${inRain} MP of ${mp}.`, `Give at most ${mp}.`)
  })
}

function checkFatigue({ fatigue }: Tables, problems: Problems): void {
  const kinds = new Set(fatigue.bowl.map(({ marker }) => marker))
  if (kinds.size < fatigue.bowl.length) {
    problems.error(file, 'fatigue.bowl', 'A kind of marker has two lines.', 'Keep one line for each.')
  }
  if ([...kinds].every((marker) => marker === 'stop')) {
    problems.error(file, 'fatigue.bowl', 'Nothing but STOP is in the bowl.', 'Add markers with numbers.')
  }
  const all = fatigue.bowl.reduce((sum, { count }) => sum + count, 0)
  if (all !== 12) {
    problems.warning(file, 'fatigue.bowl', `There are ${all} markers.`, 'The printed game has twelve (GB 8.3).')
  }
}

function checkReconnaissance(table: Tables['reconnaissance'], problems: Problems): void {
  ranges('reconnaissance.columns', table.columns, { first: 1, last: undefined }, problems)
  ranges('reconnaissance.rows', table.rows, { first: undefined, last: undefined }, problems)
  // A report with composition is worth more than a unit and a half: the printed table rises by this measure.
  const worth = table.rows.map(({ cells }) => cells.map(({ units, composition }) => units + (composition ? 1.5 : 0)))
  worth.forEach((cells, row) => {
    const path = `reconnaissance.rows.${row}.cells`
    if (cells.length !== table.columns.length) {
      const message = `The row has ${cells.length} cells for ${table.columns.length} columns.`
      problems.error(file, path, message, 'Give one cell for each column.')
    }
    cells.forEach((value, column) => {
      const left = cells[column - 1] ?? 0
      const above = worth[row - 1]?.[column] ?? 0
      if (value >= Math.max(left, above)) return
      const message = 'The cell shows less than its neighbour to the left or above.'
      problems.error(file, `${path}.${column}`, message, 'A better roll or more cavalry never finds less.')
    })
  })
}

function checkResults(table: Tables['combatResults'], columns: number, problems: Problems): void {
  ranges('combatResults.rows', table.rows, { first: 0, last: undefined }, problems)
  rising(
    'combatResults.rows',
    table.rows.map(({ rout }) => rout),
    'rout penalties',
    problems,
  )
  table.rows.forEach(({ losses, from, rout }, row) => {
    const path = `combatResults.rows.${row}`
    if (losses.length !== columns) {
      const message = `The row has ${losses.length} cells for ${columns} columns of amplitude.`
      problems.error(file, `${path}.losses`, message, 'Give one cell for each column.')
    }
    losses.forEach(([winner, loser], column) => {
      const at = `${path}.losses.${column}`
      const [winnerBefore, loserBefore] = losses[column - 1] ?? [0, 0]
      if (winner < winnerBefore || loser < loserBefore) {
        problems.error(file, at, 'Fewer are lost than in the column to the left.', 'Losses never fall as battles grow.')
      }
      if (winner > loser) problems.error(file, at, 'The winner loses more than the loser.', 'Exchange the two numbers.')
      if (from === 0 && winner !== loser) {
        problems.error(
          file,
          at,
          'Nobody wins at a difference of 0, yet the losses differ.',
          'Give the same number twice.',
        )
      }
    })
    if (from === 0 && rout !== 0) {
      problems.error(file, `${path}.rout`, 'Nobody routs at a difference of 0.', 'Write 0.')
    }
  })
}

function checkCosts(tables: Tables, problems: Problems): void {
  const { march, severalBridges, pontoon, retreatCapacity } = tables
  const dearer: readonly [string, number, number, string][] = [
    ['march.path', march.path, march.road, 'A path is no faster than a road.'],
    ['march.majorBridge', march.majorBridge, severalBridges.mp, 'One bridge is no faster than several.'],
    ['pontoon.mpInRain', pontoon.mpInRain, pontoon.mp, 'Rain never makes pontoon bridges easier.'],
  ]
  for (const [path, value, least, message] of dearer) {
    if (value < least) problems.error(file, path, message, `Give at least ${least}.`)
  }
  const least = Math.min(retreatCapacity.road, retreatCapacity.path, retreatCapacity.railway)
  if (least + retreatCapacity.river + retreatCapacity.canal < 0) {
    problems.error(
      file,
      'retreatCapacity',
      'Water takes away more than a connection carries.',
      'Lessen "river" or "canal".',
    )
  }
  const { combatFactor, surrender } = tables
  const pairs = [
    ['combatFactor.demoralised', combatFactor.demoralised],
    ['combatFactor.combatted', combatFactor.combatted],
    ['surrender.demoralised', surrender.demoralised],
  ] as const
  for (const [path, { any, all }] of pairs) {
    if (all > any) problems.error(file, `${path}.all`, '"all" is milder than "any".', `Give at most ${any}.`)
  }
}
