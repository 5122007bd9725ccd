import { describe, expect, it } from 'vitest'
import { actions, isInCommand } from '#engine/escape-from-sedan/cards/command.ts'
import { foesInReach, mayChargeAny } from '#engine/escape-from-sedan/combat/declare.ts'
import { hasTarget } from '#engine/escape-from-sedan/fire/bears-on.ts'
import { wayPointsOf } from '#engine/escape-from-sedan/ground/way-points.ts'
import { mayDo } from '#engine/escape-from-sedan/orders/possible-actions.ts'
import { unitsBeside } from '#engine/escape-from-sedan/orders/leaders.ts'
import { unitOf, unitsOf, type G } from '#engine/escape-from-sedan/state/kit.ts'
import { bodiesOf, poseOf } from '#engine/escape-from-sedan/state/pose.ts'
import { mayReact } from '#engine/escape-from-sedan/turn/reactions.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import { actAtRandom, pickFrom } from '../../kernel/table.ts'
import { tries } from '../../tries.ts'
import { begin } from './table.ts'

/** What is kept from one question to the next, as it is known of a game. */
function told(g: G): unknown {
  const units = [...unitsOf(g, 0), ...unitsOf(g, 1)]
  const asking = g.decider < 0 ? undefined : g.asking
  return {
    actions: [...g.actions],
    // On a march the steps with what is met on them.
    about: asking?.kind.kind.rules.about?.(g, asking.frame),
    beside: g.campaign.commanders.map((_, leader) => (g.leader.at.of(leader) < 0 ? [] : unitsBeside(g, leader))),
    bodies: bodiesOf(g),
    units: units.map((unit) => ({
      unit,
      pose: poseOf(g, unit),
      hears: isInCommand(g, unit),
      fires: hasTarget(g, unit),
      charges: mayChargeAny(g, unit),
      near: foesInReach(g).of(g, unit),
      reacts: mayReact(g, unitOf(g, unit).side, unit),
      mayDo: actions.filter((action) => mayDo(g, unit, action)),
      way: wayPointsOf(g, unit),
    })),
  }
}

/** The same position in a game that nothing has been found of yet. */
function anew(g: G): G {
  const fresh = g.layout.newPlay() as unknown as G // of the same system
  fresh.restore(g.words)
  return fresh
}

describe('caches that depend on positions', () => {
  it('agree with a fresh computation: forwards, on forks, and after all positions change at once', () => {
    const pick = pickFrom(11)
    for (let number = 0; number < tries(10); number++) {
      const games: readonly Game[] = [begin('escape').game, begin('charges-of-floing').game]
      for (let step = 0; step < 300; step++) {
        const game = games[step % 5 === 0 ? 1 : 0]!
        if (!actAtRandom(game, pick)) break
        // Now and then somebody goes back, far or near.
        if (step % 60 === 59) game.goTo(pick(game.history.moments.length))
        const g = game.play as unknown as G // of this system
        if (step % 7 === 0) expect(told(g)).toEqual(told(anew(g)))
        if (step % 20 === 0) {
          const fork = g.fork() as G
          for (let act = 0; act < 10 && fork.decider >= 0; act++) fork.act(fork.actions.at(pick(fork.actions.length)))
          expect(told(fork)).toEqual(told(anew(fork)))
          fork.drop()
        }
      }
    }
  })
})
