import { directions, NO_HEX } from '../../board/hex.ts'
import { checkHexMap, leadsTo, noHex } from '../../campaigns/hex-checks.ts'
import { besideLine, type Hexes, hexesInPlay, terrainIn } from '../../campaigns/hex-map.ts'
import { elsewhere, toFile } from '../../campaigns/named-files.ts'
import { inQuotes, type Problems, type Report, reportDuplicates } from '../../campaigns/problems.ts'
import { fault, lacking, said } from './said.ts'
import {
  classes,
  directionNames,
  sides,
  type MapFile,
  type OrderOfBattleFile,
  type ScenarioFile,
  type TablesFile,
} from './files.ts'

/** The parts of a campaign that match their schemas; checks examine what is there. */
export interface Parts {
  readonly map: MapFile | undefined
  readonly orderOfBattle: OrderOfBattleFile | undefined
  readonly tables: TablesFile | undefined
  readonly scenarios: readonly { readonly file: string; readonly data: ScenarioFile }[]
}

const OWN_ID = said`Give each an id of its own.`

/** Checks beyond the schemas: whether the files fit each other. Examines the parts that could be read. */
export function checkCampaign(parts: Parts, problems: Problems): void {
  const { map, orderOfBattle, tables, scenarios } = parts
  if (tables) checkTables(tables, problems.in('tables.json'))
  if (orderOfBattle) checkUnits(orderOfBattle, tables, problems.in('order-of-battle.json'))
  const hexes = map && checkMap(map, problems.in('map.json'))
  for (const { file, data } of scenarios) {
    if (orderOfBattle) checkForces(data, orderOfBattle, problems.in(file))
    checkGoals(data, problems.in(file))
    if (map && hexes) new Ground(map, hexes, parts, problems.in(file)).check(file, data, problems.in('map.json'))
    if (map && orderOfBattle) checkEntries(data, map, orderOfBattle, (...told) => problems.warning(file, ...told))
  }
}

function checkTables({ melee }: TablesFile, report: Report): void {
  const pairs = melee.against.map(({ unit, enemy }) => `${unit} against ${enemy}`)
  reportDuplicates(pairs, (pair, index) =>
    report(
      `melee.against.${index}`,
      fault('the-row-is-given-twice')`The row “${pair}” is given twice.`,
      said`Remove one of the two.`,
    ),
  )
  const wanted = classes.flatMap((unit) =>
    classes.flatMap((enemy) => (unit === enemy ? [] : [`${unit} against ${enemy}`])),
  )
  for (const pair of wanted.filter((one) => !pairs.includes(one)))
    report(
      'melee.against',
      fault('the-row-is-missing')`The row “${pair}” is missing.`,
      said`Add it, with the modifier 0 if there is none.`,
    )
  if (melee.doubleHit <= melee.hit)
    report(
      'melee.doubleHit',
      fault('two-hits-as-easy-as-one')`Two hits would need no more than one.`,
      said`Give a number above that of “hit”.`,
    )
}

function checkUnits({ units }: OrderOfBattleFile, tables: TablesFile | undefined, report: Report): void {
  const ids = units.map(({ id }) => id)
  reportDuplicates(ids, (id, index) =>
    report(`units.${index}.id`, fault('two-units-of-one-id')`Two units are called “${id}”.`, OWN_ID),
  )
  const known = Object.keys(tables?.types ?? {})
  units.forEach(({ type }, index) => {
    if (tables === undefined || known.includes(type)) return
    const remedy = said`Write one of: ${known}; or add the type ${toFile.tables}.`
    report(`units.${index}.type`, lacking('there-is-no-type-of-unit')`There is no type of unit “${type}”.`, remedy)
  })
  for (const side of sides.filter((one) => units.every((unit) => unit.side !== one)))
    report('units', fault('the-side-has-no-unit')`The ${side} side has no unit.`, said`Give each side at least one.`)
}

/** Checks the map and returns its hexes in play, if the map is valid enough to look hexes up. */
function checkMap(map: MapFile, report: Report): Hexes | undefined {
  const ids = map.entries.map(({ id }) => id)
  reportDuplicates(ids, (id, index) =>
    report(`entries.${index}.id`, fault('two-entries-of-one-id')`Two entries are called “${id}”.`, OWN_ID),
  )
  if (!checkHexMap(map, report)) return undefined
  const hexes = hexesInPlay(map)
  const named = [
    ...map.entries.map(({ hex }, index) => [hex, `entries.${index}.hex`] as const),
    ...sides.flatMap((side) => Object.keys(map.edges[side]).map((hex) => [hex, `edges.${side}.${hex}`] as const)),
  ]
  const missing = named.filter(([hex]) => hexes.findZone(hex) === undefined)
  for (const [hex, path] of missing) report(path, noHex(hex), said`Name a hex that is in play.`)
  if (missing.length > 0) return undefined
  for (const side of sides) {
    for (const [hex, outward] of Object.entries(map.edges[side])) {
      outward.forEach((name, index) => {
        const beyond = hexes.grid.neighbour(hexes.zoneOf(hex), directions[directionNames.indexOf(name)]!)
        if (beyond === NO_HEX) return
        const message = fault(
          'hexside-inside-the-map',
        )`${name} of ${hex} is no edge: ${hexes.zoneIds[beyond]} lies beyond.`
        report(`edges.${side}.${hex}.${index}`, message, said`Name hexsides beyond which no hex is in play.`)
      })
    }
  }
  return hexes
}

