import { describe, expect, it } from 'vitest'
import { Game } from '#engine/kernel/game/game.ts'
import { loadCampaign } from '#engine/kernel/system/system.ts'
import { good } from '#engine/kernel/values/result.ts'
import { radiusFrom } from '#engine/wissembourg-spicheren/command/radius.ts'
import { holdersOf } from '#engine/wissembourg-spicheren/ground/stacks.ts'
import { closedToCommand, zonesOf } from '#engine/wissembourg-spicheren/ground/zones.ts'
import { FRENCH, GERMAN, NOWHERE, sideOf, type G } from '#engine/wissembourg-spicheren/state/kit.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { pickFrom } from '../../kernel/table.ts'
import { spicheren } from './table.ts'
import { warlike } from './warlike.ts'

/** The same position in a game of a copy of the campaign, for which nothing is kept. */
function anew(g: G): G {
  const { campaign } = wissembourgSpicheren
  const copy = loadCampaign(
    { ...wissembourgSpicheren, campaign: { ...campaign, load: () => good({ ...g.campaign }) } },
    {},
  )
  if (!copy.ok) throw new Error('a copy of a campaign cannot be loaded')
  const play = copy.value.layout.newPlay() as G
  play.restore(g.words)
  return play
}

/** Who holds and controls which hexes, where command can be traced, and how far every commander on the map commands. */
const keptOf = (g: G): string => {
  const radii = g.campaign.formations
    .map(({ commander }) => [commander, g.unit.hex.of(commander)] as const)
    .map(([commander, hex]) =>
      hex === NOWHERE
        ? ''
        : radiusFrom(g, sideOf(g, commander), hex)
            .map((sum) => Math.max(sum, -1))
            .join(),
    )
  const bySide = [FRENCH, GERMAN].flatMap((side) => [zonesOf(g, side).join(''), closedToCommand(g, side).join('')])
  return [holdersOf(g).join(), ...bySide, ...radii].join(';')
}

describe('what is kept of who stands where, of zones and of command', () => {
  it.each([1, 2])('is the one found anew, on forks and after going back too (%i)', { timeout: 60_000 }, (number) => {
    const pick = pickFrom(number)
    const begun = Game.begin(spicheren, {
      scenario: 'spicheren',
      switches: {},
      seed: `radius ${number}`,
      freeUndo: true,
    })
    if (!begun.ok) throw new Error(begun.error.message)
    const game = begun.value
    const differences: string[] = []
    const compare = (g: G, when: string): void => {
      if (keptOf(g) !== keptOf(anew(g))) differences.push(`${when}, at moment ${game.history.current}`)
    }
    for (let acts = 0; acts < 600 && game.play.decider >= 0; acts++) {
      const action = spicheren.layout.language.parseText(warlike(game, pick))
      if (!action.ok) throw new Error(action.error.message)
      game.act(action.value)
      if (acts % 10 !== 0) continue
      const g = game.play as G
      compare(g, 'after an act')
      const fork = g.fork() as G
      for (let moved = 0; moved < 3; moved++) {
        const [unit, other] = [pick(fork.unit.rows), pick(fork.unit.rows)]
        if (fork.unit.hex.of(unit) !== NOWHERE) fork.unit.facing.set(unit, pick(6))
        if (fork.unit.hex.of(other) !== NOWHERE) fork.unit.hex.set(other, fork.unit.hex.of(unit))
        compare(fork, 'after a move')
      }
      fork.drop()
      if (acts % 50 !== 0) continue
      game.goTo(pick(game.history.current + 1))
      compare(g, 'after going back')
      game.goTo(game.history.moments.length - 1)
    }
    expect(differences).toEqual([])
  })
})
