import { bearingOf, countOf } from '#engine/escape-from-sedan/fire/bearing.ts'
import { march } from '#engine/escape-from-sedan/movement/march.ts'
import { orders } from '#engine/escape-from-sedan/orders/orders.ts'
import { otherSide, unitOf, unitsOf, type G } from '#engine/escape-from-sedan/state/kit.ts'
import { bodyOf, bodiesOf, poseOf } from '#engine/escape-from-sedan/state/pose.ts'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { readCampaign } from '../campaigns/read-campaign.ts'
import { load } from '../kernel/table.ts'
import { microseconds, paced, type Paced, type Report } from './measure.ts'
import { RandomGames } from './random-games.ts'

const campaign = load(escapeFromSedan, readCampaign('escape-from-sedan-1870'))
const GAMES = 3
/** So many questions of marches are taken from the middle of battles. */
const QUESTIONS = 60
const ROUNDS = 5

/** Escape from Sedan at work: random legal play of the whole breakout with 60 units, lists of moves and lines of sight. */
export function measureMiniatures(report: Report): void {
  const games = new RandomGames(campaign, 'escape', GAMES)
  const [full, bare] = paced([
    { count: games.playAll(), work: () => games.playAll() },
    { count: GAMES, work: () => games.playBare() },
  ])
  report({ name: 'Escape from Sedan: decisions at full duty', unit: '/s', ...full!, atLeast: 100_000 })
  report({ name: 'Escape from Sedan: a whole battle, bare', unit: 'ms', ...bare!, ours: 1_000 / bare!.ours, aim: 20 })

  const questions = (kind: string): G[] =>
    // Seven is no rhythm of the rules.
    games.questions(({ asking }, act) => act % 7 === 0 && asking.kind.kind.name === kind, QUESTIONS, 5) as G[] // of this system
  const marches = questions(march.name)
  report({ name: 'Escape from Sedan: list of a move', unit: 'µs', ...listing(marches), aim: 50 })
  report({ name: 'Escape from Sedan: list of orders to a side', unit: 'µs', ...listing(questions(orders.name)) })
  measureSight(report, marches[0]!)
}

/** How long the list of answers to each of these questions takes. */
const listing = (asked: readonly G[]): Paced =>
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
  report({ name: 'Escape from Sedan: a line of sight on ground and past units', unit: 'µs', ...sight, aim: 2 })
  const bearing = microseconds(lines.length, () => {
    for (const { unit, target } of lines) countOf(bearingOf(g, unit, target, poseOf(g, target), bodyOf(g, target).ring))
  })
  report({ name: 'Escape from Sedan: which stands bear on a target', unit: 'µs', ...bearing })
}