/**
 * Checks that every unit of the order of battle appears exactly once, on its own side: on the map, in the pool, in the
 * reserve or absent.
 */
function checkForces(scenario: ScenarioFile, { units }: OrderOfBattleFile, report: Report): void {
  const { start, placement, pool, reserve, absent = [] } = scenario
  const used = new Map<string, string>()
  const use = (id: string, path: string, side?: string) => {
    const unit = units.find((one) => one.id === id)
    const earlier = used.get(id)
    if (unit === undefined)
      report(path, lacking('there-is-no-unit')`There is no unit “${id}”.`, said`Choose one of the order of battle.`)
    else if (earlier !== undefined)
      report(
        path,
        fault('unit-used-twice')`The unit “${id}” is already used at ${elsewhere(earlier)}.`,
        said`Use it once.`,
      )
    else if (side !== undefined && unit.side !== side)
      report(path, fault('placed-by-the-other-side')`“${id}” is not ${side}.`, said`Put a ${side} unit here.`)
    used.set(id, path)
  }
  start.forEach(({ unit, hex, facing }, index) => {
    const chosen = hex === undefined || facing === undefined
    use(unit, `start.${index}.unit`, chosen ? placement?.side : undefined)
    if (!chosen || placement !== undefined) return
    report(
      `start.${index}`,
      fault('nobody-places')`Nobody places “${unit}”.`,
      said`Give it a hex and a facing, or let its side place its units.`,
    )
  })
  pool.units.forEach((unit, index) => use(unit, `pool.units.${index}`, pool.side))
  reserve.units.forEach((unit, index) => use(unit, `reserve.units.${index}`, reserve.side))
  absent.forEach((unit, index) => use(unit, `absent.${index}`))
  for (const side of sides)
    if (units.every((unit) => unit.side !== side || absent.includes(unit.id)))
      report(
        'absent',
        fault('side-without-unit-in-battle')`The ${side} side has no unit in this battle.`,
        said`Leave it at least one.`,
      )
  const missing = units.filter(({ id }) => !used.has(id)).map(({ id }) => id)
  if (missing.length > 0)
    report(
      '',
      fault('units-not-used')`Not used: ${inQuotes(missing)}.`,
      said`Put each on the map, into the pool or the reserve, or leave it out of the battle.`,
    )
}

/** Checks that each side has a place that it wins by holding. */
function checkGoals({ dark }: ScenarioFile, report: Report): void {
  for (const side of sides)
    if (dark.holds[side].length === 0)
      report(
        `dark.holds.${side}`,
        fault('the-side-has-no-place-to-hold')`The ${side} side has no place to hold.`,
        said`Name at least one.`,
      )
}

/** Warns if enemies are in hexes where units enter the map. */
function checkEntries(scenario: ScenarioFile, { entries }: MapFile, { units }: OrderOfBattleFile, warn: Report): void {
  const { start, pool, reserve } = scenario
  const used = entries.filter(
    ({ id, side }) =>
      (pool.units.length > 0 && side === pool.side) ||
      (reserve.units.length > 0 && side === reserve.side && id === reserve.entry),
  )
  start.forEach(({ unit, hex }, index) => {
    const side = units.find(({ id }) => id === unit)?.side
    const entry = used.find((one) => one.hex === hex && side !== undefined && one.side !== side)
    if (entry === undefined) return
    const message = fault(
      'enemies-in-hex-of-entry',
    )`Enemies stand in “${entry.hex}”, where units enter, when the game begins.`
    warn(`start.${index}.hex`, message, said`Put them elsewhere.`)
  })
}

/** Checks a scenario against the map: that hexes exist, units are where they may be, and entries lead to the battle. */
class Ground {
  readonly #map: MapFile
  readonly #hexes: Hexes
  readonly #parts: Parts
  readonly #report: Report

  constructor(map: MapFile, hexes: Hexes, parts: Parts, report: Report) {
    this.#map = map
    this.#hexes = hexes
    this.#parts = parts
    this.#report = report
  }

