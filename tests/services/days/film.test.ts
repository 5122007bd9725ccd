import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import type { When } from '#engine/kernel/system/glance.ts'
import type { JournalEntry } from '#engine/kernel/play/journal.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { entryNotes } from '#engine/kernel/system/system.ts'
import { readCampaignFolder } from '../../../src-main/campaigns/campaign-files.ts'
import type { Entry, Frame } from '../../../src-main/contract/games.ts'
import { namesOf } from '../../../src-main/wording/names.ts'
import { house } from '../../house/workshop.ts'
import { hiddenTroops } from '../../rulebook/gaiter-button/hidden-troops.ts'
import { act, begin, load, pickFrom } from '../../kernel/table.ts'
import { denied, type Calls } from '../../main/carry.ts'
import { hotSeat, serveHouse } from '../table.ts'

const march = { campaign: 'chalons-1870', scenario: 'first-march', seed: 'film', players: hotSeat }
const { files } = readCampaignFolder(`${house}/campaigns/chalons-1870`)
const loaded = load(gaiterButton, files)
/** Both sides have a decoy 1: that name alone gives none away. */
const names = new Map([...namesOf(loaded, files)].filter(([id]) => !id.includes('decoy')))
const notes = entryNotes(gaiterButton)

/** What a side sees at a moment, but for how the questions follow one another, and what it was told on the way there. */
type Sight = {
  /** Whether it is public, or known to the side itself, that something was decided just before, or is asked now. */
  readonly begins: boolean
  readonly ends: boolean
  readonly own: boolean
  readonly seen: JsonObject
  readonly told: readonly JournalEntry[]
}

const withoutCourse = (view: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(view).filter(([field]) => field !== 'agenda' && field !== 'secrets'))
const kindOf = ({ kind, ...entry }: JournalEntry): string => {
  const label = entry['label']
  return kind === 'draw' && typeof label === 'string' ? `draw ${label}` : kind
}

function sightOf(game: Game, side: number, before?: When): Sight {
  const own = game.history.now.decider === side
  const told = game.journal(side, game.history.now.depth)
  const now = loaded.system.glance.when!(game.play)
  return {
    begins: own || (told[0] !== undefined && notes.get(kindOf(told[0]))?.followsDecision === true),
    ends: own || before === undefined || before.turn !== now.turn || before.phase !== now.phase,
    own,
    seen: withoutCourse(game.view(side).known),
    told,
  }
}

type Shown = Pick<Sight, 'seen' | 'told'>

/** A film made of nothing but what a side saw and was told: the first sight is where it begins. */
function filmOfSights([first, ...sights]: readonly Sight[]): Shown[] {
  const frames: { seen: JsonObject; told: JournalEntry[] }[] = []
  let ended = true
  for (const { begins, ends, seen, told } of sights) {
    if (ended || begins) frames.push({ seen, told: [...told] })
    else {
      frames.at(-1)!.told.push(...told)
      frames.at(-1)!.seen = seen
    }
    ended = ends
  }
  return frames.filter(
    ({ seen, told }, at) => told.length > 0 || !isDeepStrictEqual(seen, (frames[at - 1] ?? first)?.seen),
  )
}

const sinceOwn = (sights: readonly Sight[]): readonly Sight[] =>
  sights.slice(
    Math.max(
      0,
      sights.findLastIndex(({ own }) => own),
    ),
  )

const toldIn = (frames: readonly Frame[]): Entry[] => frames.flatMap(({ told }) => told)

async function seenIn(calls: Calls, request: { id: number; since?: number; frame: number }): Promise<JsonObject> {
  const { views, question, canUndo, canRedo } = await calls.games.filmed(request)
  expect([question, canUndo, canRedo, views.length]).toEqual([null, false, false, 1])
  return withoutCourse(views[0]!.known as JsonObject)
}

