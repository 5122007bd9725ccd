import { describe, expect, it } from 'vitest'
import { markLeaders } from '#engine/gaiter-button/lines/communication.ts'
import { provisionedZones } from '#engine/gaiter-button/lines/provision.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { markSupplied, suppliedZones } from '#engine/gaiter-button/lines/supply.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { isContested, setAxis } from '#engine/gaiter-button/state/places.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { good } from '#engine/kernel/values/result.ts'
import { loadCampaign } from '#engine/kernel/system/system.ts'
import { pickFrom, type Pick } from '../../../kernel/table.ts'
import { actKeenly } from '../keen-play.ts'
import { campaign } from '../table.ts'

/**
 * What is known of the ways is kept for a campaign from one question to the next, and from one game to another. A game of a copy of
 * the campaign has nothing that is kept: it has to find the same lines.
 */

/** All that lines say, of both sides, as it is and as each side knows it. */
function linesOf(g: G): string {
  const found: number[][] = []
  for (const side of [0, 1])
    for (const guess of [false, true]) {
      const [leaders, supplied] = [new Int32Array(g.counter.rows), new Uint8Array(g.counter.rows)]
      markLeaders(g, side, guess, leaders)
      markSupplied(g, side, supplied, guess)
      found.push([...leaders], [...supplied], [...provisionedZones(g, side, guess)], [...suppliedZones(g, side, guess)])
    }
  return JSON.stringify(found)
}

/** The same position in a game of a campaign of which nobody has asked anything yet. */
function anew(g: G): G {
  const load = () => good({ ...g.campaign })
  const copy = loadCampaign({ ...gaiterButton, campaign: { ...gaiterButton.campaign, load } }, {})
  if (!copy.ok) throw new Error('a copy of a campaign cannot be loaded')
  const play = copy.value.layout.newPlay() as G
  play.restore(g.words)
  return play
}

/** Builds, destroys or repairs something, which random players seldom do; or moves a counter, or a marker. */
function changeWays(g: G, pick: Pick): void {
  const { connection, counter, garrison, zone } = g
  const at = pick(connection.rows)
  const what = pick(7)
  if (what === 0) connection.destroyed.set(at, !connection.destroyed.of(at))
  else if (what === 1) connection.railDestroyed.set(at, !connection.railDestroyed.of(at))
  else if (what === 2) {
    connection.pontoon.set(at, 4 - connection.pontoon.of(at))
    connection.pontoonBuilt.set(at, connection.pontoon.of(at) > 0)
  } else if (what === 3) counter.zone.set(pick(counter.rows), counter.zone.of(pick(counter.rows)))
  else if (what < 6) {
    const contested = [...g.campaign.zones.keys()].filter((one) => isContested(g, one))
    const where = contested[pick(Math.max(1, contested.length))] ?? 0
    const ways = g.campaign.board.connectionsAt(where)
    zone.intruder.set(where, 1 + pick(2))
    zone.encircled.set(where, what === 4 ? 0 : pick(3))
    setAxis(g, ways[pick(ways.length)]!, where, pick(3) - 1)
  } else garrison.points.set(pick(garrison.rows), pick(3))
}

describe('cached lines', () => {
  it.each([1, 2, 3])(
    'agree with a fresh computation, also on forks and after undo (%i)',
    { timeout: 60_000 },
    (number) => {
      const pick = pickFrom(number)
      const scenario = campaign.scenarios[number % campaign.scenarios.length]!.id
      const begun = Game.begin(campaign, { scenario, switches: {}, seed: `kept ${number}`, freeUndo: true })
      if (!begun.ok) throw new Error(begun.error.message)
      const game = begun.value
      const differences: string[] = []
      const compare = (g: G, when: string): void => {
        if (linesOf(g) !== linesOf(anew(g))) differences.push(`${when}, at moment ${game.history.current}`)
      }
      for (let acts = 0; acts < 700 && actKeenly(game, pick); acts++) {
        if (acts % 10 !== 0) continue
        const g = game.play as G
        compare(g, 'after an act')
        const fork = g.fork() as G
        for (let changes = 0; changes < 3; changes++) {
          changeWays(fork, pick)
          compare(fork, 'after a change')
        }
        fork.drop()
        compare(g, 'after a fork')
        if (acts % 50 !== 0) continue
        game.goTo(pick(game.history.current + 1))
        compare(g, 'after going back')
        game.goTo(game.history.moments.length - 1)
        compare(g, 'after coming back')
      }
      expect(differences).toEqual([])
    },
  )
})
