import { describe, expect, it } from 'vitest'
import { INFANTRY } from '#engine/gaiter-button/campaign/campaign.ts'
import { armPoints, endOf, firstOf, isUnit, moraleOf } from '#engine/gaiter-button/state/counters.ts'
import { hasPontoon } from '#engine/gaiter-button/state/crossing.ts'
import { tablesOf, type G } from '#engine/gaiter-button/state/kit.ts'
import { SEEN } from '#engine/gaiter-button/state/shape.ts'
import { loseOne } from '#engine/gaiter-button/ground/strength.ts'
import type { View } from '#engine/gaiter-button/window-types.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { pickFrom } from '../../../kernel/table.ts'
import { fight, fought } from '../battles.ts'
import { actKeenly } from '../keen-play.ts'
import { campaign, FR, GE, type Table } from '../table.ts'

/** What a view tells beyond the words of the state, held against the rules it comes from. */

const told = (game: Game, side: number): View => game.view(side).known as unknown as View // a game of this system

/** What the view of a side says that the rules do not. */
function untrue(game: Game, side: number): string[] {
  const g = game.play as G
  const view = told(game, side)
  const prompt = g.decider < 0 ? undefined : g.asking.kind.kind.name
  const frames = view.agenda.map(({ frame }) => frame)
  const moraleIn = (row: object | undefined): number | undefined =>
    row !== undefined && 'morale' in row ? (row.morale as number) : undefined
  const faults: string[] = []
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++) {
    const name = g.nameOf('counter', counter)
    const wanted = isUnit(g, counter) ? moraleOf(g, counter) : undefined
    if (moraleIn(view.counter[name]) !== wanted) faults.push(`morale of ${name}`)
  }
  for (const row of Object.values(view.token)) {
    const counter = g.layout.language.numberOf('counter', row.counter ?? '')
    const isSeen = counter >= 0 && g.counter.seen.of(counter) >= SEEN.composition && isUnit(g, counter)
    if (row.morale !== (isSeen ? moraleOf(g, counter) : undefined)) faults.push(`morale of ${row.counter}`)
  }
  const { bowl } = tablesOf(g).fatigue
  if (view.markers.some(({ all, inBowl, kept, drawn }) => all !== inBowl + kept + (drawn ? 1 : 0) || kept < 0))
    faults.push('a marker is lost')
  if (view.markers.some(({ value, all }, index) => value !== bowl[index]?.marker || all !== bowl[index]?.count))
    faults.push('markers are not those of the table')
  if (view.markers.filter(({ drawn }) => drawn).length !== (prompt === 'marker' ? 1 : 0))
    faults.push('the drawn marker')
  if ((view.day.phase === 'night') !== frames.includes('night')) faults.push('the night')
  if ((view.day.phase === 'arrivals') !== frames.includes('arrivals')) faults.push('the arrivals')
  if ((view.day.phase === null) !== g.decider < 0) faults.push('the end')
  const stepOf: Readonly<Record<string, string>> = {
    'night-works': 'works',
    withdrawals: 'withdrawal',
    abandoning: 'abandon',
  }
  const step = frames.map((frame) => stepOf[frame]).find((one) => one !== undefined) ?? null
  if (view.day.nightStep !== step) faults.push('the step of the night')
  const open = new Set(view.openPontoons)
  for (let connection = 0; connection < g.connection.pontoon.rows; connection++)
    if (open.has(g.nameOf('connection', connection)) !== hasPontoon(g, connection)) faults.push('a pontoon bridge')
  return faults
}

describe('what a view tells of the rules', () => {
  it('gb.counters.fog: is true at every moment of a game, for both sides', () => {
    const seen = new Set<string>()
    for (const seed of [3, 4]) {
      const begun = Game.begin(campaign, { scenario: 'beaumont-sedan', switches: {}, seed: `told ${seed}` })
      if (!begun.ok) throw new Error(begun.error.message)
      const game = begun.value
      const pick = pickFrom(seed)
      for (let act = 0; act < 1500 && game.play.decider >= 0; act++) {
        const { phase, nightStep } = told(game, FR).day
        seen.add(`${phase} ${nightStep}`)
        if (act % 5 === 0 || nightStep !== null)
          for (const side of [FR, GE]) expect(untrue(game, side), `game ${seed}, act ${act}, side ${side}`).toEqual([])
        actKeenly(game, pick)
      }
    }
    expect(seen).toEqual(new Set([...seen, 'daytime null', 'arrivals null', 'night works', 'night abandon']))
  })

  it('gb.counters.morale: a unit that has only artillery left has the morale of artillery alone', () => {
    const table = fight({
      french: ['fr-5-1'],
      german: ['ge-5-9'],
      arrange(g, names) {
        const counter = names.counter('fr-5-1')
        while (armPoints(g, counter, INFANTRY) > 0) loseOne(g, counter, INFANTRY, true)
      },
    })
    const { artilleryOnly } = tablesOf(table.g)
    expect(told(table.game, FR).counter['fr-5-1']).toMatchObject({ morale: artilleryOnly.morale })
  })
})

describe('the battle of a view', () => {
  const forces = {
    french: ['fr-5-1', 'fr-5-2', 'fr-5-3', 'fr-1-1', 'fr-1-2', 'fr-1-3', 'fr-7-1'],
    german: ['ge-5-9', 'ge-5-10', 'ge-6-11'],
  }
  const skipped = (table: Table) => told(table.game, FR).battle?.skipped

  it('gb.combat.winner: leaves out rout, retreat, axis and pursuit once the defender is not beaten', () => {
    expect(skipped(fight(forces))).toEqual([])
    const lost = fought({ ...forces, attacker: GE }, ['lead-with ge-5-9', 'lead-with fr-5-1'], 1, 6)
    expect([lost.g.winner, skipped(lost)]).toEqual([FR, ['rout', 'retreat', 'axis', 'pursuit']])
    const won = fought({ ...forces, attacker: FR }, ['lead-with fr-5-1', 'lead-with ge-5-9'], 6, 1)
    expect([won.g.winner, skipped(won)]).toEqual([FR, []])
  })
})
