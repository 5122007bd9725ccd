import { describe, expect, it } from 'vitest'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { carryOut } from '#engine/kernel/game/carry-out.ts'
import { Game } from '#engine/kernel/game/game.ts'
import type { Order } from '#engine/kernel/system/orders.ts'
import { textIn } from '#engine/kernel/values/result.ts'
import { loadCampaign, type RuleSystem } from '#engine/kernel/system/system.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import type { Question, GameSnapshot } from '../../src-main/contract/games.ts'
import { Wording } from '../../src-main/wording/wording.ts'
import { indexBoard } from '../../src-renderer/map/board/board.ts'
import type { Thing } from '../../src-renderer/state/known/thing.ts'
import { linkAnswers } from '../../src-renderer/at-table/answer-links.ts'
import { systemWindow } from '../../src-renderer/main/systems.ts'
import { campaignFolder } from '../kernel/campaign-folder.ts'
import { settingOf } from './setting-of.ts'

const noAnswers: Question['answers'] = []

const games = [
  ['gaiter-button', gaiterButton, 'chalons-1870', 'august-1870', 700],
  ['portable-spicheren', portableSpicheren, 'portable-spicheren', 'spicheren', 500],
  ['wissembourg-spicheren', wissembourgSpicheren, 'spicheren-1870', 'spicheren', 700],
  ['storm-over-belfort', stormOverBelfort, 'belfort-1870', 'siege', 700],
  ['escape-from-sedan', escapeFromSedan, 'escape-from-sedan-1870', 'escape', 250],
] as const

