import { checkHexMap, noHex } from '../../campaigns/hex-checks.ts'
import { hexesInPlay, type Hexes } from '../../campaigns/hex-map.ts'
import { elsewhere } from '../../campaigns/named-files.ts'
import { someInQuotes, reportDuplicates, type Problems, type Report } from '../../campaigns/problems.ts'
import { fault, lacking, said } from './said.ts'
import { features, sides, type MapFile, type OrderOfBattleFile, type ScenarioFile } from './files.ts'

/** The parts of a campaign whose own shape is valid; checks look only at these. */
export interface Parts {
  readonly map: MapFile | undefined
  readonly orderOfBattle: OrderOfBattleFile | undefined
  readonly scenarios: readonly { readonly file: string; readonly data: ScenarioFile }[]
}

/** Checks what no schema can express: whether the files fit each other. Looks at the parts that could be read. */
export function checkCampaign({ map, orderOfBattle, scenarios }: Parts, problems: Problems): void {
  const order = orderOfBattle && new Order(orderOfBattle)
  order?.check(problems.in('order-of-battle.json'))
  const hexes = map && checkMap(map, problems.in('map.json'))
  for (const { file, data } of scenarios) {
    if (order) checkForces(data, order, problems.in(file))
    if (order) checkStanding(data, order, problems.in(file))
    if (order) checkArrivals(data, order, (...told) => problems.warning(file, ...told))
    if (hexes) checkHexes(data, hexes, problems.in(file))
  }
}

/** The order of battle by its ids. */
class Order {
  readonly file: OrderOfBattleFile
  readonly formations: ReadonlySet<string>
  readonly commanders: ReadonlySet<string>
  readonly chiefs: ReadonlySet<string>
  readonly counters: readonly string[]

  constructor(file: OrderOfBattleFile) {
    const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
    this.file = file
    this.formations = new Set(ids(file.formations))
    this.commanders = new Set(ids(file.commanders))
    this.chiefs = new Set(ids(file.chiefs))
    this.counters = [...ids(file.units), ...this.commanders, ...this.chiefs]
  }

  check(report: Report): void {
    const { formations, commanders, units } = this.file
    const things = Object.entries({ units, commanders, chiefs: this.file.chiefs, formations })
    const named = things.flatMap(([list, all]) => all.map(({ id }, index) => [id, `${list}.${index}.id`] as const))
    reportDuplicates(
      named.map(([id]) => id),
      (id, index) => {
        const message = fault('two-things-of-one-id')`Two things of the order of battle are called “${id}”.`
        report(named[index]![1], message, said`Give each an id of its own.`)
      },
    )
    this.#checkBelonging(report)
    formations.forEach(({ id, side }, index) => {
      const own = commanders.filter(({ formation }) => formation === id)
      if (own.length === 0)
        report(`formations.${index}`, fault('no-commander')`“${id}” has no commander.`, said`Give it one.`)
      if (own.length > 1)
        report(
          `formations.${index}`,
          fault('several-commanders')`“${id}” has ${own.length} commanders.`,
          said`Leave it one of them.`,
        )
      for (const one of own.filter((commander) => commander.side !== side))
        report(
          `formations.${index}`,
          fault('of-the-other-side')`“${one.id}” is of the other side.`,
          said`Give it a commander of its own side.`,
        )
    })
    units.forEach(({ id, arm, range }, index) => {
      if ((arm === 'artillery') === (range !== undefined)) return
      report(
        `units.${index}`,
        fault('no-artillery-with-a-range')`“${id}” is no artillery with a range.`,
        said`Give guns a range, and no other unit.`,
      )
    })
  }

  /** Reports a missing formation once, with all its members. */
  #checkBelonging(report: Report): void {
    const { commanders, units } = this.file
    const members = Object.entries({ commanders, units }).flatMap(([list, all]) =>
      all.map(({ id, formation }, index) => ({ id, formation, path: `${list}.${index}.formation` })),
    )
    for (const [formation, own] of Map.groupBy(members, (one) => one.formation)) {
      if (this.formations.has(formation)) continue
      const names = someInQuotes(own.map(({ id }) => id))
      const message = lacking(
        'there-is-no-formation-of-units',
      )`There is no formation “${formation}”, to which these belong: ${names}.`
      report(own[0]!.path, message, said`Give them another formation, or add this one.`)
    }
  }
}

const noFormation = (id: string, path: string, report: Report): void =>
  report(path, lacking('there-is-no-formation')`There is no formation “${id}”.`, OF_ORDER)

