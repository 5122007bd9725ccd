import fc from 'fast-check'
import { compileBoard, type Board } from '#engine/board/board.ts'
import { createPass, type Pass, type StartRule } from '#engine/board/pass.ts'
import { setOf } from '#engine/board/bitset.ts'

/** A board and a pass as plain lists, from which both the real ones and the slow, obvious answers are made. */
export interface Sketch {
  readonly zones: number
  readonly connections: readonly { readonly from: number; readonly to: number; readonly oneWay: boolean }[]
  readonly start: StartRule
  readonly closed: readonly number[]
  readonly halted: readonly number[]
  readonly shut: readonly number[]
  /** Shut for who leaves the connection's `from` end. */
  readonly shutOut: readonly number[]
  /** Connections the pass was made without. */
  readonly excluded: readonly number[]
  /** Steps that the step test refuses, as from * 1000 + to. */
  readonly refused: readonly number[]
}

export interface SketchOptions {
  readonly zones?: number
  /** Only open boards: nothing closed, halted, shut or one-way. */
  readonly open?: boolean
}

export function sketches({ zones: most = 9, open = false }: SketchOptions = {}): fc.Arbitrary<Sketch> {
  // A few zones shrink to a readable example; a large board is meant to be large.
  return fc.integer({ min: most > 20 ? most - 20 : 1, max: most }).chain((zones) => {
    const zone = fc.integer({ min: 0, max: zones - 1 })
    const connection = fc
      .record({
        from: zone,
        to: zone,
        oneWay: open ? fc.constant(false) : fc.integer({ min: 0, max: 5 }).map((die) => die === 0),
      })
      .filter(({ from, to }) => from !== to)
    const range = { minLength: most > 20 ? zones : 0, maxLength: Math.floor(2.5 * zones), size: 'max' } as const
    return (zones === 1 ? fc.constant([]) : fc.array(connection, range)).chain((connections) => {
      const some = (limit: number, share: number) => {
        const item = fc.integer({ min: 0, max: Math.max(0, limit - 1) })
        const maxLength = open || limit === 0 ? 0 : Math.ceil(limit * share)
        return fc.uniqueArray(item, { maxLength, size: 'max' })
      }
      return fc.record({
        zones: fc.constant(zones),
        connections: fc.constant(connections),
        start: fc.constantFrom<StartRule>('free', 'bound'),
        closed: some(zones, 0.25),
        halted: some(zones, 0.15),
        shut: some(connections.length, 0.1),
        shutOut: some(connections.length, 0.1),
        excluded: fc.oneof(fc.constant([]), some(connections.length, 0.1)),
        refused: fc.oneof(
          fc.constant([]),
          open
            ? fc.constant([])
            : fc.array(
                fc.tuple(zone, zone).map(([a, b]) => a * 1000 + b),
                { maxLength: 3 },
              ),
        ),
      })
    })
  })
}

export function boardOf(sketch: Sketch): Board {
  return compileBoard({
    zones: Array.from({ length: sketch.zones }, (_, zone) => ({ id: `z${zone}` })),
    connections: sketch.connections.map(({ from, to, oneWay }) => ({ from: `z${from}`, to: `z${to}`, oneWay })),
  })
}

export function passOf(sketch: Sketch, board: Board): Pass {
  const all = sketch.connections.map((_, connection) => connection)
  const ways = setOf(
    board.connectionCount,
    all.filter((connection) => !sketch.excluded.includes(connection)),
  )
  const where = (_: number, from: number, to: number) => !sketch.refused.includes(from * 1000 + to)
  const pass = createPass(board, {
    start: sketch.start,
    ...(sketch.excluded.length > 0 ? { ways } : {}),
    ...(sketch.refused.length > 0 ? { where } : {}),
  })
  for (const zone of sketch.closed) pass.closeZone(zone)
  for (const zone of sketch.halted) pass.haltZone(zone)
  for (const connection of sketch.shut) pass.shutConnection(connection)
  for (const connection of sketch.shutOut) pass.shutDirection(connection, board.from[connection]!)
  return pass
}

export interface Step {
  readonly connection: number
  readonly from: number
  readonly to: number
}

/** Every step that the pass leaves open, the start's own rule aside. */
export function openSteps(sketch: Sketch): Step[] {
  const steps: Step[] = []
  sketch.connections.forEach(({ from, to, oneWay }, connection) => {
    if (sketch.shut.includes(connection) || sketch.excluded.includes(connection)) return
    if (!sketch.shutOut.includes(connection)) steps.push({ connection, from, to })
    if (!oneWay) steps.push({ connection, from: to, to: from })
  })
  return steps.filter(
    (step) => !sketch.closed.includes(step.to) && !sketch.refused.includes(step.from * 1000 + step.to),
  )
}

/** May a way go on from this zone? */
export function mayLeave(sketch: Sketch, zone: number, isStart: boolean): boolean {
  if (isStart && sketch.start === 'free') return true
  return !sketch.closed.includes(zone) && !sketch.halted.includes(zone)
}

/** The starts that count as reached. */
export function starts(sketch: Sketch, from: readonly number[]): number[] {
  return from.filter((zone) => sketch.start === 'free' || !sketch.closed.includes(zone))
}

/** Bellman–Ford: the least cost to each zone, by going over every step again and again. */
export function naiveCosts(sketch: Sketch, from: readonly number[], price: (step: Step) => number): number[] {
  const begun = starts(sketch, from)
  const costs = Array.from({ length: sketch.zones }, (_, zone) => (begun.includes(zone) ? 0 : Infinity))
  const steps = openSteps(sketch).filter((step) => price(step) >= 0)
  const leaving = steps.filter((step) => mayLeave(sketch, step.from, begun.includes(step.from)))
  for (let better = true; better;) {
    better = false
    for (const step of leaving) {
      const cost = costs[step.from]! + price(step)
      if (cost >= costs[step.to]!) continue
      costs[step.to] = cost
      better = true
    }
  }
  return costs
}

export function naiveReach(sketch: Sketch, from: readonly number[], most = Infinity): number[] {
  const costs = naiveCosts(sketch, from, () => 1)
  return costs.flatMap((cost, zone) => (cost <= most && cost < Infinity ? [zone] : []))
}

export function naiveReaches(sketch: Sketch, from: readonly number[], to: readonly number[]): boolean {
  return naiveReach(sketch, from).some((zone) => to.includes(zone))
}
