import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { loadGame } from '#engine/kernel/game/save.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { answersInAll, disputed } from '../kernel/conformance/list-and-rule.ts'
import { actAtRandom, pickFrom, type Pick } from '../kernel/table.ts'
import { afterBattle } from '../rulebook/gaiter-button/after-battle.ts'
import { actKeenly } from '../rulebook/gaiter-button/keen-play.ts'
import { campaign as chalons, GE } from '../rulebook/gaiter-button/table.ts'
import { recordFile } from '../rulebook/portable-spicheren/record.ts'
import { campaign as spicheren } from '../rulebook/portable-spicheren/table.ts'
import { campaigns, recordOf } from './campaigns.ts'

/**
 * A replay asks the rule about each act alone, without the list of all answers. So the two have to agree, for every kind
 * of decision that there is and for every answer to it.
 */

/** A kind of decision is looked at the first few times that it comes up, and then now and again. */
const FIRST = 3
const EVERY = 60
/** Answers tried of each verb; of a verb with more, so many at random. */
const MOST = 5_000

class Inspection {
  readonly met = new Map<string, number>()
  readonly disputes: string[] = []
  readonly #pick = pickFrom(12)

  look({ play }: Game): void {
    if (play.decider < 0) return
    const { name } = play.asking.kind.kind
    const times = this.met.get(name) ?? 0
    this.met.set(name, times + 1)
    if (times >= FIRST && times % EVERY !== 0) return
    const dispute = disputed(play, play.actions) ?? disputed(play, answersInAll(play, MOST, this.#pick))
    if (dispute !== undefined) this.disputes.push(`${name}: ${dispute}`)
  }

  /** Every moment of a game on record. */
  lookAlong(loaded: LoadedCampaign, record: URL): void {
    const read = loadGame(loaded, JSON.parse(readFileSync(record, 'utf8')))
    if (!read.ok) throw new Error(read.error.message)
    const game = read.value
    for (const moment of game.history.lineTo(game.history.current)) {
      game.goTo(moment)
      this.look(game)
    }
  }

  /** Every moment of games played with options at random. */
  lookOn(loaded: LoadedCampaign, players: readonly ((game: Game, pick: Pick) => boolean)[]): void {
    for (const { id, switches: all } of loaded.scenarios)
      players.forEach((act, number) => {
        const pick = pickFrom(number + 1)
        const switches = Object.fromEntries(all.map((one) => [one.id, pick(2) === 1]))
        const begun = Game.begin(loaded, { scenario: id, switches, seed: `list and rule ${number}` })
        if (!begun.ok) throw new Error(begun.error.message)
        const game = begun.value
        do this.look(game)
        while (act(game, pick))
      })
  }

  /** The kinds of decision of a system that did not come up. */
  missed({ layout }: LoadedCampaign): string[] {
    return layout.kinds.filter(({ kind }) => kind.rules.offer && !this.met.has(kind.name)).map(({ kind }) => kind.name)
  }
}

describe('the list of answers and the rule of each agree', () => {
  it('for every kind of decision of Gaiter Button', { timeout: 120_000 }, () => {
    const inspection = new Inspection()
    for (const { name } of campaigns) inspection.lookAlong(chalons, recordOf(name))
    inspection.lookOn(chalons, [actKeenly, actAtRandom, actKeenly])
    // Hardly ever does an attacker who is encircled win, with two ways out that are equally short.
    const encircle = (g: G): void => g.zone.encircled.set(g.battleZone, GE + 1)
    const fought = { zone: 'buzancy', engaged: ['fr-5-c', 'ge-g-1'], rout: 1, arrange: encircle, faced: 1 }
    inspection.look(afterBattle(fought).do('stand-fast').game)
    expect(inspection.disputes).toEqual([])
    expect(inspection.missed(chalons)).toEqual([])
  })

  it('for every kind of decision of the portable Spicheren', { timeout: 60_000 }, () => {
    const inspection = new Inspection()
    inspection.lookAlong(spicheren, recordFile)
    inspection.lookOn(spicheren, Array(4).fill(actAtRandom))
    expect(inspection.disputes).toEqual([])
    expect(inspection.missed(spicheren)).toEqual([])
  })
})