const OF_ORDER = said`Choose one of the order of battle.`

/** The hexes in play, if the map is sound enough to look hexes up on it. */
function checkMap(map: MapFile, report: Report): Hexes | undefined {
  if (!checkHexMap(map, report)) return undefined
  for (const feature of Object.keys(map.features))
    if (!features.some((one) => one === feature))
      report(
        `features.${feature}`,
        fault('nobody-knows-the-feature')`Nobody knows the feature “${feature}”.`,
        said`Write one of: ${features}.`,
      )
  const hexes = hexesInPlay(map)
  map.ways.forEach(({ hexes: chain }, index) =>
    chain.forEach((hex, at) => {
      const path = `ways.${index}.hexes.${at}`
      const before = at === 0 ? undefined : chain[at - 1]
      if (hexes.findZone(hex) === undefined) report(path, noHex(hex), said`Name a hex that is in play.`)
      else if (before !== undefined && !isBeside(hexes, before, hex))
        report(
          path,
          fault('hex-not-beside-the-one-before')`${hex} does not lie beside ${before}.`,
          said`Let a way go from hex to hex.`,
        )
    }),
  )
  return hexes
}

function isBeside({ grid, findZone }: Hexes, a: string, b: string): boolean {
  const [from, to] = [findZone(a), findZone(b)]
  return from !== undefined && to !== undefined && grid.directionTo(from, to) !== undefined
}

/** Checks that every counter is set up or arrives at most once, and that formations present have a threshold. */
function checkForces(scenario: ScenarioFile, order: Order, report: Report): void {
  const { setUp, arrivals, chiefs, hiddenColumn, demoralisedAt, detached, called, early, victory } = scenario
  const used = new Map<string, string>()
  const employ = (id: string, path: string): void => {
    const earlier = used.get(id)
    if (!order.counters.includes(id))
      report(path, lacking('there-is-no-counter')`There is no counter “${id}”.`, OF_ORDER)
    else if (earlier !== undefined)
      report(
        path,
        fault('counter-used-twice')`The counter “${id}” is already used at ${elsewhere(earlier)}.`,
        said`Use it once.`,
      )
    used.set(id, path)
  }
  for (const [list, rows] of Object.entries({ setUp, arrivals }))
    rows.forEach(({ units }, index) => units.forEach((id, at) => employ(id, `${list}.${index}.units.${at}`)))
  chiefs.forEach(({ chief, with: formation }, index) => {
    employ(chief, `chiefs.${index}.chief`)
    if (formation !== undefined && !order.formations.has(formation))
      noFormation(formation, `chiefs.${index}.with`, report)
  })
  if (hiddenColumn !== undefined) {
    const { formation } = hiddenColumn
    if (!order.formations.has(formation)) noFormation(formation, 'hiddenColumn.formation', report)
    for (const one of [...order.file.units, ...order.file.commanders])
      if (one.formation === formation) employ(one.id, 'hiddenColumn.formation')
  }
  const inChief = [
    ['called.chief', called?.chief],
    ['early.chief', early?.chief],
    ['victory.chiefAlone.chief', victory.chiefAlone?.chief],
    ...chiefs.map(({ replaces }, index) => [`chiefs.${index}.replaces`, replaces] as const),
  ] as const
  for (const [path, id] of inChief)
    if (id !== undefined && !order.chiefs.has(id))
      report(path, lacking('there-is-no-commander-in-chief')`There is no commander in chief “${id}”.`, OF_ORDER)
  detached.forEach(({ unit, until }, index) => {
    if (!used.has(unit))
      report(`detached.${index}.unit`, fault('takes-no-part')`“${unit}” takes no part.`, said`Leave it out.`)
    if (!order.commanders.has(until))
      report(`detached.${index}.until`, lacking('there-is-no-commander')`There is no commander “${until}”.`, OF_ORDER)
  })
  for (const id of Object.keys(demoralisedAt))
    if (!order.formations.has(id))
      report(
        `demoralisedAt.${id}`,
        lacking('threshold-of-no-formation')`There is no formation “${id}”, yet a threshold is given for it.`,
        said`Leave the threshold out.`,
      )
  const fighting = new Set(order.file.units.flatMap(({ id, formation }) => (used.has(id) ? [formation] : [])))
  for (const formation of fighting)
    if (order.formations.has(formation) && demoralisedAt[formation] === undefined)
      report(
        'demoralisedAt',
        fault('formation-without-threshold')`“${formation}” has no threshold.`,
        said`Say at how many lost steps it breaks.`,
      )
  for (const side of sides)
    if (!order.file.units.some((unit) => used.has(unit.id) && sideOf(order, unit.formation) === side))
      report('setUp', fault('the-side-has-no-unit')`The ${side} side has no unit.`, said`Give each side at least one.`)
}

