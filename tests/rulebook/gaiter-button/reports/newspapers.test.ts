import { describe, expect, it } from 'vitest'
import { dayOfYear, weekdayOf } from '#engine/gaiter-button/newspapers/masthead.ts'
import { frontPages } from '#engine/gaiter-button/newspapers/front-pages.ts'
import type { FrontPage, Sentence } from '#engine/kernel/system/glance.ts'
import { english, french } from '#engine/gaiter-button/words/words.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { CLEAR, dice, FR, GE } from '../battles.ts'
import { impulseOf } from '../marching.ts'
import type { Table } from '../table.ts'

/** Newspapers: a front page for each day, made of what a side was told of it. */

const pagesOf = ({ game }: Table, side: number): readonly FrontPage[] => {
  const { campaign } = game.play as G // a game of this system
  return frontPages(campaign, 'first-march', game.journal(side), side)
}
const sentencesOf = ({ headlines, articles }: FrontPage): readonly Sentence[] => [
  ...headlines,
  ...articles.flatMap(({ heading, lines }) => [heading, ...lines]),
]
const keysOf = (page: FrontPage): readonly string[] => sentencesOf(page).map(({ key }) => key)

describe('the head of a newspaper', () => {
  it('has the day of the week and the number of the day in the year', () => {
    for (const [year, month, day] of [
      [1870, 8, 21],
      [1870, 9, 1],
      [1872, 2, 29],
      [2000, 12, 31],
    ] as const) {
      const date = new Date(Date.UTC(year, month - 1, day))
      expect(weekdayOf(year, month, day)).toBe(date.getUTCDay())
      const first = Date.UTC(year, 0, 1)
      expect(dayOfYear(year, month, day)).toBe(1 + (date.getTime() - first) / (24 * 60 * 60 * 1000))
    }
  })
})

describe('a front page', () => {
  const battle = (): Table =>
    impulseOf({ counters: { [CLEAR]: ['fr-5-1', 'fr-5-2', 'ge-5-9', 'ge-5-10', 'ge-6-11'] } })
      .do(`attack ${CLEAR}`)
      .do('engage-all')
      .do('give-battle')
      .do('engage-all')
      .do('give-battle')
      .do('lead-with fr-5-1')
      .do('lead-with ge-5-9', ...dice(1, 6))

  it('tells of a battle as either side sees it', () => {
    const table = battle()
    const [paris, berlin] = [pagesOf(table, FR)[0]!, pagesOf(table, GE)[0]!]
    expect(paris.name.fr).not.toBe(berlin.name.fr)
    expect(paris.headlines[0]).toMatchObject({ key: 'newspaper.headline.battle-won.enemy', facts: { zone: CLEAR } })
    expect(berlin.headlines[0]).toMatchObject({ key: 'newspaper.headline.battle-won.own', facts: { zone: CLEAR } })
    const attack = { own: 'newspaper.battle.field.own', enemy: 'newspaper.battle.field.enemy' }
    expect(keysOf(paris)).toContain(attack.own)
    expect(keysOf(berlin)).toContain(attack.enemy)
    const engaged = (page: FrontPage, whose: string) =>
      sentencesOf(page).find(({ key }) => key === `newspaper.battle.engaged.${whose}`)?.facts['units']
    expect([engaged(paris, 'own'), engaged(paris, 'enemy')]).toEqual([2, 3])
    expect([engaged(berlin, 'own'), engaged(berlin, 'enemy')]).toEqual([3, 2])
  })

  it('has words for everything it says', () => {
    for (const side of [FR, GE])
      for (const page of pagesOf(battle(), side))
        for (const { key } of sentencesOf(page)) expect([english[key], french[key]], key).not.toContain(undefined)
  })

  it('says so when there is no news', () => {
    const { campaign } = battle().game.play as G // a game of this system
    const [page] = frontPages(campaign, 'first-march', [], FR)
    expect(page!.headlines).toEqual([{ key: 'newspaper.headline.quiet', facts: {} }])
    expect(page!.articles).toEqual([])
  })

  it('tells of scouts, tired troops and supply as a newspaper would, without markers, counters and dice', () => {
    const { campaign } = battle().game.play as G // a game of this system
    const zone = campaign.board.zoneIds[0]!
    const told = [
      { kind: 'reconnoitred', side: 'french', zone, declared: 3, screen: 1, units: 2 },
      { kind: 'exhausted', counter: 'fr-7-1', sum: 7, lost: 1 },
      { kind: 'supply-checked', side: 'french', supplied: 4, outOfSupply: 1 },
      { kind: 'weather', rain: true, known: false },
    ]
    const [page] = frontPages(campaign, 'first-march', told, FR)
    const keys = page!.articles.flatMap(({ lines }) => lines.map(({ key }) => key))
    expect(keys.toSorted()).toEqual(told.map(({ kind }) => `newspaper.line.${kind}`).toSorted())
    const words = Object.entries(english).filter(([key]) => key.startsWith('newspaper.'))
    const ofTheGame = words.filter(([, text]) =>
      /\b(?:markers?|counters?|rolls?|MP|CP)\b/.test(text.replaceAll(/\{[\w.]+/g, '')),
    )
    expect(ofTheGame).toEqual([])
  })

  it('tells a march of several steps once, from its beginning to its end, and stacks of the same way together', () => {
    const { campaign } = battle().game.play as G // a game of this system
    const [a, b, c] = campaign.board.zoneIds as [string, string, string]
    const activated = { kind: 'activated', side: 'french', zone: a, count: 2 }
    const step = (from: string, to: string, count: number) => ({ kind: 'moved', side: 'french', from, to, count })
    const told = [activated, step(a, b, 2), step(b, c, 2), activated, step(a, b, 3), step(b, c, 1)]
    const march = (whose: string) => ({
      key: `newspaper.march.${whose}`,
      facts: { from: a, to: c, count: 3 },
    })
    const lines = (side: number) => frontPages(campaign, 'first-march', told, side)[0]!.articles[0]!.lines
    expect(lines(FR)).toEqual([march('own')])
    expect(lines(GE)).toEqual([march('enemy')])
  })
})
