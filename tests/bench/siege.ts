import { oddsOfAnswers } from '#engine/kernel/play/odds.ts'
import { attack } from '#engine/storm-over-belfort/assault/attack.ts'
import { defence } from '#engine/storm-over-belfort/assault/defence.ts'
import { forecastOf, type Plan } from '#engine/storm-over-belfort/assault/forecast.ts'
import { bombardment } from '#engine/storm-over-belfort/bombardment/bombardment.ts'
import { isHeldBy, unitsIn } from '#engine/storm-over-belfort/state/ground.ts'
import { otherSide, unitOf, type G } from '#engine/storm-over-belfort/state/kit.ts'
import { isAble } from '#engine/storm-over-belfort/state/units.ts'
import { campaign } from '../rulebook/storm-over-belfort/table.ts'
import { paced, type Report } from './measure.ts'
import { RandomGames } from './random-games.ts'

const GAMES = 20
/** Games are looked through for so many questions of a kind. */
const QUESTIONS = 30

/** Storm over Belfort at work: random legal play of the whole siege, and the odds of the dearest questions met in it. */
export function measureSiege(report: Report): void {
  const games = new RandomGames(campaign, 'siege', GAMES)
  const [full, bare] = paced([
    { count: games.playAll(), work: () => games.playAll() },
    { count: GAMES, work: () => games.playBare() },
  ])
  const questions = (isWanted: (g: G) => boolean): G[] =>
    games.questions((play) => isWanted(play as G), QUESTIONS) as G[] // of this system
  report({ name: 'Storm over Belfort: decisions at full duty', unit: '/s', ...full!, atLeast: 400_000 })
  report({ name: 'Storm over Belfort: whole sieges, bare', unit: '/s', ...bare!, atLeast: 400 })
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
    if (target !== undefined && units.length > (best?.units.length ?? 0))
      best = { side, units, source, target, leaves: false }
  }
  return best
}