const sideOf = ({ file }: Order, formation: string) => file.formations.find(({ id }) => id === formation)?.side

function checkHexes(scenario: ScenarioFile, { findZone }: Hexes, report: Report): void {
  const { setUp, arrivals, chiefs, hiddenColumn, narrowHex, victory } = scenario
  const gates = (rows: readonly { readonly hex: string }[] | undefined) => rows?.map(({ hex }) => hex) ?? []
  const named: readonly (readonly [string, readonly string[]])[] = [
    ...setUp.map(({ hexes }, index) => [`setUp.${index}.hexes`, hexes] as const),
    ...arrivals.map(({ by }, index) => [`arrivals.${index}.by`, gates(by)] as const),
    ...chiefs.map(({ by, placed }, index) => [`chiefs.${index}`, [...gates(by), ...(placed ?? [])]] as const),
    ['hiddenColumn.by', gates(hiddenColumn?.by)],
    ['narrowHex', narrowHex === undefined ? [] : [narrowHex]],
    ['victory.exits.by', gates(victory.exits.by)],
    ...victory.objectives.map(({ hexes }, index) => [`victory.objectives.${index}.hexes`, hexes] as const),
  ]
  for (const [path, hexes] of named)
    for (const hex of hexes)
      if (findZone(hex) === undefined) report(path, noHex(hex), said`Name a hex that is in play.`)
}

/** Checks whether units with only one set-up hex may stand there together. */
function checkStanding({ setUp, pairs }: ScenarioFile, order: Order, report: Report): void {
  const units = new Map(order.file.units.map((unit) => [unit.id, unit]))
  const there = new Map<string, OrderOfBattleFile['units'][number][]>()
  setUp.forEach(({ units: ids, hexes: [hex = '', ...others] }, index) => {
    if (others.length > 0) return
    ids.forEach((id, at) => {
      const unit = units.get(id)
      // A unit without a formation has no known side.
      if (unit === undefined || !order.formations.has(unit.formation)) return
      const path = `setUp.${index}.units.${at}`
      const beside = there.get(hex) ?? []
      there.set(hex, [...beside, unit])
      const side = sideOf(order, unit.formation)
      if (beside.some(({ formation }) => sideOf(order, formation) !== side))
        report(
          path,
          fault('stands-with-the-enemy')`“${id}” stands with the enemy in “${hex}”.`,
          said`Put one of them elsewhere.`,
        )
      else if (!hasRoom([...beside, unit], side === pairs))
        report(path, fault('no-room-in-hex')`“${id}” finds no room in “${hex}”.`, said`Put it elsewhere.`)
    })
  })
}

/** Warns if enemies are certain to stand where units enter the map. */
function checkArrivals({ setUp, arrivals }: ScenarioFile, order: Order, warn: Report): void {
  const sides = new Map(order.file.units.map(({ id, formation }) => [id, sideOf(order, formation)]))
  const holders = new Map(
    setUp.flatMap(({ units, hexes: [hex, ...others] }) => {
      const side = units.map((id) => sides.get(id)).find((one) => one !== undefined)
      return hex === undefined || others.length > 0 || side === undefined ? [] : [[hex, side] as const]
    }),
  )
  arrivals.forEach(({ units, by }, index) => {
    const side = units.map((id) => sides.get(id)).find((one) => one !== undefined)
    by.forEach(({ hex }, at) => {
      const holder = holders.get(hex)
      if (side === undefined || holder === undefined || holder === side) return
      const message = fault(
        'enemies-in-hex-of-entry',
      )`Enemies stand in “${hex}”, where units enter, when the game begins.`
      warn(`arrivals.${index}.by.${at}.hex`, message, said`Let them come elsewhere.`)
    })
  })
}

/** One unit of infantry or cavalry with two of artillery; with pairs, two of one arm with one of artillery. */
function hasRoom(units: readonly { readonly arm: string }[], inPairs: boolean): boolean {
  const troops = units.filter(({ arm }) => arm !== 'artillery')
  const guns = units.length - troops.length
  const [one, other] = troops
  if (troops.length < 2) return guns <= 2
  return troops.length === 2 && inPairs && one?.arm === other?.arm && guns <= 1
}
