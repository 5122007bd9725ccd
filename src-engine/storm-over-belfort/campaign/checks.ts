import { contains } from '../../campaigns/editing/maps/corners.ts'
import { ofFile } from '../../campaigns/named-files.ts'
import { inQuotes, type Problems, type Report, reportDuplicates } from '../../campaigns/problems.ts'
import { type MapFile, type OrderOfBattleFile, type ScenarioFile, sides, type TablesFile } from './files.ts'
import { fault, lacking, said } from './said.ts'

/** The parts of a campaign whose own shape is valid; checks look only at these. */
interface Parts {
  readonly map: MapFile | undefined
  readonly orderOfBattle: OrderOfBattleFile | undefined
  readonly tables: TablesFile | undefined
  readonly scenarios: readonly { readonly file: string; readonly data: ScenarioFile }[]
}

const OWN_ID = said`Give each an id of its own.`

/** Checks what no schema can express: whether the files fit each other. Looks at the parts that could be read. */
export function checkCampaign({ map, orderOfBattle, tables, scenarios }: Parts, problems: Problems): void {
  const zones = map && new Set(map.zones.map(({ id }) => id))
  if (map && zones) checkMap(map, zones, problems.in('map.json'))
  map?.zones.forEach(({ id, lon, lat, outline }, index) => {
    if (!contains(outline, [lon, lat]))
      problems.warning(
        'map.json',
        `zones.${index}`,
        fault('point-outside-its-outline')`The point of "${id}" lies outside its outline.`,
        said`Move the point into the zone: counters are drawn about it.`,
      )
  })
  if (orderOfBattle) checkUnits(orderOfBattle, problems.in('order-of-battle.json'))
  if (zones && tables)
    tables.victory.forts.forEach((id, index) => {
      if (!zones.has(id)) noZone(id, `victory.forts.${index}`, problems.in('tables.json'))
    })
  for (const { file, data } of scenarios) {
    if (data.turns.last < data.turns.first)
      problems.error(
        file,
        'turns.last',
        fault('it-ends-before-it-begins')`It ends before it begins.`,
        said`Give a last turn that is no earlier than the first.`,
      )
    if (map && zones) checkPlaces(data, zones, map.headquarters.id, problems.in(file))
    if (orderOfBattle) checkForces(data, orderOfBattle, problems.in(file))
    if (orderOfBattle && tables) checkForts(data, orderOfBattle, tables, problems.in(file))
    if (map && orderOfBattle && tables) {
      checkStanding(data, map, orderOfBattle, tables, problems.in(file))
      checkFree(data, map, orderOfBattle, tables, problems.in(file))
    }
  }
}

const noZone = (id: string, path: string, report: Report): void =>
  report(path, lacking('there-is-no-zone')`There is no zone "${id}".`, said`Name a zone ${ofFile.map}.`)

function checkMap({ zones, borders, citadel }: MapFile, known: ReadonlySet<string>, report: Report): void {
  reportDuplicates(
    zones.map(({ id }) => id),
    (id, index) => report(`zones.${index}.id`, fault('two-zones-of-one-id')`Two zones are called "${id}".`, OWN_ID),
  )
  reportDuplicates(
    borders.map((pair) => pair.toSorted().join(' ')),
    (pair, index) => {
      const [a, b] = pair.split(' ')
      report(
        `borders.${index}`,
        fault('the-border-is-given-twice')`The border "${a}" – "${b}" is given twice.`,
        said`Remove one of the two.`,
      )
    },
  )
  borders.forEach((pair, index) => {
    pair.forEach((id, end) => {
      if (!known.has(id)) noZone(id, `borders.${index}.${end}`, report)
    })
    if (pair[0] === pair[1])
      report(
        `borders.${index}`,
        fault('border-with-itself')`A zone has no border with itself.`,
        said`Name the zone on the other side.`,
      )
  })
  if (!known.has(citadel)) noZone(citadel, 'citadel', report)
}