describe.each(games)('the window of %s', (_, system, folder, scenario, acts) => {
  const files = campaignFolder(folder)
  const read = loadCampaign(system as RuleSystem, files)
  if (!read.ok) throw new Error('the campaign does not load')
  const loaded = read.value
  const wording = new Wording(loaded, files)
  const setting = settingOf(loaded, files)
  const ui = systemWindow(system.id).uiFor(setting, 'en')

  it('finds what every answer is about on its map, counters where they stand, and has a reason for every question', () => {
    const begun = Game.begin(loaded, { scenario, switches: {}, seed: 'desks' })
    if (!begun.ok) throw new Error('the game does not begin')
    const game = begun.value
    const index = indexBoard(ui.sheet?.board ?? { sheet: { width: 1, height: 1, paper: '' }, places: [], ways: [] })
    const astray: string[] = []
    const unexplained = new Set<string>()
    let onMap = 0
    for (let act = 0; act < acts && game.decision() !== undefined; act++) {
      const table = tableOf(game)
      const { question } = table
      if (question === null) break
      const asked = { table, question }
      const pieces = ui.piecesOf(table)
      const standing = new Set(pieces.map(({ id }) => id))
      const isThere = ({ kind, id }: Thing): boolean =>
        kind === 'piece' ? standing.has(id) : (kind === 'zone' ? index.places : index.ways).has(id)
      for (const { id, place } of pieces) if (!index.places.has(place)) astray.push(`${id} in ${place}`)
      const links = linkAnswers(ui, asked)
      onMap += links.onMap.length
      for (const { action } of links.onMap)
        if (!links.thingsOf(action).some(isThere)) astray.push(`${question.prompt}: ${action}`)
      for (const thing of ui.subjectsOf(asked)) if (thing.kind !== 'piece' && !isThere(thing)) astray.push(thing.id)
      if (ui.whyNow(question, true) === null) unexplained.add(`${question.kind} ${question.prompt}`)
      const { actions } = game.play
      const code = Array.from(actions)[(act * 7919) % actions.length]
      if (code !== undefined) game.act(code)
    }
    expect(onMap).toBeGreaterThan(500)
    expect([...new Set(astray)]).toEqual([])
    expect([...unexplained]).toEqual([])
  })

  it.runIf(ui.notesOdds !== undefined)(
    'tells beside answers how likely they do what they are for, at every kind of question where it wants to',
    () => {
      const begun = Game.begin(loaded, { scenario, switches: {}, seed: 'notes' })
      if (!begun.ok) throw new Error('the game does not begin')
      const game = begun.value
      const [kinds, noted] = [new Set<string>(), new Set<string>()]
      for (let act = 0; act < acts && game.decision() !== undefined; act++) {
        const table = tableOf(game)
        const { question } = table
        if (question !== null && ui.notesOdds?.(question) === true) {
          const odds = game.odds()
          for (const answer of question.answers) {
            const own = odds.find(({ action }) => action === answer.action)?.odds
            if (own === undefined) continue
            kinds.add(question.kind)
            const note = ui.noteOf?.(answer, { table, question }, own) ?? null
            if (note === null) continue
            noted.add(question.kind)
            expect(note, answer.action).toMatch(/\d%| or more|^barred/)
            // Of what it is the chance is said.
            expect(note, answer.action).toMatch(/[a-z]/)
            expect(ui.noteOf?.(answer, { table, question }, undefined) ?? null).toBeNull()
          }
        }
        const { actions } = game.play
        const code = Array.from(actions)[(act * 7919) % actions.length]
        if (code !== undefined) game.act(code)
      }
      expect(noted.size).toBeGreaterThan(0)
      expect([...noted].toSorted()).toEqual([...kinds].toSorted())
    },
  )

  it('has a reason for every question that the rules can ask', () => {
    const kinds = system.rules.kinds.filter(({ rules }) => rules.answers !== undefined).map(({ name }) => name)
    expect(kinds.length).toBeGreaterThan(5)
    expect(
      kinds.filter((kind) => ui.whyNow({ kind, prompt: kind, answers: noAnswers } as Question, false) === null),
    ).toEqual([])
  })

  it.runIf(system.id === 'wissembourg-spicheren')(
    'sends who is on his way on to places farther off than his next step, and the engine carries that out',
    () => {
      const begun = Game.begin(loaded, { scenario, switches: {}, seed: 'on the way' })
      if (!begun.ok) throw new Error('the game does not begin')
      const game = begun.value
      const by = ui.ordering!
      let sent = 0
      for (let act = 0; act < acts && game.decision() !== undefined; act++) {
        const table = tableOf(game)
        const { question } = table
        if (question?.kind === 'move' && sent < 12) {
          const asked = { table, question }
          const [start, ...others] = by.startsOf(asked)
          expect(others).toEqual([])
          const draft = { from: start!.place, first: null, who: null, strikes: false, how: {} }
          const study = game.study(game.play.decider, by.requestFor(draft, asked))
          if (!study.ok) throw new Error(study.error.message)
          const shown = by.show(study.value, draft, asked)
          expect(shown.here).toEqual([])
          const steps = new Set(
            question.answers.filter(({ verb }) => verb === 'step').map(({ things }) => things[0]!.name),
          )
          for (const hex of steps) expect(start!.goals).not.toContain(hex)
          const far = shown.targets.find((hex) => !steps.has(hex))
          if (far !== undefined) {
            expect(start!.goals).toContain(far)
            const { order } = shown.forecastOf(far).order!
            const unit = order['unit'] as string
            const carried = carryOut(game, order as Order, (code) => game.act(code))
            if (!carried.ok) throw new Error(JSON.stringify(carried.error))
            // He is there, or what he met on his way has stopped him.
            const { hex } = (game.view(game.play.decider).known as { unit: Record<string, { hex: string }> }).unit[
              unit
            ]!
            const way = order['by'] as string[]
            expect(carried.value.end === 'stopped' || hex === far || way.includes(hex), `${unit} in ${hex}`).toBe(true)
            sent += 1
            continue
          }
        }
        const { actions } = game.play
        game.act(Array.from(actions)[(act * 7919) % actions.length]!)
      }
      expect(sent).toBe(12)
    },
  )

  it.runIf(system.id === 'storm-over-belfort')(
    'orders all guns at no zone where they could do nothing, and none while the chances are not known',
    () => {
      const begun = Game.begin(loaded, { scenario, switches: {}, seed: 'notes' })
      if (!begun.ok) throw new Error('the game does not begin')
      const game = begun.value
      const found = { breach: 0, spent: 0, none: 0 }
      for (let act = 0; act < acts && game.decision() !== undefined; act++) {
        const table = tableOf(game)
        const { question } = table
        if (question?.kind === 'bombardment') {
          const odds = game.odds()
          const noteOf = (answer: Question['answers'][number]) =>
            ui.noteOf?.(answer, { table, question }, odds.find(({ action }) => action === answer.action)?.odds) ?? null
          const bombards = (known: typeof odds | null) =>
            (ui.quickOrdersOf?.({ table, question }, known) ?? []).filter(({ order }) => order['order'] === 'bombard')
          expect(bombards(null)).toEqual([])
          const ordered = bombards(odds)
          if (ordered.length === 0) found.none += 1
          for (const { order } of ordered) {
            const guns = question.answers.filter(({ things }) => things[1]?.name === order['zone'])
            const notes = guns.map(noteOf).filter((note) => note !== 'no effect')
            expect(notes.length, order['zone'] as string).toBeGreaterThan(1)
            if (order['until'] === 'breach') found.breach += 1
            else found.spent += 1
          }
        }
        const { actions } = game.play
        game.act(Array.from(actions)[(act * 7919) % actions.length]!)
      }
      expect(found.spent).toBeGreaterThanOrEqual(found.breach)
      expect(found.breach).toBeGreaterThan(0)
      expect(found.none).toBeGreaterThan(0)
    },
  )

  it.runIf(system.id === 'gaiter-button')(
    'asks of a stack on the march about the very place that is pointed at',
    () => {
      const begun = Game.begin(loaded, { scenario: 'first-march', switches: {}, seed: 'pointed at' })
      if (!begun.ok) throw new Error('the game does not begin')
      const game = begun.value
      const index = indexBoard(ui.sheet!.board)
      const found = { apart: 0, adjoining: 0 }
      for (let act = 0; act < 150 && game.decision() !== undefined; act++) {
        const table = tableOf(game)
        const question = table.question!
        if (question.kind === 'activation') {
          const from = textIn(question.about.zone)
          const ways = new Map(index.links.get(from)!.map(({ to, way }) => [to, way.id]))
          for (const place of index.places.keys()) {
            const thing = { kind: 'zone', id: place } as const
            const requests = ui.actionsOf(thing, { table, question }, [])
            const refused = requests.map((request) => {
              const code = game.play.layout.language.parseText(request)
              return code.ok ? game.explain(game.play.decider, code.value) : undefined
            })
            const first = refused.find((refusal) => refusal !== undefined)
            const way = ways.get(place)
            if (way !== undefined) {
              expect(
                requests.find((request) => request.startsWith('move ')),
                place,
              ).toBe(`move ${way}`)
              found.adjoining += 1
            } else if (place !== from && first?.rule === 'gb.march.connection') {
              expect(first, `${from}, ${place}: ${requests.join()}`).toMatchObject({
                reason: 'apart',
                facts: { zone: from, to: place },
              })
              found.apart += 1
            }
            if (place !== from) expect(first?.reason, `${from}, ${place}: ${requests[0]}`).not.toBe('elsewhere')
          }
        }
        const { actions } = game.play
        game.act(Array.from(actions)[(act * 7919) % actions.length]!)
      }
      expect(found.adjoining).toBeGreaterThan(20)
      expect(found.apart).toBeGreaterThan(200)
    },
  )

  it.runIf(system.id === 'wissembourg-spicheren')('shows where several go who are sent together', () => {
    const begun = Game.begin(loaded, { scenario, switches: {}, seed: 'together' })
    if (!begun.ok) throw new Error('the game does not begin')
    const game = begun.value
    for (let act = 0; act < acts && game.decision() !== undefined; act++) {
      const table = tableOf(game)
      const { question } = table
      const asked = question === null ? undefined : { table, question }
      const [start] = asked === undefined ? [] : ui.ordering!.startsOf(asked)
      const who = question?.answers.flatMap(({ verb, things: [unit] }) => (verb === 'move' && unit ? [unit.name] : []))
      if (asked !== undefined && start !== undefined && who !== undefined && who.length > 1) {
        const draft = { from: start.place, first: null, who, strikes: false, how: {} }
        const study = game.study(game.play.decider, ui.ordering!.requestFor(draft, asked)!)
        if (!study.ok) throw new Error(study.error.message)
        const shown = ui.ordering!.show(study.value, draft, asked)
        const [target = ''] = shown.targets
        expect(shown.overlay.zones.length).toBeGreaterThan(0)
        expect(shown.forecastOf(target).overlay.zones).toContainEqual({ id: target, tone: 'chosen' })
        return
      }
      const { actions } = game.play
      game.act(actions.at((act * 7919) % actions.length))
    }
    throw new Error('nobody may move')
  })

  it.runIf(system.id === 'wissembourg-spicheren')('has all of a formation in hand whose marker is played', () => {
    const begun = Game.begin(loaded, { scenario, switches: {}, seed: 'in hand' })
    if (!begun.ok) throw new Error('the game does not begin')
    const game = begun.value
    const inHand = new Map<string, readonly string[]>()
    for (let act = 0; act < acts && game.decision() !== undefined; act++) {
      const table = tableOf(game)
      const { question } = table
      if (question?.kind === 'activation')
        inHand.set(
          textIn(question.about['formation']),
          ui.subjectsOf({ table, question }).map(({ id }) => id),
        )
      const { actions } = game.play
      game.act(actions.at((act * 7919) % actions.length))
    }
    expect(inHand.get('fr-cavalry')).toEqual(expect.arrayContaining(['valabregue', 'bachelier']))
    expect(inHand.get('fr-cavalry')).not.toContain('jolivet')
    expect(inHand.get('ge-13')).toEqual(expect.arrayContaining(['goltz', 'gluemer']))
  })

  function tableOf(game: Game): GameSnapshot {
    const { play } = game
    const asked = game.decision()
    return {
      system: system.id,
      sides: loaded.layout.sides as GameSnapshot['sides'],
      views: [0, 1].map((side) => ({ side, known: game.view(side).known as GameSnapshot['views'][number]['known'] })),
      question:
        asked === undefined
          ? null
          : {
              ...asked,
              about: asked.about as Question['about'],
              sentence: wording.question(asked),
              answers: Array.from(play.actions, (code) => ({
                action: play.layout.language.textOf(code),
                title: { en: '', fr: '' },
                ...play.layout.language.partsOf(code),
              })),
            },
      // The window reads nothing else of a table.
    } as Partial<GameSnapshot> as GameSnapshot
  }
})
