import { bearingOf, countOf } from '#engine/escape-from-sedan/fire/bearing.ts'
import { march } from '#engine/escape-from-sedan/movement/march.ts'
import { orders } from '#engine/escape-from-sedan/orders/orders.ts'
import { otherSide, unitOf, unitsOf, type G } from '#engine/escape-from-sedan/state/kit.ts'
import { bodyOf, bodiesOf, poseOf } from '#engine/escape-from-sedan/state/pose.ts'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { Game } from '#engine/kernel/game/game.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import { below } from '#engine/kernel/values/generator.ts'
import { readCampaign } from '../campaigns/read-campaign.ts'
import { load } from '../kernel/table.ts'
import { microseconds, rates, type Report } from './measure.ts'

const campaign = load(escapeFromSedan, readCampaign('escape-from-sedan-1870'))
const GAMES = 3
/** So many questions of marches are taken from the middle of battles. */
const QUESTIONS = 60
const ROUNDS = 5

/** Escape from Sedan at work: random legal play of the whole breakout with 60 units, lists of moves and lines of sight. */
export function measureMiniatures(report: Report): void {
  const decisions = playAll((game) => game.act(choice(game.play)))
  const [full = 0, bare = 0] = rates([
    { count: decisions, work: () => playAll((game) => game.act(choice(game.play))) },
    { count: GAMES, work: playOut },
  ])
  report({ name: 'Escape from Sedan: decisions at full duty', unit: '/s', ours: full, atLeast: 100_000 })
  report({ name: 'Escape from Sedan: a whole battle, bare', unit: 'ms', ours: 1_000 / bare, aim: 20 })

  const marches = questions((g) => g.asking.kind.kind.name === march.name)
  report({ name: 'Escape from Sedan: list of a move', unit: 'µs', ours: listing(marches), aim: 50 })
  report({
    name: 'Escape from Sedan: list of orders to a side',
    unit: 'µs',
    ours: listing(questions((g) => g.asking.kind.kind.name === orders.name)),
  })
  measureSight(report, marches[0]!)
}

/** How long the list of answers to each of these questions takes. */
const listing = (asked: readonly G[]): number =>
  microseconds(ROUNDS * asked.length, () => {
    for (let round = 0; round < ROUNDS; round++)
      for (const g of asked) {
        g.rewritten()
        if (g.actions.length === 0) throw new Error('a question without answers')
      }
  })

/** From the middle of every front to the middle of every enemy, each line once: none is remembered. */
function measureSight(report: Report, g: G): void {
  const lines = unitsOf(g, 0).flatMap((unit) =>
    unitsOf(g, otherSide(unitOf(g, unit).side)).map((target) => ({ unit, target })),
  )
  const bodies = bodiesOf(g)
  let shift = 0
  const sight = microseconds(lines.length, () => {
    shift += 1
    for (const { unit, target } of lines) {
      const [own, his] = [poseOf(g, unit), poseOf(g, target)]
      const crests = bodyOf(g, unit).crests | bodyOf(g, target).crests
      // A sixteenth aside in each round, so that every line is looked along for the first time.
      const isHidden = g.campaign.sight.hidingFeature(own.x + shift, own.y, his.x, his.y, crests, false) >= 0
      if (!isHidden) g.campaign.sight.hidingBody(own.x, own.y, his.x, his.y, crests, bodies, unit, target)
    }
  })
  report({ name: 'Escape from Sedan: a line of sight on ground and past units', unit: 'µs', ours: sight, aim: 2 })
  const bearing = microseconds(lines.length, () => {
    for (const { unit, target } of lines) countOf(bearingOf(g, unit, target, poseOf(g, target), bodyOf(g, target).ring))
  })
  report({ name: 'Escape from Sedan: which stands bear on a target', unit: 'µs', ours: bearing })
}

/** Chances for the choices: the same in every round. */
let chance = Int32Array.of(1, 2, 3, 4)
const choice = (play: Play): number => play.actions.at(below(chance, 0, play.actions.length))

function begin(number: number): Game {
  const begun = Game.begin(campaign, { scenario: 'escape', switches: {}, seed: `bench ${number}` })
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

/** Questions of one kind from battles as they go, each as a game of its own. */
function questions(isOne: (g: G) => boolean): G[] {
  chance = Int32Array.of(5, 6, 7, 8)
  const found: G[] = []
  for (let number = 0; found.length < QUESTIONS; number++) {
    const game = begin(number)
    for (let act = 0; game.play.decider >= 0 && found.length < QUESTIONS; act++) {
      const g = game.play as G // of this system
      // Seven is no rhythm of the rules.
      if (act % 7 === 0 && isOne(g)) found.push(g.fork() as G)
      game.act(choice(game.play))
    }
  }
  return found
}
