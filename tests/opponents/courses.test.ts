import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Game } from '#engine/kernel/game/game.ts'
import { measured } from '#engine/opponents/measured.ts'
import { playOne } from '#engine/opponents/players/play-one.ts'
import { opponents } from '#engine/opponents/players/registry.ts'
import { systems } from '#engine/systems/registry.ts'
import { readCampaignFolder } from '../../src-main/campaigns/campaign-files.ts'
import { planOf } from '../../src-main/campaigns/plan-of.ts'
import { house } from '../house/workshop.ts'
import { load } from '../kernel/table.ts'

const small: Readonly<Record<string, readonly [folder: string, scenario: string]>> = {
  'gaiter-button': ['chalons-1870', 'first-march'],
  'portable-spicheren': ['portable-spicheren', 'spicheren'],
  'storm-over-belfort': ['belfort-1870', 'danjoutin'],
  'wissembourg-spicheren': ['wissembourg-1870', 'geisberg'],
  'escape-from-sedan': ['escape-from-sedan-1870', 'one-battalion'],
}

describe('the course of a game', { timeout: 240_000 }, () => {
  it.each(systems)('of $id has the strengths turn by turn, and where it was fought', (system) => {
    const [folder, scenario] = small[system.id]!
    const { files } = readCampaignFolder(`${house}/campaigns/${folder}`)
    const loaded = load(system, files)
    const wish = { scenario, options: {}, sides: ['recruit', 'recruit'] as const, seed: 'course', budget: 5 }
    const begun = Game.begin(loaded, { scenario, switches: {}, seed: 'course' })
    if (!begun.ok) throw new Error(begun.error.message)
    const of = (side: number) =>
      system.glance.tally!(loaded.campaign, begun.value.view(side).known, side).find(
        (figure) => figure.side === side && figure.key === system.glance.strength,
      )?.value
    const played = playOne(loaded, wish)
    const { strength, places } = played.course
    expect(strength[0]).toEqual([strength[0]![0], of(0), of(1)])
    expect(strength.map(([turn]) => turn)).toEqual(strength.map((_, index) => strength[0]![0] + index))
    const plan = planOf(system, files)
    const { nouns } = loaded.layout.language
    const known = new Set([
      ...(nouns['zone'] ?? []),
      ...(nouns['hex'] ?? []),
      ...(plan?.kind === 'table' ? plan.places.map(({ id }) => id) : []),
    ])
    for (const [place, turns, lost] of places) {
      expect(known.has(place), place).toBe(true)
      expect(turns).toBeLessThanOrEqual(strength.length)
      expect(turns + lost).toBeGreaterThan(0)
    }
  })

  it('counts what is lost where it is lost: all that a side has lost in a battle lies on the map', () => {
    const loaded = load(
      systems.find(({ id }) => id === 'portable-spicheren')!,
      readCampaignFolder(`${house}/campaigns/portable-spicheren`).files,
    )
    const wish = {
      scenario: 'spicheren',
      options: {},
      sides: ['recruit', 'recruit'],
      seed: 'losses',
      budget: 5,
    } as const
    const { course, tally } = playOne(loaded, wish)
    expect(playOne(loaded, wish).course).toEqual(course)
    const lost = tally.filter(({ key }) => key === 'strength-lost').reduce((sum, { value }) => sum + value, 0)
    const told = course.places.reduce((sum, [, , here]) => sum + here, 0)
    expect(told).toBeGreaterThan(0)
    expect(told).toBeLessThanOrEqual(lost)
  })
})

describe('a game that does not end', () => {
  it('is ended without a winner after a limit of acts', () => {
    const gaiterButton = systems.find(({ id }) => id === 'gaiter-button')!
    const loaded = load(gaiterButton, readCampaignFolder(`${house}/campaigns/chalons-1870`).files)
    const wish = { scenario: 'first-march', options: {}, sides: ['chance', 'chance'], seed: 'endless' } as const
    const whole = playOne(loaded, wish)
    const broken = playOne(loaded, wish, undefined, whole.acts - 1)
    expect(broken).toMatchObject({ ending: 'unfinished', winner: -1, level: 0, acts: whole.acts - 1 })
    // Exactly as many acts as it takes: it is whole.
    expect(playOne(loaded, wish, undefined, whole.acts)).toEqual(whole)
  })
})

describe('what the opponents are worth', () => {
  it('is given in docs/opponents.md exactly as recorded', () => {
    const page = readFileSync(`${house}/docs/opponents.md`, 'utf8')
    const percents = (cell = ''): number[] => (cell.match(/\d+(?:\.\d+)?/g) ?? []).map((one) => Number(one) / 100)
    const isPlayer = (id = ''): boolean => opponents.some((one) => one.id === id)
    const told = page.split('\n## ').flatMap((chapter) => {
      const system = systems.find(({ title }) => chapter.startsWith(`${title}\n`))?.id
      const rows = chapter.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
      return rows.flatMap(([, player, against, games, score, interval]) => {
        const [low, high] = percents(interval)
        if (!isPlayer(player) || !isPlayer(against) || high === undefined) return []
        return [{ system, player, against, games: Number(games), score: percents(score)[0], low, high }]
      })
    })
    const near = (value: number | undefined) => Math.round(1e6 * (value ?? NaN))
    const plain = (one: (typeof told)[number]) => [
      ...[one.system, one.player, one.against, one.games],
      ...[near(one.score), near(one.low), near(one.high)],
    ]
    expect(told.map(plain)).toEqual(measured.map(plain))
    expect(told.length).toBeGreaterThan(5)
  })

  it('names only existing players', () => {
    for (const { player, against, system } of measured)
      for (const id of [player, against])
        expect(opponents.some((one) => one.id === id && (one.plays?.(system, 0) ?? true))).toBe(true)
  })
})