function checkUnits({ units, counters }: OrderOfBattleFile, report: Report): void {
  reportDuplicates(
    units.map(({ id }) => id),
    (id, index) => report(`units.${index}.id`, fault('two-units-of-one-id')`Two units are called "${id}".`, OWN_ID),
  )
  reportDuplicates(
    counters.map(({ id }) => id),
    (id, index) =>
      report(`counters.${index}.id`, fault('two-counters-of-one-id')`Two counters are called "${id}".`, OWN_ID),
  )
  units.forEach(({ id, kind, value, fire, attack, defence }, index) => {
    const isGun = kind === 'field' || kind === 'heavy' || kind === 'flying'
    if (isGun && value === undefined)
      report(
        `units.${index}`,
        fault('the-guns-have-no-value')`The guns "${id}" have no value.`,
        said`Give their firepower as "${'value'}".`,
      )
    if (!isGun && (fire === undefined || attack === undefined || defence === undefined))
      report(
        `units.${index}`,
        fault('the-unit-lacks-a-value')`The unit "${id}" lacks a value.`,
        said`Give it "${'fire'}", "${'attack'}" and "${'defence'}".`,
      )
  })
}

function checkPlaces(scenario: ScenarioFile, zones: ReadonlySet<string>, headquarters: string, report: Report): void {
  const named: (readonly [id: string, path: string])[] = [
    ...(scenario.free?.french ?? []).map((id, index) => [id, `free.french.${index}`] as const),
    ...scenario.markers.fortifications.map((id, index) => [id, `markers.fortifications.${index}`] as const),
    ...scenario.markers.trenches.map((id, index) => [id, `markers.trenches.${index}`] as const),
    ...scenario.damaged.map((id, index) => [id, `damaged.${index}`] as const),
  ]
  for (const [id, path] of named) if (!zones.has(id)) noZone(id, path, report)
  scenario.start.forEach(({ zone }, index) => {
    if (!zones.has(zone) && zone !== headquarters) noZone(zone, `start.${index}.zone`, report)
  })
}

/** Checks that every unit has one place in the scenario: on the map, arriving, or absent. Only scouts may have none. */
function checkForces(scenario: ScenarioFile, { units }: OrderOfBattleFile, report: Report): void {
  const known = new Set(units.map(({ id }) => id))
  const listed: (readonly [id: string, path: string])[] = [
    ...scenario.start.flatMap((one, at) => one.units.map((id, index) => [id, `start.${at}.units.${index}`] as const)),
    ...scenario.arrivals.flatMap((one, at) =>
      one.units.map((id, index) => [id, `arrivals.${at}.units.${index}`] as const),
    ),
    ...scenario.absent.map((id, index) => [id, `absent.${index}`] as const),
  ]
  const others = [
    ...scenario.diminished.map((id, index) => [id, `diminished.${index}`] as const),
    ...scenario.exhausted.map((id, index) => [id, `exhausted.${index}`] as const),
  ]
  for (const [id, path] of [...listed, ...others])
    if (!known.has(id))
      report(path, lacking('there-is-no-unit')`There is no unit "${id}".`, said`Name a unit ${ofFile.orderOfBattle}.`)
  reportDuplicates(
    listed.map(([id]) => id),
    (id, index) => {
      const path = listed[index]?.[1] ?? ''
      report(path, fault('the-unit-has-two-places')`The unit "${id}" has two places.`, said`Leave one of them.`)
    },
  )
  const placed = new Set(listed.map(([id]) => id))
  for (const { id, kind } of units)
    if (kind !== 'scouts' && !placed.has(id))
      report(
        'start',
        fault('the-unit-has-no-place')`The unit "${id}" has no place.`,
        said`Put it on the map, among the arrivals, or among the absent.`,
      )
  const used = new Set([...scenario.start, ...scenario.arrivals].flatMap((one) => one.units))
  for (const side of sides)
    if (!units.some((unit) => unit.side === side && used.has(unit.id)))
      report('start', fault('the-side-has-no-unit')`The ${side} side has no unit.`, said`Give each side at least one.`)
}

