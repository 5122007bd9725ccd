import { Game } from '#engine/kernel/game/game.ts'
import { oddsOfAnswers } from '#engine/kernel/play/odds.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import { below } from '#engine/kernel/values/generator.ts'
import { attack } from '#engine/storm-over-belfort/assault/attack.ts'
import { defence } from '#engine/storm-over-belfort/assault/defence.ts'
import { forecastOf, type Plan } from '#engine/storm-over-belfort/assault/forecast.ts'
import { bombardment } from '#engine/storm-over-belfort/bombardment/bombardment.ts'
import { isHeldBy, unitsIn } from '#engine/storm-over-belfort/state/ground.ts'
import { otherSide, unitOf, type G } from '#engine/storm-over-belfort/state/kit.ts'
import { isAble } from '#engine/storm-over-belfort/state/units.ts'
import { campaign } from '../rulebook/storm-over-belfort/table.ts'
import { rates, type Report } from './measure.ts'

const GAMES = 20
/** Games are looked through for so many questions of a kind. */
const QUESTIONS = 30

/** Storm over Belfort at work: random legal play of the whole siege, and the odds of the dearest questions met in it. */
export function measureSiege(report: Report): void {
  const decisions = playAll((game) => game.act(choice(game.play)))
  const [full = 0, bare = 0] = rates([
    { count: decisions, work: () => playAll((game) => game.act(choice(game.play))) },
    { count: GAMES, work: playOut },
  ])
  report({ name: 'Storm over Belfort: decisions at full duty', unit: '/s', ours: full, atLeast: 400_000 })
  report({ name: 'Storm over Belfort: whole sieges, bare', unit: '/s', ours: bare, atLeast: 400 })
  for (const { kind, name } of [
    { kind: bombardment, name: 'of all bombardments of a side' },
    { kind: defence, name: 'of a defensive fire' },
    { kind: attack, name: 'of an assault' },
  ])
    report({
      name: `Storm over Belfort: odds ${name}, the slowest`,
      unit: 'ms',
      ours: slowest(questions((g) => g.asking.kind.kind.name === kind.name).map((g) => () => oddsOfAnswers(g))),
      aim: 50,
    })
  report({
    name: 'Storm over Belfort: forecast of an assault, the slowest',
    unit: 'ms',
    ours: slowest(questions((g) => planIn(g) !== undefined).map((g) => () => forecastOf(g, planIn(g)!))),
    aim: 50,
  })
}

/** The time of the slowest of some tasks, each at its best of five, in milliseconds. */
function slowest(tasks: readonly (() => unknown)[]): number {
  if (tasks.length === 0) throw new Error('nothing to measure')
  return Math.max(
    ...tasks.map((task) =>
      Math.min(
        ...Array.from({ length: 5 }, () => {
          const began = performance.now()
          task()
          return performance.now() - began
        }),
      ),
    ),
  )
}

/** An assault of all who can from one zone on another, the greatest there is; nothing where nobody stands next to the enemy. */
function planIn(g: G): Plan | undefined {
  let best: Plan | undefined
  const side = g.decider
  for (const source of g.campaign.zones.keys()) {
    if (!isHeldBy(g, side, source)) continue
    const units = unitsIn(g, source).filter((unit) => unitOf(g, unit).isInfantry && isAble(g, unit))
    const target = g.campaign.neighbours[source]!.find((zone) => isHeldBy(g, otherSide(side), zone))
    if (target !== undefined && units.length > (best?.units.length ?? 0)) best = { side, units, source, target }
  }
  return best
}

/** Chances for the choices: the same in every round. */
let chance = Int32Array.of(1, 2, 3, 4)
const choice = (play: Play): number => play.actions.at(below(chance, 0, play.actions.length))

function begin(number: number): Game {
  const begun = Game.begin(campaign, { scenario: 'siege', switches: {}, seed: `bench ${number}` })
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

/** Games at questions of a kind, at most so many. */
function questions(isWanted: (g: G) => boolean): G[] {
  chance = Int32Array.of(1, 2, 3, 4)
  const found: G[] = []
  for (let number = 0; number < GAMES && found.length < QUESTIONS; number++) {
    const game = begin(number)
    for (; game.play.decider >= 0 && found.length < QUESTIONS; game.act(choice(game.play)))
      if (isWanted(game.play as G)) found.push(game.play.fork() as G) // a game of this system
  }
  return found
}