describe('the film of what happened meanwhile', { timeout: 180_000 }, () => {
  it('shows only what its side saw and was told, through a whole game', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin(march)
    let table = await calls.games.open({ id })
    const mirror = begin(loaded, { scenario: march.scenario, seed: march.seed })
    const sights = [0, 1].map((side) => [sightOf(mirror, side)])
    const pick = pickFrom(17)
    const filmed = [0, 0]
    for (let acts = 0; table.ending === null && acts < 400; acts += 1) {
      const decider = mirror.play.decider
      for (const side of [0, 1]) {
        const present = await calls.games.sit({ id, side })
        const { frames } = await calls.games.film({ id })
        const expected = filmOfSights(sinceOwn(sights[side]!))
        expect(frames.map(({ told }) => told.map(({ entry }) => entry))).toEqual(expected.map(({ told }) => told))
        expect(frames.map(({ frame }) => frame)).toEqual(expected.map((_, at) => at + 1))
        const { length } = frames
        if (length === 0) continue
        filmed[side]! += 1
        // What was told in it stands in the journal in the same words, at its end and in the same order.
        const journal = await calls.games.journal({ id })
        const told = toldIn(frames)
        expect(told).toEqual(told.length === 0 ? [] : journal.slice(-told.length))
        const last = await calls.games.filmed({ id, frame: length })
        expect([last.views, last.pieces, last.stop, last.when]).toEqual([
          present.views,
          present.pieces,
          present.stop,
          present.when,
        ])
        if (acts % 5 === 0) {
          const frame = pick(length) + 1
          expect(await seenIn(calls, { id, frame })).toEqual(expected[frame - 1]!.seen)
          const text = JSON.stringify([frames, await calls.games.filmed({ id, frame })])
          const hidden = hiddenTroops(mirror.play, side)
          expect(
            hidden.filter((name) => text.includes(`"${name}"`) || text.includes(names.get(name)?.en ?? name)),
          ).toEqual([])
        }
      }
      const { question } = await calls.games.sit({ id, side: decider })
      const { action } = question!.answers[pick(question!.answers.length)]!
      table = await calls.games.act({ id, action })
      const before = loaded.system.glance.when!(mirror.play)
      act(mirror, action)
      for (const side of [0, 1]) sights[side]!.push(sightOf(mirror, side, before))
    }
    expect(table.ending).not.toBeNull()
    expect(Math.min(...filmed)).toBeGreaterThan(20)
    for (const side of [0, 1]) {
      await calls.games.sit({ id, side })
      const { frames } = await calls.games.film({ id, since: 0 })
      const whole = filmOfSights(sights[side]!)
      expect(frames).toHaveLength(whole.length)
      expect(frames.length).toBeLessThan(sights[side]!.length)
      expect(toldIn(frames)).toEqual((await calls.games.journal({ id })).filter(({ stop }) => stop > 0))
      for (let frame = 0; frame <= frames.length; frame += 7)
        expect(await seenIn(calls, { id, since: 0, frame })).toEqual(
          frame === 0 ? sights[side]![0]!.seen : whole[frame - 1]!.seen,
        )
    }
  })

  it('says of each frame which rows of the view are others than in the frame before', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin(march)
    let table = await calls.games.open({ id })
    const pick = pickFrom(4)
    for (let acts = 0; table.ending === null && acts < 60; acts += 1) {
      const { question } = await calls.games.sit({ id, side: table.decider! })
      table = await calls.games.act({ id, action: question!.answers[pick(question!.answers.length)]!.action })
    }
    await calls.games.sit({ id, side: 0 })
    const { frames } = await calls.games.film({ id, since: 0 })
    let before = await seenIn(calls, { id, since: 0, frame: 0 })
    let moved = 0
    for (const { frame, changed } of frames) {
      const seen = await seenIn(calls, { id, since: 0, frame })
      const differing = Object.keys(seen).filter(
        (field) => JSON.stringify(seen[field]) !== JSON.stringify(before[field]),
      )
      expect(Object.keys(changed).toSorted()).toEqual(differing.toSorted())
      const tokens = (of: JsonObject) => of['token'] as Record<string, JsonObject>
      for (const token of Object.keys(tokens(seen)))
        if (tokens(seen)[token]!['zone'] !== tokens(before)[token]?.['zone']) {
          moved += 1
          expect(changed['token']).toContain(token)
        }
      before = seen
    }
    expect(moved).toBeGreaterThan(0)
  })

  it('shows everything an opponent does while an order passes for the rest of the day', async () => {
    const { calls } = serveHouse()
    const players = { sides: ['person', 'chance'] as [string, string], open: false }
    const { id } = await calls.games.begin({ ...march, scenario: 'beaumont-sedan', players })
    let table = await calls.games.open({ id })
    while (table.question!.kind !== 'impulse') {
      const { answers } = table.question!
      table = await calls.games.act({ id, action: answers.find(({ verb }) => verb.startsWith('keep'))!.action })
    }
    const { length } = await calls.games.journal({ id })
    await calls.games.order({ id, order: { order: 'pass-day' } })
    const passed = (kinds: readonly string[]): number => kinds.filter((kind) => kind === 'passed').length
    const kinds = (await calls.games.journal({ id })).slice(length).map(({ entry }) => kindOf(entry as JournalEntry))
    const { frames } = await calls.games.film({ id })
    const filmed = toldIn(frames).map(({ entry }) => kindOf(entry as JournalEntry))
    // The first pass was given by hand.
    expect(passed(kinds)).toBeGreaterThan(2)
    expect(passed(filmed)).toBe(passed(kinds) - 1)
    expect(filmed.filter((kind) => kind === 'activated')).toEqual(kinds.filter((kind) => kind === 'activated'))
  })

  it('is for those who sit, and of as many frames as there are', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin(march)
    const { decider } = await calls.games.open({ id })
    expect((await denied(calls.games.film({ id }))).code).toBe('NOT_YOURS')
    expect((await denied(calls.games.filmed({ id, frame: 0 }))).code).toBe('NOT_YOURS')
    const table = await calls.games.sit({ id, side: decider! })
    expect(await calls.games.film({ id })).toEqual({ frames: [] })
    expect((await calls.games.filmed({ id, frame: 0 })).views).toEqual(table.views)
    expect((await denied(calls.games.filmed({ id, frame: 1 }))).code).toBe('NOT_NOW')
    expect((await denied(calls.games.film({ id, since: 9 }))).code).toBe('NOT_NOW')
  })

  it('shows in an open game what an opponent has done since a person did something', async () => {
    const { calls } = serveHouse()
    const players = { sides: ['person', 'chance'] as [string, string], open: true }
    const { id } = await calls.games.begin({ ...march, players })
    let table = await calls.games.open({ id })
    const pick = pickFrom(2)
    let seen = 0
    for (let acts = 0; table.question !== null && acts < 90; acts += 1) {
      const before = (await calls.games.branches({ id })).find(({ current }) => current)!.length
      table = await calls.games.act({ id, action: table.question.answers[pick(table.question.answers.length)]!.action })
      const after = (await calls.games.branches({ id })).find(({ current }) => current)!.length
      const { frames } = await calls.games.film({ id })
      expect(frames.length).toBeLessThan(after - before)
      if (frames.length === 0) continue
      expect((await calls.games.filmed({ id, frame: frames.length })).views).toEqual(table.views)
      seen += 1
    }
    expect(seen).toBeGreaterThan(3)
  })
})
