import { describe, expect, it } from 'vitest'
import type { Campaign } from '#engine/gaiter-button/campaign/campaign.ts'
import { deeds } from '#engine/gaiter-button/deeds.ts'
import { tally } from '#engine/gaiter-button/glance.ts'
import type { Deeds, Figure } from '#engine/kernel/system/glance.ts'
import { EVERYONE, type JournalEntry } from '#engine/kernel/play/journal.ts'
import { pickFrom } from '../../../kernel/table.ts'
import { actKeenly } from '../keen-play.ts'
import { campaign, FR, GE, wholeGame } from '../table.ts'

const data = campaign.campaign as Campaign // one of Gaiter Button
const valueOf = (figures: readonly Figure[], key: string, side: number): number =>
  figures.find((one) => one.key === key && one.side === side)?.value ?? 0
const sum = (days: readonly Deeds[], key: string, side: number): number =>
  days.reduce((all, { figures }) => all + valueOf(figures, key, side), 0)

const causes = ['losses-battle', 'losses-fatigue', 'losses-retreat', 'losses-pursuit', 'losses-night']
const told = (...entries: JournalEntry[]): readonly Deeds[] => deeds(data, entries, FR)

describe('Deeds in the course of a game', () => {
  it.each([
    ['beaumont-sedan', 7],
    ['august-1870', 3],
    ['beaumont-sedan', 23],
  ])(
    'in a fierce game of %s (%i) adds up: what is told lost, less what came back, is what the account lacks',
    (scenario, seed) => {
      const { game } = wholeGame(scenario, `deeds ${seed}`)
      const pick = pickFrom(seed)
      const standing = (side: number): number => {
        const figures = tally(data, game.view(side).known, side)
        const [lost, stray, taken] = ['strength-lost', 'strength-stray', 'strength-taken'].map((key) =>
          valueOf(figures, key, side),
        )
        return lost! + stray! - taken!
      }
      const begun = [FR, GE].map(standing)
      let seen = 0
      for (let act = 0; act < 1500 && actKeenly(game, pick); act++) {
        if (act % 50 !== 0 && game.play.decider >= 0) continue
        for (const side of [FR, GE]) {
          const days = deeds(data, game.journal(side), side)
          const lost = causes.reduce((all, key) => all + sum(days, key, side), 0)
          expect(lost - sum(days, 'recovered', side), `act ${act}, side ${side}`).toBe(standing(side) - begun[side]!)
          seen = Math.max(seen, lost)
        }
      }
      expect(seen).toBeGreaterThan(5)
      const [french, german] = [FR, GE].map((side) => deeds(data, game.journal(side), side))
      // What lies open both are told alike.
      for (const key of ['distance', 'activations', 'markers-drawn', 'battles-won', 'battles-drawn', 'unsupplied'])
        for (const side of [FR, GE]) expect(sum(french!, key, side), key).toBe(sum(german!, key, side))
      expect(sum(french!, 'distance', FR)).toBeGreaterThan(0)
      expect(sum(french!, 'markers-drawn', GE)).toBeGreaterThan(0)
      const won = game.journal(EVERYONE).filter(({ kind }) => kind === 'battle-won').length
      expect(sum(french!, 'battles-won', FR) + sum(french!, 'battles-won', GE)).toBe(won)
    },
  )

  it('are counted for each day separately', () => {
    const day = (turn: number): JournalEntry => ({ kind: 'day-began', turn, turns: 2 })
    const march: JournalEntry = {
      kind: 'moved',
      side: 'french',
      from: 'rethel',
      to: 'vouziers',
      count: 3,
      cost: 2,
      mp: 1,
    }
    const days = told(day(1), march, march, day(2), march)
    expect(days.map(({ turn }) => turn)).toEqual([1, 2])
    expect(days.map(({ figures }) => valueOf(figures, 'distance', FR))).toEqual([6, 3])
    expect(days.map(({ figures }) => valueOf(figures, 'march-points', FR))).toEqual([4, 2])
  })

  it('puts a loss down to what was told before it', () => {
    const lost: JournalEntry = { kind: 'point-lost', counter: 'fr-5-1', arm: 'infantry', left: 3, temporary: true }
    const [day] = told(
      { kind: 'exhausted', counter: 'fr-5-1', sum: 7, lost: 2 },
      lost,
      lost,
      { kind: 'battle-loss', counter: 'ge-c-5', arm: 'cavalry', temporary: false },
      { kind: 'pursued', winner: 'german', zone: 'rethel', losses: 1 },
      lost,
      { kind: 'straggled', counter: 'fr-5-1', roll: 6, morale: 4 },
      lost,
    )
    const figures = day!.figures
    expect(causes.map((key) => valueOf(figures, key, FR))).toEqual([0, 2, 0, 1, 1])
    expect(valueOf(figures, 'losses-battle', GE)).toBe(1)
  })

  it('says nothing of what the enemy lost unseen', () => {
    const [day] = deeds(data, [], GE)
    expect(day!.figures.filter(({ side }) => side === FR).map(({ key }) => key)).not.toContain('losses-fatigue')
  })
})

describe('The end', () => {
  it.each(['first-march', 'beaumont-sedan'])(
    'of %s tells what was counted for every level, and with it who won',
    (scenario) => {
      const { game } = wholeGame(scenario, 'counted')
      const pick = pickFrom(5)
      while (actKeenly(game, pick));
      const journal = game.journal(FR)
      expect(game.journal(GE).filter(({ kind }) => kind.startsWith('counted-'))).toEqual(
        journal.filter(({ kind }) => kind.startsWith('counted-')),
      )
      const judged = journal.find(({ kind }) => kind === 'judged')
      if (judged === undefined) return // a leader was taken
      const { levels } = data.scenarios.find(({ id }) => id === scenario)!.data.victory
      const counted = journal.filter(({ kind }) => kind.startsWith('counted-'))
      expect(counted.map(({ kind }) => kind)).toEqual(levels.flatMap(({ all }) => all.map(({ is }) => `counted-${is}`)))
      for (const { met, count, needed } of counted) expect(met).toBe(Number(count) >= Number(needed))
      for (const [side, level] of [
        ['french', judged['frenchLevel']],
        ['german', judged['germanLevel']],
      ]) {
        const met = [1, 2, 3].filter((one) => {
          const asked = counted.filter((entry) => entry['side'] === side && entry['level'] === one)
          return asked.length > 0 && asked.every((entry) => entry['met'] === true)
        })
        expect(level).toBe(Math.max(0, ...met))
      }
    },
  )
})