  check(file: string, scenario: ScenarioFile, reportOfMap: Report): void {
    const { start, placement, pool, reserve, dark } = scenario
    start.forEach(({ unit, hex }, index) => {
      const path = `start.${index}.hex`
      if (hex !== undefined && this.#isKnown(hex, path)) this.#stand(unit, hex, path)
    })
    const inHex = new Map<string, string>()
    start.forEach(({ unit, hex = '' }, index) => {
      const other = inHex.get(hex)
      if (hex !== '' && other === undefined) inHex.set(hex, unit)
      if (other === undefined) return
      const message = fault('two-units-in-one-hex')`“${unit}” is set up in ${hex}, where “${other}” stands.`
      this.#report(`start.${index}.hex`, message, said`A hex holds one unit: move one of them.`)
    })
    const lists = { cleared: reserve.cleared, attacked: reserve.attacked, ...dark.holds }
    const goals = Object.entries(lists).flatMap(([list, hexes]) =>
      hexes.filter((hex, index) =>
        this.#isKnown(hex, `${list in reserve ? 'reserve' : 'dark.holds'}.${list}.${index}`),
      ),
    )
    if (placement !== undefined) this.#checkPlacement(scenario, placement, new Set(inHex.keys()))
    const theirs = this.#map.entries.filter(({ side }) => side === pool.side)
    if (pool.units.length > 0 && theirs.length === 0)
      reportOfMap(
        'entries',
        fault('the-side-has-no-entry')`The ${pool.side} side has no entry.`,
        said`Add one, or leave the pool of ${file} empty.`,
      )
    const gate = this.#map.entries.find(({ id, side }) => id === reserve.entry && side === reserve.side)
    if (gate === undefined) {
      const message = fault('the-side-has-no-entry')`The ${reserve.side} side has no entry “${reserve.entry}”.`
      this.#report('reserve.entry', message, said`Choose one of its entries.`)
    }
    for (const { id, hex } of theirs) this.#arrive(pool.units, id, hex, goals, reportOfMap)
    if (gate) this.#arrive(reserve.units, gate.id, gate.hex, goals, reportOfMap)
  }

  #arrive(units: readonly string[], entry: string, from: string, goals: readonly string[], reportOfMap: Report): void {
    // A unit may arrive at an entry through which its class may only pass.
    for (const unit of units) this.#stand(unit, from, `entry ${entry}`, this.#ground(from).pass)
    const isOpen = (hex: string) => this.#ground(hex).enter.includes('infantry')
    if (units.length === 0 || leadsTo(this.#hexes, from, goals, isOpen)) return
    const message = fault(
      'goal-out-of-reach',
    )`No infantry can get from ${from} (“${entry}”) to all of ${[...new Set(goals)]}.`
    reportOfMap('entries', message, said`Open a way, or move the entry.`)
  }

  #checkPlacement({ start }: ScenarioFile, placement: Placement, taken: ReadonlySet<string>): void {
    const [a, b] = placement.line
    if (![a, b].map((hex, index) => this.#isKnown(hex, `placement.line.${index}`)).every(Boolean)) return
    const { grid, zoneIds, zoneOf } = this.#hexes
    if (grid.x[zoneOf(a)] === grid.x[zoneOf(b)]) {
      this.#report(
        'placement.line',
        fault('line-within-one-column')`${a} and ${b} lie in one column.`,
        said`Name two hexes of different columns.`,
      )
      return
    }
    const inside = besideLine(this.#hexes, placement.line, placement.keep)
    const free = start.filter(({ hex }) => hex === undefined)
    for (const { unit } of free) {
      const room = zoneIds.filter((id, hex) => inside(hex) && !taken.has(id) && this.#mayStand(unit, id)).length
      if (room >= free.length) continue
      const message = fault(
        'too-few-hexes-to-place-units',
      )`There are ${room} hexes for “${unit}”, too few for ${free.length} units to be placed in any order.`
      this.#report('placement', message, said`Choose a line that leaves more room.`)
    }
  }

  #isKnown(hex: string, path: string): boolean {
    if (this.#hexes.findZone(hex) !== undefined) return true
    this.#report(path, noHex(hex), said`Name a hex that is in play.`)
    return false
  }

  #ground(hex: string): MapFile['terrain'][string] {
    return terrainIn(this.#map, hex)! // in play, so its code is known
  }

  #stand(unit: string, hex: string, path: string, also?: readonly string[]): void {
    if (!this.#mayStand(unit, hex, also))
      this.#report(
        path,
        fault('hex-barred-to-unit')`“${unit}” may not enter ${hex}.`,
        said`Choose a hex whose terrain admits its class.`,
      )
  }

  #mayStand(unit: string, hex: string, also: readonly string[] = []): boolean {
    const type = this.#parts.orderOfBattle?.units.find(({ id }) => id === unit)?.type ?? ''
    const types = this.#parts.tables?.types ?? {}
    const unitClass = Object.hasOwn(types, type) ? types[type]?.class : undefined
    return unitClass === undefined || this.#ground(hex).enter.includes(unitClass) || also.includes(unitClass)
  }
}

type Placement = NonNullable<ScenarioFile['placement']>
