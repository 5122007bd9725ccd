import { pathToFileURL } from 'node:url'
import Graph from 'graphology'
import { bfsFromNode } from 'graphology-traversal'
import createGraph from 'ngraph.graph'
import { aStar, nba } from 'ngraph.path'
import { add, emptySet, has, type Bits } from '#engine/board/bitset.ts'
import { compileBoard, type Board } from '#engine/board/board.ts'
import { cheapestPath } from '#engine/board/cheapest.ts'
import { createCosts } from '#engine/board/costs.ts'
import { createPass } from '#engine/board/pass.ts'
import { reach, shortestPath } from '#engine/board/reach.ts'
import { createWorkspace } from '#engine/board/workspace.ts'
import { wholeNumberBelow } from '#engine/kernel/values/generator.ts'
import { measureHexes } from './hexes.ts'
import { rates, type Report } from './measure.ts'

/** A map of towns: scattered places, the nearest joined, numbered without regard to where they lie, as a designer would. */
interface Country {
  readonly zones: number
  readonly connections: readonly { readonly from: number; readonly to: number; readonly cost: number }[]
}

/** One question: from where to somewhere else, and who is in the way. The ends themselves are never blocked. */
interface Question {
  readonly from: number
  readonly to: number
  readonly blocked: Bits
}

/** As if some twenty-five enemy stacks stood on 150 zones. */
const BLOCKED_PERCENT = 17

function drawCountry(zones: number, connections: number, chance: Int32Array): Country {
  const side = Math.ceil(Math.sqrt(zones))
  const places = Array.from({ length: zones }, (_, zone) => ({
    x: 100 * (zone % side) + wholeNumberBelow(chance, 0, 80),
    y: 100 * Math.floor(zone / side) + wholeNumberBelow(chance, 0, 80),
  }))
  shuffle(places, chance)
  const cells = new Map<number, number[]>()
  const cellOf = (x: number, y: number) => Math.floor(x / 100) + 1000 * Math.floor(y / 100)
  places.forEach(({ x, y }, zone) => cells.set(cellOf(x, y), [...(cells.get(cellOf(x, y)) ?? []), zone]))
  const pairs: { from: number; to: number; apart: number }[] = []
  places.forEach(({ x, y }, from) => {
    for (let dx = -200; dx <= 200; dx += 100) {
      for (let dy = -200; dy <= 200; dy += 100) {
        for (const to of cells.get(cellOf(x + dx, y + dy)) ?? []) {
          if (to > from) pairs.push({ from, to, apart: Math.hypot(x - places[to]!.x, y - places[to]!.y) })
        }
      }
    }
  })
  pairs.sort((a, b) => a.apart - b.apart || a.from - b.from || a.to - b.to)
  const chosen = pairs.slice(0, connections)
  shuffle(chosen, chance)
  return { zones, connections: chosen.map(({ from, to }) => ({ from, to, cost: 1 + wholeNumberBelow(chance, 0, 3) })) }
}

function shuffle<Item>(items: Item[], chance: Int32Array): void {
  for (let place = items.length - 1; place > 0; place--) {
    const other = wholeNumberBelow(chance, 0, place + 1)
    const item = items[place]!
    items[place] = items[other]!
    items[other] = item
  }
}

function drawQuestions(zones: number, count: number, chance: Int32Array): Question[] {
  return Array.from({ length: count }, () => {
    const from = wholeNumberBelow(chance, 0, zones)
    const to = (from + 1 + wholeNumberBelow(chance, 0, zones - 1)) % zones
    const blocked = emptySet(zones)
    for (let zone = 0; zone < zones; zone++) {
      if (zone !== from && zone !== to && wholeNumberBelow(chance, 0, 100) < BLOCKED_PERCENT) add(blocked, zone)
    }
    return { from, to, blocked }
  })
}

function compile({ zones, connections }: Country): Board {
  return compileBoard({
    zones: Array.from({ length: zones }, (_, zone) => ({ id: `z${zone}` })),
    connections: connections.map(({ from, to }) => ({ from: `z${from}`, to: `z${to}` })),
  })
}

/** The same traces with graphology; each answers its figure for the question: zones reached, or steps of the way. */
function graphologyTraces({ zones, connections }: Country) {
  const graph = new Graph<{ zone: number }>({ type: 'undirected' })
  for (let zone = 0; zone < zones; zone++) graph.addNode(`z${zone}`, { zone })
  for (const { from, to } of connections) graph.addEdge(`z${from}`, `z${to}`)
  const depthOf = new Int32Array(zones)
  return {
    reach({ from, blocked }: Question, into: Bits): void {
      into.fill(0)
      bfsFromNode(graph, `z${from}`, (_, { zone }) => {
        if (has(blocked, zone)) return true
        add(into, zone)
        return false
      })
    },
    /** bfsFromNode says how deep a zone lies and not from where it came, so the way is read back from the depths. */
    path({ from, to, blocked }: Question): string[] | undefined {
      depthOf.fill(-1)
      let found = false
      bfsFromNode(graph, `z${from}`, (_, { zone }, depth) => {
        if (found || has(blocked, zone)) return true
        depthOf[zone] = depth
        found = zone === to
        return found
      })
      if (!found) return undefined
      const way = [`z${to}`]
      for (let depth = depthOf[to]! - 1; depth >= 0; depth--) {
        way.push(graph.findNeighbor(way.at(-1), (_, { zone }) => depthOf[zone] === depth)!)
      }
      return way.reverse()
    },
  }
}

