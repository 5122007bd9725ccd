import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Play } from '#engine/kernel/play/play.ts'
import { study } from '#engine/gaiter-button/studies/studies.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { type Json, type JsonObject, textIn } from '#engine/kernel/values/result.ts'
import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import type { Words } from '../../../src-main/contract/words.ts'
import { indexBoard, wayBetween } from '../../../src-renderer/map/board/board.ts'
import type { Thing } from '../../../src-renderer/state/known/thing.ts'
import { type LayerView, newPlay } from '../../../src-renderer/state/known/play-view.ts'
import type { Kit } from '../../../src-renderer/state/kit/kit.ts'
import { layerActions } from '../../../src-renderer/state/table/layers.ts'
import { createStore } from '../../../src-renderer/state/kit/store.ts'
import { initialView, type Look } from '../../../src-renderer/state/known/view.ts'
import type { SystemUi, LayerShown, LayerRequest } from '../../../src-renderer/system-ui/system-ui.ts'
import { readOrderOfBattle } from '../../../src-renderer/systems/gaiter-button/counters/order-of-battle.ts'
import { toolsFor } from '../../../src-renderer/systems/gaiter-button/layers/tools.ts'
import { layers as english } from '../../../src-renderer/systems/gaiter-button/layers/words.en.ts'
import { systemWindow } from '../../../src-renderer/main/systems.ts'
import { pickFrom } from '../../kernel/table.ts'
import { draw, sketches } from '../../rulebook/gaiter-button/sketches.ts'
import { campaign, files, wholeGame } from '../../rulebook/gaiter-button/table.ts'
import { settingOf } from '../setting-of.ts'

/** What is laid over the map: shown from what the process works out, and asked for again when something has changed. */

const setting = settingOf(campaign, files)
const uis = {
  en: systemWindow(gaiterButton.id).uiFor(setting, 'en'),
  fr: systemWindow(gaiterButton.id).uiFor(setting, 'fr'),
}
const rules = new Set(gaiterButton.book.rulebook.map(({ id }) => id))
const index = indexBoard(uis.en.sheet!.board) // the campaign has a map

