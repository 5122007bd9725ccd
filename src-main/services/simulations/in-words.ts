import { hexNames } from '#engine/campaigns/hex-names.ts'
import { planOf } from '../../campaigns/plan-of.ts'
import type { SetUpPlayed } from '../../contract/simulations.ts'
import type { GameRow } from '../../simulating/results.ts'
import type { SimulationPlan } from '../../simulating/request.ts'
import { bandOf } from '../../simulating/courses.ts'
import { summaryOf } from '../../simulating/summary.ts'
import { withSpaces } from '../../wording/bilingual.ts'
import { plain, Wording } from '../../wording/wording.ts'
import type { PlayedSetUp } from './set-ups.ts'

/** Maximum number of places reported: those with the most fighting. */
const MOST_PLACES = 200

/** The results of games in words, with the names of everything. */
export function playedInWords(
  games: SimulationPlan,
  rows: readonly GameRow[],
  { playable: { loaded, files }, scenario }: PlayedSetUp,
): SetUpPlayed {
  const wording = new Wording(loaded, files)
  const { winners, endings, score, strength, fought } = summaryOf(games, rows, loaded)
  const { sides, glance } = loaded.system
  const sideOf = (winner: string | null): number | null => (winner === null ? null : sides.indexOf(winner))
  const plan = planOf(loaded.system, files)
  const hexes = plan?.kind === 'hexes' ? hexNames(plan.places) : plain
  const nameOf = (place: string) => wording.names.get(place) ?? withSpaces(hexes(place))
  const titleOf = (turn: number) => wording.when(scenario, { turn, phase: '' })
  const ends = [...new Set(rows.map(({ turn }) => turn))].sort((a, b) => a - b)
  return {
    games: rows.length,
    winners: winners.map(({ winner, count, share, interval }) => ({
      winner: sideOf(winner),
      ...{ count, share, ...interval },
    })),
    endings: endings.map(({ ending, winner, level, count, share, interval }) => ({
      ...{ ending, winner: sideOf(winner), level, title: wording.ending({ ending, winner, level }) },
      ...{ count, share, ...interval },
    })),
    score: score && { share: score.share, ...score.interval },
    turns: ends.map((turn) => ({
      turn,
      title: titleOf(turn),
      count: rows.filter((row) => row.turn === turn).length,
    })),
    acts: bandOf(rows.map(({ acts }) => acts)),
    unit: (glance.strength === undefined ? null : wording.sentence(`tally.${glance.strength}`)) ?? plain(''),
    strength: strength.map(({ turn, games, sides: [first, second] }) => ({
      ...{ turn, title: titleOf(turn), games },
      sides: [{ ...first }, { ...second }],
    })),
    places: fought.slice(0, MOST_PLACES).map(({ place, turns, lost }) => ({ place, name: nameOf(place), turns, lost })),
  }
}
