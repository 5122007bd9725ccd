import { reachOf } from '#engine/wissembourg-spicheren/movement/reach.ts'
import { allowanceOf, reachFrom } from '#engine/wissembourg-spicheren/movement/steps.ts'
import { onMap, type G } from '#engine/wissembourg-spicheren/state/kit.ts'
import { sees } from '#engine/wissembourg-spicheren/ground/sight.ts'
import { spicheren } from '../rulebook/wissembourg-spicheren/table.ts'
import { microseconds, paced, type Paced, type Report } from './measure.ts'
import { RandomGames } from './random-games.ts'

const GAMES = 20
/** So many acts into a battle there is fighting. */
const MIDDLE = 250

/** Wissembourg – Spicheren at work: random legal play of Spicheren, the reach of its units and the sight between its hexes. */
export function measureBattles(report: Report): void {
  const games = new RandomGames(spicheren, 'spicheren', GAMES)
  const [full, bare] = paced([
    { count: games.playAll(), work: () => games.playAll() },
    { count: GAMES, work: () => games.playBare() },
  ])
  report({ name: 'Spicheren: decisions at full duty', unit: '/s', ...full!, atLeast: 300_000 })
  report({ name: 'Spicheren: whole battles, bare', unit: '/s', ...bare!, atLeast: 150 })

  const g = games.played(MIDDLE).play as G // of this system
  const units = Array.from({ length: g.unit.rows }, (_, unit) => unit).filter((unit) => onMap(g, unit))
  const ways = units.map((unit) => ({
    unit,
    start: g.unit.hex.of(unit),
    steps: 0,
    spent: 0,
    most: allowanceOf(g, unit),
  }))
  const times = 20
  const each = (work: (way: (typeof ways)[number]) => unknown): Paced =>
    microseconds(times * ways.length, () => {
      for (let time = 0; time < times; time++) for (const way of ways) work(way)
    })
  report({
    name: 'Spicheren: reach of a counter',
    unit: 'µs',
    ...each((way) => reachFrom(g, way, way.start)),
    aim: 20,
  })
  report({ name: 'Spicheren: reach with its ways', unit: 'µs', ...each((way) => reachOf(g, way, way.start)) })
  const hexes = g.campaign.ground.length
  const sight = microseconds(hexes ** 2, () => {
    for (let from = 0; from < hexes; from++) for (let to = 0; to < hexes; to++) sees(g, from, to)
  })
  report({ name: 'Spicheren: sight between two hexes', unit: 'µs', ...sight, aim: 0.3 })
}