describe('the layers of Gaiter Button', () => {
  it('show what is worked out on places there are, in words of both languages, with rules of the book', () => {
    const [found, shown] = [new Set<string>(), new Set<string>()]
    for (const [scenario, seed] of [
      ['august-1870', 1],
      ['beaumont-sedan', 4],
    ] as const) {
      const pick = pickFrom(seed)
      const { game } = wholeGame(scenario, `layers ${seed}`)
      for (let acts = 0; acts < 400 && game.play.decider >= 0; acts++) {
        game.act(game.play.actions.at(pick(game.play.actions.length)))
        if (acts % 90 !== 60) continue
        for (const side of [0, 1])
          for (const language of ['en', 'fr'] as const) look(uis[language], game, side, found, shown)
      }
    }
    expect(unnamed(found)).toEqual([])
    expect(uis.en.layers!.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
    expect(shown).toContain('something less')
  })

  it('have words for whatever breaks a line', () => {
    const found = new Set<string>()
    fc.assert(
      fc.property(sketches, (sketch) => {
        const g = draw(sketch)
        for (const side of [0, 1])
          for (const name of ['supply', 'provision', 'command']) {
            const answer = study(g, side, { study: name })
            if (answer.ok) reasonsIn(answer.value, found)
          }
      }),
      { numRuns: 12 },
    )
    expect(unnamed(found)).toEqual([])
    expect(found.size).toBeGreaterThan(8)
  })

  const unnamed = (found: ReadonlySet<string>) => [...found].filter((reason) => !Object.hasOwn(english.breaks, reason))

  function look(
    ui: SystemUi,
    game: Parameters<typeof tableOf>[0],
    side: number,
    found: Set<string>,
    seen: Set<string>,
  ): void {
    const table = tableOf(game, side)
    const pieces = ui.piecesOf(table)
    for (const layer of ui.layers ?? []) {
      const own = pieces.find((piece) => piece.side === side && !piece.id.startsWith('garrison '))
      const picked: Thing | null = own === undefined ? null : { kind: 'piece', id: own.id }
      const requests: LayerRequest = { table, side, picked, pieces, without: [] }
      const request = layer.requestFor(requests)
      if (request === null) continue
      const worked = game.study(side, request)
      // What cannot be worked out now is said in a sentence.
      if (!worked.ok) {
        expect(worked.error.message).toMatch(/\.$/)
        continue
      }
      reasonsIn(worked.value, found)
      const shown = layer.show(worked.value, requests)
      expectShown(`${layer.id} ${side}`, shown)
      seen.add(layer.id)
      const [first] = shown.removable
      if (first === undefined) continue
      const without = { ...requests, without: [first.id] }
      const less = game.study(side, layer.requestFor(without)!) // as it was asked for before
      if (!less.ok) throw new Error(less.error.message)
      const thought = layer.show(less.value, without)
      expectShown(`${layer.id} ${side} without ${first.id}`, thought)
      expect(thought.removable.map(({ id }) => id)).toContain(first.id)
      expect(thought.findings.length).toBeGreaterThan(0)
      seen.add('something less')
    }
  }

  function expectShown(what: string, { overlay, key, findings, removable }: LayerShown): void {
    const isThere = ({ kind, id }: Thing): boolean =>
      kind === 'piece' || (kind === 'zone' ? index.places : index.ways).has(id)
    const astray = [
      ...findings.flatMap(({ at }) => (at === undefined || isThere(at) ? [] : [at.id])),
      ...removable.flatMap(({ thing }) => (isThere(thing) ? [] : [thing.id])),
      ...overlay.zones.flatMap(({ id }) => (index.places.has(id) ? [] : [id])),
      ...overlay.ways.flatMap(({ from, to }) => (wayBetween(index, from, to) ? [] : [`${from} ${to}`])),
      ...findings.flatMap(({ rule }) => (rule === undefined || rules.has(rule) ? [] : [rule])),
    ]
    expect([what, astray]).toEqual([what, []])
    const words = [...key, ...findings, ...removable].map((one) => one.words)
    const unsaid = words.filter((one) => one === '' || /undefined|null|NaN|\b(fr|ge)-\w+-\d/.test(one))
    expect([what, unsaid]).toEqual([what, []])
    expect(new Set(key.map((one) => one.words)).size).toBe(key.length)
  }

  /** Reasons why lines break. */
  function reasonsIn(json: Json, found: Set<string>): void {
    if (typeof json !== 'object' || json === null) return
    if (!Array.isArray(json)) {
      const where = (json as JsonObject)['break']
      if (typeof where === 'object' && where !== null) found.add(textIn((where as JsonObject)['reason']))
    }
    for (const inside of Object.values(json)) reasonsIn(inside as Json, found)
  }

  it('call counters by names that say what they are', () => {
    const book = readOrderOfBattle(files['order-of-battle.json'] as Json, files['map.json'] as Json) // as read from JSON
    const whoIn = (language: 'en' | 'fr') => toolsFor(language, index, book, {}).who
    const [decoy, detachments] = [['german-decoy-4'], ['fr-d-6', 'fr-d-c']]
    expect([whoIn('en')(decoy), whoIn('fr')(decoy)]).toEqual(['decoy 4', 'leurre 4'])
    expect(whoIn('en')(detachments)).toBe('detachment 6 and detachment C')
    expect(whoIn('fr')(detachments)).toBe('détachement 6 et détachement C')
    expect(whoIn('fr')([...decoy, ...detachments])).toBe('3 pions')
  })

  it('have a name and an explanation in both languages', () => {
    for (const { id, title, what } of uis.en.layers ?? [])
      for (const words of [title, what] as Words[])
        for (const language of ['en', 'fr'] as const) expect([id, words[language].length > 3]).toEqual([id, true])
    expect(uis.en.layers?.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['supply', 'provision', 'command', 'axes', 'victory']),
    )
  })
})