/** Cheapest ways with ngraph, by both of its searches; without coordinates neither has a heuristic. */
function ngraphSearches({ zones, connections }: Country) {
  const graph = createGraph<number, number>()
  for (let zone = 0; zone < zones; zone++) graph.addNode(zone, zone)
  for (const { from, to, cost } of connections) graph.addLink(from, to, cost)
  let blocked = emptySet(zones)
  const options = {
    distance: (_from: unknown, _to: unknown, link: { data: number }) => link.data,
    blocked: (from: { data: number }, to: { data: number }) => has(blocked, from.data) || has(blocked, to.data),
  }
  const cost = new Map(
    connections.flatMap(({ from, to, cost }) => [
      [from * zones + to, cost],
      [to * zones + from, cost],
    ]),
  )
  return [aStar(graph, options), nba(graph, options)]
    .map((finder) => (question: Question) => {
      blocked = question.blocked
      return finder.find(question.from, question.to)
    })
    .map((find) => ({
      find,
      cost(question: Question): number {
        const way = find(question)
        // Where there is no way, aStar answers with the end alone.
        if (way.length < 2) return -1
        return way
          .slice(1)
          .reduce((total, node, index) => total + cost.get(Number(node.id) * zones + Number(way[index]!.id))!, 0)
      },
    }))
}

function check(name: string, question: number, ours: number, peer: number): void {
  if (ours !== peer) throw new Error(`${name}, question ${question}: ours is ${ours}, the peer's ${peer}`)
}

function measureCountry(report: Report, zones: number, connections: number, count: number): void {
  const chance = Int32Array.of(1, 2, 3, 4)
  const country = drawCountry(zones, connections, chance)
  const questions = drawQuestions(zones, count, chance)
  const size = `${zones.toLocaleString('en')} zones`
  const board = compile(country)
  const work = createWorkspace(board)
  const pass = createPass(board, { start: 'free' })
  const costOf = (connection: number) => country.connections[connection]!.cost
  const costs = createCosts(board, costOf)
  const changing = createCosts(board, costOf)
  const traces = graphologyTraces(country)
  const searches = ngraphSearches(country)
  const ours = {
    reach: ({ from, blocked }: Question) => reach(work, pass.reset().closeZones(blocked), from),
    path: ({ from, to, blocked }: Question) => shortestPath(work, pass.reset().closeZones(blocked), from, to),
    cheapest: ({ from, to, blocked }: Question) =>
      cheapestPath(work, pass.reset().closeZones(blocked), from, to, costs),
    /** What is known of the ends is forgotten when a cost is set, be it to what it was. */
    afresh({ from, to, blocked }: Question) {
      changing.set(0, board.from[0]!, costOf(0))
      return cheapestPath(work, pass.reset().closeZones(blocked), from, to, changing)
    },
  }
  const scratch = emptySet(zones)
  questions.forEach((question, index) => {
    traces.reach(question, scratch)
    const reached = ours.reach(question)
    for (let zone = 0; zone < zones; zone++)
      check(`reach, zone ${zone}`, index, Number(has(reached, zone)), Number(has(scratch, zone)))
    check('path', index, ours.path(question)?.steps ?? -1, (traces.path(question)?.length ?? 0) - 1)
    const cost = ours.afresh(question)?.cost ?? -1
    for (const search of searches) check('cheapest', index, cost, search.cost(question))
    for (let time = 0; time < 3; time++)
      check('cheapest, asked again', index, ours.cheapest(question)?.cost ?? -1, cost)
  })
  // Ours goes over the questions more often in a round: a round should not be over before it can be measured.
  const every = (times: number, ask: (question: Question) => unknown) => ({
    count: times * questions.length,
    work: () => {
      for (let time = 0; time < times; time++) for (const question of questions) ask(question)
    },
  })
  const [reachOurs, reachPeer] = rates([every(20, ours.reach), every(2, (question) => traces.reach(question, scratch))])
  report({ name: `reach, ${size}`, unit: '/s', ours: reachOurs!, peer: reachPeer!, peerName: 'graphology', aim: 30 })
  const [pathOurs, pathPeer] = rates([every(20, ours.path), every(2, traces.path)])
  report({
    name: `way with witness, ${size}`,
    unit: '/s',
    ours: pathOurs!,
    peer: pathPeer!,
    peerName: 'graphology',
    aim: 15,
  })
  const [costOurs, costAfresh, ...costPeers] = rates([
    every(20, ours.cheapest),
    every(20, ours.afresh),
    ...searches.map(({ find }) => every(2, find)),
  ])
  const [astar, twoSided] = costPeers
  const faster =
    astar! > twoSided! ? { peer: astar!, peerName: 'ngraph aStar' } : { peer: twoSided!, peerName: 'ngraph nba' }
  report({ name: `cheapest way, ${size}`, unit: '/s', ours: costOurs!, ...faster, aim: 15 })
  report({ name: `cheapest way as costs change, ${size}`, unit: '/s', ours: costAfresh!, ...faster, aim: 5 })
}

/** Traces under changing blocked sets, on a board of a campaign's size and on one of 10,000 zones; and hexes. */
export function measureBoard(report: Report): void {
  measureCountry(report, 150, 350, 1_024)
  measureCountry(report, 10_000, 24_000, 32)
  measureHexes(report)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  measureBoard(({ name, unit, ours, peer, peerName, aim }) => {
    const against =
      peer === undefined ? '' : `, ${peerName} ${Math.round(peer)} ${unit}: ${(ours / peer).toFixed(1)}×, aim ${aim}×`
    console.log(`${name}: ${ours < 100 ? ours.toPrecision(3) : Math.round(ours)} ${unit}${against}`)
  })
}
