import { Game } from '#engine/kernel/game/game.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import { below } from '#engine/kernel/values/generator.ts'
import { reachOf } from '#engine/wissembourg-spicheren/movement/reach.ts'
import { allowanceOf, reachFrom } from '#engine/wissembourg-spicheren/movement/steps.ts'
import { onMap, type G } from '#engine/wissembourg-spicheren/state/kit.ts'
import { sees } from '#engine/wissembourg-spicheren/ground/sight.ts'
import { spicheren } from '../rulebook/wissembourg-spicheren/table.ts'
import { microseconds, rates, type Report } from './measure.ts'

const GAMES = 20
/** So many acts into a battle there is fighting. */
const MIDDLE = 250

/** Wissembourg – Spicheren at work: random legal play of Spicheren, the reach of its units and the sight between its hexes. */
export function measureBattles(report: Report): void {
  const decisions = playAll((game) => game.act(choice(game.play)))
  const [full = 0, bare = 0] = rates([
    { count: decisions, work: () => playAll((game) => game.act(choice(game.play))) },
    { count: GAMES, work: playOut },
  ])
  report({ name: 'Spicheren: decisions at full duty', unit: '/s', ours: full, atLeast: 300_000 })
  report({ name: 'Spicheren: whole battles, bare', unit: '/s', ours: bare, atLeast: 150 })

  const g = midBattle()
  const units = Array.from({ length: g.unit.rows }, (_, unit) => unit).filter((unit) => onMap(g, unit))
  const ways = units.map((unit) => ({
    unit,
    start: g.unit.hex.of(unit),
    steps: 0,
    spent: 0,
    most: allowanceOf(g, unit),
  }))
  const times = 20
  const each = (work: (way: (typeof ways)[number]) => unknown): number =>
    microseconds(times * ways.length, () => {
      for (let time = 0; time < times; time++) for (const way of ways) work(way)
    })
  report({
    name: 'Spicheren: reach of a counter',
    unit: 'µs',
    ours: each((way) => reachFrom(g, way, way.start)),
    aim: 20,
  })
  report({ name: 'Spicheren: reach with its ways', unit: 'µs', ours: each((way) => reachOf(g, way, way.start)) })
  const hexes = g.campaign.ground.length
  const sight = microseconds(hexes ** 2, () => {
    for (let from = 0; from < hexes; from++) for (let to = 0; to < hexes; to++) sees(g, from, to)
  })
  report({ name: 'Spicheren: sight between two hexes', unit: 'µs', ours: sight, aim: 0.3 })
}

/** Chances for the choices: the same in every round. */
let chance = Int32Array.of(1, 2, 3, 4)
const choice = (play: Play): number => play.actions.at(below(chance, 0, play.actions.length))

function begin(number: number): Game {
  const begun = Game.begin(spicheren, { scenario: 'spicheren', switches: {}, seed: `bench ${number}` })
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.value
}

function playAll(act: (game: Game) => void): number {
  chance = Int32Array.of(1, 2, 3, 4)
  let acts = 0
  for (let number = 0; number < GAMES; number++) {
    const game = begin(number)
    for (; game.play.decider >= 0; acts++) act(game)
  }
  return acts
}

/** Without a history, a journal or anybody who looks: as an opponent plays on in its head. */
function playOut(): void {
  chance = Int32Array.of(1, 2, 3, 4)
  for (let number = 0; number < GAMES; number++) {
    const fork = begin(number).play.fork()
    while (fork.decider >= 0) fork.act(choice(fork))
    fork.drop()
  }
}

function midBattle(): G {
  chance = Int32Array.of(1, 2, 3, 4)
  const game = begin(0)
  for (let act = 0; act < MIDDLE && game.play.decider >= 0; act++) game.act(choice(game.play))
  return game.play as G
}