/** What is read of a table by layers. */
function tableOf(game: ReturnType<typeof wholeGame>['game'], side: number): GameSnapshot {
  const { play }: { play: Play } = game
  return {
    system: gaiterButton.id,
    sides: ['french', 'german'],
    seat: side,
    views: [{ side, known: game.view(side).known as GameSnapshot['views'][number]['known'] }],
    decider: play.decider,
    question: null,
    stop: 0,
  } as Partial<GameSnapshot> as GameSnapshot
}

describe('the state of a layer', () => {
  const look: Look = { textSize: 100, theme: 'system', motion: 'system', sideColours: 'period' }

  /** A host that answers when the test lets it. */
  function waitingHost() {
    const asked: { readonly request: JsonObject; readonly answer: (study: JsonObject) => void }[] = []
    const store = createStore(initialView('connected', 'en', look))
    store.change((view) => {
      view.play = { ...newPlay(7) } as typeof view.play
    })
    const study = (input: { request: JsonObject }) =>
      new Promise<{ study: JsonObject }>((done) => {
        asked.push({ request: input.request, answer: (answer) => done({ study: answer }) })
      })
    const kit = {
      host: { calls: { games: { study } }, connection: () => 'connected' },
      store,
      places: {},
      attempt: (work: () => Promise<void>) => void work(),
    } as unknown as Kit // nothing else of the host is asked
    return { asked, store, layers: layerActions(kit), now: (): LayerView | null => store.get().play?.layer ?? null }
  }
  const soon = () => new Promise((done) => setTimeout(done))

  it('keeps the answer to what was asked last, whichever comes last', async () => {
    const { asked, layers, now } = waitingHost()
    layers.show('supply', 0)
    layers.workOut({ study: 'supply' }, undefined)
    layers.toggle('bridge a-b')
    layers.workOut({ study: 'supply', without: ['bridge a-b'] }, undefined)
    expect(now()?.busy).toBe(true)
    asked[1]!.answer({ number: 2 })
    await soon()
    asked[0]!.answer({ number: 1 })
    await soon()
    expect(now()).toMatchObject({ busy: false, without: ['bridge a-b'] })
    expect(now()?.worked).toMatchObject({ study: { number: 2 }, without: ['bridge a-b'] })
  })

  it('takes nothing over to another layer, to another side, or behind the curtain', async () => {
    const { asked, store, layers, now } = waitingHost()
    layers.show('supply', 0)
    layers.toggle('bridge a-b')
    layers.workOut({ study: 'supply' }, undefined)
    layers.show('command', 0)
    asked[0]!.answer({ number: 1 })
    await soon()
    expect(now()).toMatchObject({ id: 'command', worked: null, without: [] })
    layers.workOut({ study: 'command' }, undefined)
    asked[1]!.answer({ number: 2 })
    await soon()
    layers.lookAs(1)
    expect(now()).toMatchObject({ side: 1, worked: null })
    layers.workOut({ study: 'command' }, undefined)
    // The table is covered, and the other side sits down.
    store.change((view) => {
      view.play = { ...newPlay(7) } as typeof view.play
    })
    asked[2]!.answer({ number: 3 })
    await soon()
    expect(now()).toBeNull()
    layers.toggle('bridge a-b')
    layers.workOut({ study: 'command' }, undefined)
    expect([now(), asked.length]).toEqual([null, 3])
  })

  it('asks nothing while something has to be picked', () => {
    const { asked, layers, now } = waitingHost()
    layers.show('reach', 0)
    layers.workOut(null, undefined)
    expect([asked.length, now()?.busy]).toEqual([0, false])
    layers.pick({ kind: 'piece', id: 'fr-1-1' })
    layers.workOut({ study: 'reach', counter: 'fr-1-1' }, 4)
    expect(asked).toHaveLength(1)
  })
})