/** Checks whether the Prussians already occupy all zones that win them the siege. */
function checkForts(
  { start }: ScenarioFile,
  { units }: OrderOfBattleFile,
  { victory }: TablesFile,
  report: Report,
): void {
  const side = new Map(units.map((unit) => [unit.id, unit.side]))
  const occupied = victory.forts.map((zone) =>
    start.findIndex((one) => one.zone === zone && one.units.some((id) => side.get(id) === 'prussian')),
  )
  if (occupied.some((at) => at < 0)) return
  const message = fault('won-at-the-start')`The ${'prussian'} side has won this as it is set up.`
  report(`start.${occupied[0]}`, message, said`Leave one of these zones to the other side: ${inQuotes(victory.forts)}.`)
}

/** Checks whether units that start in a zone may stand there together. */
function checkStanding(
  { start }: ScenarioFile,
  { citadel, headquarters }: MapFile,
  { units }: OrderOfBattleFile,
  { stacking }: TablesFile,
  report: Report,
): void {
  const rows = new Map(units.map((unit) => [unit.id, unit]))
  const there = new Map<string, OrderOfBattleFile['units'][number][]>()
  start.forEach(({ zone, units: ids }, at) =>
    ids.forEach((id, index) => {
      const unit = rows.get(id)
      if (unit === undefined) return
      const path = `start.${at}.units.${index}`
      const others = there.get(zone) ?? []
      there.set(zone, [...others, unit])
      if (zone === headquarters.id) {
        if (unit.side === 'french')
          report(
            path,
            fault('french-unit-at-headquarters')`"${id}" is French and stands at the headquarters.`,
            said`Put it into a zone.`,
          )
        return
      }
      const { battalions, guns } = zone === citadel ? stacking.citadel : stacking
      const isGun = gunKinds.has(unit.kind)
      const alike = others.filter(({ kind }) => !roomless.has(kind) && gunKinds.has(kind) === isGun).length
      const division = others.find((other) => other.division !== undefined)?.division
      if (others.some(({ side }) => side !== unit.side))
        report(
          path,
          fault('stands-with-the-enemy')`"${id}" stands with the enemy in "${zone}".`,
          said`Put one of them elsewhere.`,
        )
      else if (unit.division !== undefined && division !== undefined && division !== unit.division)
        report(
          path,
          fault('two-divisions-in-one-zone')`"${id}" stands with another division in "${zone}".`,
          said`Put one of them elsewhere.`,
        )
      else if (!roomless.has(unit.kind) && alike >= (isGun ? guns : battalions))
        report(
          path,
          fault('no-room-in-hex')`"${id}" finds no room in "${zone}".`,
          said`Put it elsewhere; the tables say how many fit.`,
        )
    }),
  )
}

/** Checks whether the French can place all their units; otherwise the set-up would run out of choices. */
function checkFree(
  { free, start }: ScenarioFile,
  { citadel, headquarters }: MapFile,
  { units }: OrderOfBattleFile,
  { stacking, victory }: TablesFile,
  report: Report,
): void {
  const placed = new Set(start.flatMap((one) => (one.zone === headquarters.id ? [] : one.units)))
  const own = units.filter(({ id, side, kind }) => side === 'french' && placed.has(id) && !roomless.has(kind))
  if (free === undefined || own.length === 0) return
  const forts = victory.forts.filter((id) => id !== citadel && !free.french.includes(id))
  if (forts.length > 0) {
    const message = fault(
      'forts-not-to-be-garrisoned',
    )`The French may place nobody in ${inQuotes(forts)}, which they have to garrison.`
    report('free.french', message, said`Add these zones to those where they may place units.`)
    return
  }
  const zones = free.french.filter((id) => id !== citadel).length
  const guns = own.filter(({ kind, fortress }) => gunKinds.has(kind) && fortress !== true).length
  const battalions = own.filter(({ kind }) => !gunKinds.has(kind)).length
  const isFull = guns > zones * stacking.guns || battalions > zones * stacking.battalions + stacking.citadel.battalions
  if (isFull)
    report(
      'free.french',
      fault('no-room-for-all-french')`The French find no room for all where they may place units.`,
      said`Name more zones.`,
    )
}

const gunKinds: ReadonlySet<string> = new Set(['field', 'heavy', 'flying'])
/** Kinds that take no room in a zone. */
const roomless: ReadonlySet<string> = new Set(['scouts', 'uhlans', 'flying'])
