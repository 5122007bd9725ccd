import { describe, expect, it } from 'vitest'
import { SharedViews } from '#engine/fog/shared-views.ts'
import { partsOf } from '#engine/gaiter-button/knowledge/view.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { HEAD } from '#engine/kernel/values/head.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { actAtRandom, pickFrom } from '../kernel/table.ts'
import { campaign } from '../rulebook/gaiter-button/table.ts'

/** Two of the same: one makes its views by difference, the other everything anew each time. */
const { layout } = campaign
const shared = new SharedViews<G>(layout, partsOf(layout))
const anew = new SharedViews<G>(layout, partsOf(layout))

const textOf = (look: () => JsonObject): string => {
  try {
    return JSON.stringify(look())
  } catch (error) {
    return String(error)
  }
}
function expectSame(g: G, where: string): void {
  for (const side of [0, 1]) {
    anew.forget()
    const whole = textOf(() => anew.of(g, side))
    if (textOf(() => shared.of(g, side)) !== whole) expect.fail(`side ${side} is shown something old ${where}`)
  }
}

function begin(scenario: string, seed: string): Game {
  const begun = Game.begin(campaign, { scenario, switches: {}, seed })
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.value
}
/** Of a list its members, of anything else itself. */
const membersOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen))

describe('views made by difference', () => {
  it('are those that are made anew, at every decision of random games', () => {
    for (const { id } of campaign.scenarios) {
      const game = begin(id, 'shared')
      const pick = pickFrom(3)
      let step = 0
      do {
        if (step++ % 11 === 0) expectSame(game.play as G, `after ${step} acts of ${id}`)
        else for (const side of [0, 1]) shared.of(game.play as G, side)
      } while (actAtRandom(game, pick))
      expectSame(game.play as G, `at the end of ${id}`)
    }
  })

  it('notice a change of any word of the state', () => {
    const pick = pickFrom(5)
    const game = begin('august-1870', 'words')
    for (const acts of [200, 700]) {
      for (let act = 0; act < acts; act++) actAtRandom(game, pick)
      const fork = game.play.fork() as G
      // A stride that meets every column of every table. That the word is as it was again shows at the next one.
      for (let word = HEAD.top + pick(5); word < fork.words[HEAD.end]!; word += word < HEAD.length ? 1 : 23) {
        // Where the state ends is no word of it: one that ends elsewhere is none.
        if (word === HEAD.end) continue
        const before = fork.words[word]!
        fork.words[word] = pick(2) === 0 ? before ^ 1 : pick(3)
        fork.rewritten()
        expectSame(fork, `when word ${word} is ${fork.words[word]} after ${before}`)
        fork.words[word] = before
        fork.rewritten()
      }
      fork.drop()
    }
  })

  it('share between both sides what is not hidden', () => {
    const open = ['markers', 'day', 'battle', 'openPontoons', 'secrets', 'ending']
    const steps = new Set<string>()
    for (const scenario of ['beaumont-sedan', 'august-1870']) {
      const game = begin(scenario, 'alike')
      const pick = pickFrom(11)
      for (let act = 0; act < 600 && actAtRandom(game, pick); act++) {
        const [one, other] = [0, 1].map((side) => gaiterButton.knowledge.view(game.play, side))
        // A list whose members are as they were is kept, so that one side may have an older list of the same members.
        for (const key of open) {
          const [mine, others] = [membersOf(one![key]), membersOf(other![key])]
          expect(mine.length, key).toBe(others.length)
          mine.forEach((member, i) => expect(member, key).toBe(others[i]))
        }
        const [frames, others] = [one, other].map((view) => view!['agenda'] as readonly JsonObject[])
        expect(frames!.map(({ frame }) => frame)).toEqual(others!.map(({ frame }) => frame))
        // The lowest frame, the course of the game, names no counter and keeps nothing back.
        expect(frames![0]).toBe(others![0])
        const drawing = frames!.findIndex(({ frame }) => frame === 'marker')
        steps.add(drawing >= 0 ? 'marker' : one!['battle'] === null ? 'no battle' : 'battle')
      }
    }
    expect([...steps].sort()).toEqual(['battle', 'marker', 'no battle'])
  })

  it('share unchanged parts with the view before, and cannot be changed', () => {
    const game = begin('august-1870', 'sharing')
    const pick = pickFrom(7)
    let [same, shared] = [0, 0]
    for (let act = 0; act < 200; act++) {
      const before = gaiterButton.knowledge.view(game.play, 0)
      actAtRandom(game, pick)
      const now = gaiterButton.knowledge.view(game.play, 0)
      expect(isFrozen(now)).toBe(true)
      for (const key in now) {
        if (JSON.stringify(now[key]) !== JSON.stringify(before[key])) continue
        same++
        if (now[key] === before[key]) shared++
      }
    }
    expect(shared / same).toBeGreaterThan(0.99)
  })
})
