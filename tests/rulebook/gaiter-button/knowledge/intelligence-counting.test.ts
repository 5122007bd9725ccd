import { describe, expect, it } from 'vitest'
import { mixedGroups, courseOf } from '#engine/gaiter-button/intelligence/mixing.ts'
import { MARKS, type Sight } from '#engine/gaiter-button/intelligence/notes.ts'
import { members, only } from '#engine/fog/candidates.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { campaign, FR, GE } from '../table.ts'
import { Watcher } from '../watching.ts'

describe('counting', () => {
  it('gb.scenario.set-up: at the beginning each side reads in the scenario who may be where', () => {
    const begun = Game.begin(campaign, { scenario: 'beaumont-sedan', switches: {}, seed: 'reading' })
    if (!begun.ok) throw new Error(begun.error.message)
    for (const side of [FR, GE]) {
      const { notes } = new Watcher(begun.value, side)
      const onMap = notes.tracks.filter(({ zone }) => zone !== '-' && zone !== '')
      for (const { zone, can } of onMap) {
        const there = onMap.filter((other) => other.zone === zone).length
        expect(members(can)).toHaveLength(there)
        expect(only(can) >= 0).toBe(there === 1)
      }
      expect(onMap.some(({ can }) => only(can) >= 0)).toBe(true)
    }
  })
})

describe('gb.counters.fog: what may have been exchanged', () => {
  const sight = (zone: string, marks = 0, more: Partial<Sight> = {}): Sight => ({
    ...{ zone, marks, seen: 0, counter: -1, points: -1 },
    ...more,
  })
  const quiet = courseOf([], ['-', '-'])
  const before = [sight('vouziers'), sight('vouziers'), sight('vouziers', MARKS.demoralised), sight('grandpre')]

  it('gives nothing while no stack moves, nor for a stack that moves as a whole into an empty zone', () => {
    expect(mixedGroups(before, before, quiet)).toEqual([])
    const gone = before.map((one) => (one.zone === 'grandpre' ? sight('buzancy') : one))
    expect(mixedGroups(before, gone, quiet)).toEqual([])
  })
  it('are those that look alike when one of them leaves, but not one that bears another marker', () => {
    expect(mixedGroups(before, [sight('buzancy'), ...before.slice(1)], quiet)).toEqual([[0, 1]])
  })
  it('are those that looked like one that left and was lost where it came to, in the same act', () => {
    const course = courseOf([{ kind: 'moved', from: 'vouziers', to: 'buzancy' }], ['-', '-'])
    const gone = [sight('', 0, { seen: 1, counter: 7 }), ...before.slice(1)]
    expect(mixedGroups(before, gone, course)).toEqual([[0, 1]])
    // Lost where it stood it was alone.
    expect(mixedGroups(before, gone, quiet)).toEqual([])
  })
  it('are those that it joins as well', () => {
    expect(mixedGroups(before, [sight('grandpre'), ...before.slice(1)], quiet)).toEqual([[0, 1, 3]])
  })
  it('are two that look alike when one of them is turned, and when it is lost from sight without moving', () => {
    expect(mixedGroups(before, [sight('vouziers', MARKS.activated), ...before.slice(1)], quiet)).toEqual([[0, 1]])
    const seen = [sight('vouziers', 0, { seen: 1, counter: 7 }), ...before.slice(1)]
    expect(mixedGroups(seen, before, quiet)).toEqual([[0, 1]])
    expect(mixedGroups(before, seen, quiet)).toEqual([])
  })
})
