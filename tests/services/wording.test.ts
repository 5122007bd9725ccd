import { describe, expect, it } from 'vitest'
import { spacedFrench } from '#engine/kernel/values/french.ts'
import { systems } from '#engine/systems/registry.ts'
import { readCampaignFolder } from '../../src-main/campaigns/campaign-files.ts'
import { namesOf } from '../../src-main/wording/names.ts'
import { compile } from '../../src-main/games/open/pinned-campaigns.ts'
import { inLanguage } from '../../src-main/wording/bilingual.ts'
import { Wording } from '../../src-main/wording/wording.ts'
import { house, makeFolder } from '../house/workshop.ts'
import { begin, load } from '../kernel/table.ts'
import { trials } from '../kernel/trials.ts'
import { serve } from '../main/workshop.ts'
import { serveHouse, open } from './table.ts'

const campaigns = systems.map((system) => {
  const id = trials[system.id]!.campaigns[0]! // every system is tried with one at least
  const { files } = readCampaignFolder(`${house}/campaigns/${id}`)
  return { id, files, loaded: load(system, files) }
})
const [chalons, spicheren] = campaigns as [(typeof campaigns)[0], (typeof campaigns)[0]]

describe('the names of things', () => {
  it('are those of the rule system and of its board, in both languages', () => {
    const names = namesOf(chalons.loaded, chalons.files)
    expect(names.get('fr-1-1')?.en).toBe('1st Division, 1st Corps (Wolff)')
    expect(names.get('fr-1-1')?.fr).not.toBe(names.get('fr-1-1')?.en)
    expect(names.get('signy-le-petit')).toEqual({ en: 'Signy-le-Petit', fr: 'Signy-le-Petit' })
    expect(names.get('signy-le-petit-maubert-fontaine')?.fr).toBe('Signy-le-Petit – Maubert-Fontaine')
    expect(namesOf(spicheren.loaded, spicheren.files).get('francois')?.fr).toBe('Brigade de François')
  })

  it('stand for each thing in a list', () => {
    const system = systems.find(({ id }) => id === 'wissembourg-spicheren')!
    const { files } = readCampaignFolder(`${house}/campaigns/spicheren-1870`)
    const facts = { unit: 'kameke', hex: '1604', units: 'francois, woyna' }
    const said = new Wording(load(system, files), files).reason({ rule: 'ws.assault.advance', reason: 'other', facts })
    expect(said.en).toContain('27 François, 28 Woyna')
    expect(said.fr).toContain('27 François, 28 Woyna')
  })

  it('are there for every counter, unit, zone and connection that an action can name', () => {
    for (const { files, loaded } of campaigns) {
      const names = namesOf(loaded, files)
      const { nouns } = loaded.layout.language
      for (const noun of ['counter', 'unit', 'zone', 'connection', 'side'])
        for (const id of noun === 'counter'
          ? (nouns[noun]?.filter((one) => !/detachment|decoy/.test(one)) ?? [])
          : (nouns[noun] ?? [])) {
          if (noun === 'side' && files['text.en.json'] === undefined) continue
          expect(names.has(id), `${noun} ${id}`).toBe(true)
        }
    }
  })

  it('of places and ways are none where there is no board', () => {
    const names = namesOf(chalons.loaded, {})
    expect([names.has('fr-1-1'), names.has('signy-le-petit')]).toEqual([true, false])
  })
})

describe('sentences', () => {
  it('call things by their names, and leave what they have no fact for as it stands', () => {
    const wording = new Wording(chalons.loaded, chalons.files)
    expect(wording.sentence('verb.drop-off', { counter: 'fr-1-1' })?.en).toBe(
      'Leave 1st Division, 1st Corps (Wolff) here',
    )
    expect(wording.sentence('verb.drop-off')?.en).toBe('Leave {counter} here')
    expect(wording.sentence('no.such.sentence')).toBeNull()
    expect(wording.sides.map(({ fr }) => fr)).toEqual(['Français', 'Allemands'])
  })

  it('are filled for every answer to every question at the beginning of every scenario', () => {
    for (const { files, loaded } of campaigns) {
      const wording = new Wording(loaded, files)
      for (const { id: scenario } of loaded.scenarios) {
        const game = begin(loaded, { scenario })
        const asked = game.decision()!
        const told = [wording.question(asked), ...Array.from(game.play.actions, (code) => wording.action(loaded, code))]
        for (const { en, fr } of told) expect(`${en} ${fr}`).not.toMatch(/[{}]/)
      }
    }
  })

  it('of a refusal name the question and the side as they are printed', () => {
    const wording = new Wording(spicheren.loaded, spicheren.files)
    expect(wording.sentence('verb.face', { direction: 'N' })?.fr).toContain('nord')
    const game = begin(spicheren.loaded)
    const { play } = game
    const turn = game.explain(1 - play.decider, play.actions.at(0))!
    const side = wording.sides[play.decider]!
    expect(wording.refusal(game, turn)).toEqual({
      en: `The other side decides now: ${side.en}.`,
      fr: spacedFrench(`C’est à l’autre camp de décider : ${side.fr}.`),
    })
    const asked = wording.question(game.decision()!)
    const refusal = { rule: 'kernel.question', reason: 'not-asked', facts: { prompt: 'x', verb: 'fly' } }
    expect(wording.refusal(game, refusal).fr).toBe(
      spacedFrench(`La question est « ${asked.fr} » ; « fly » n’y répond pas.`),
    )
  })
})

describe('a campaign that a game is pinned to', () => {
  it('is compiled only when it is the one that was pinned and there are rules for it', () => {
    const { files, loaded } = spicheren
    const reason = (...asked: Parameters<typeof compile>): string => {
      const compiled = compile(...asked)
      return compiled.ok ? 'none' : inLanguage('en', compiled.error)
    }
    expect(reason(files, systems, loaded.hash)).toBe('none')
    expect(reason(files, systems, 'other')).toMatch(/not the one it was played with/)
    expect(reason(files, [], loaded.hash)).toMatch(/no rules called “portable-spicheren”/)
    expect(reason({}, systems, loaded.hash)).toMatch(/does not say what it is/)
    expect(reason({ ...files, 'map.json': {} }, systems, loaded.hash)).toMatch(
      /cannot be read by this program: map\.json/,
    )
  })

  it('is found on the shelves by its name and by its content', () => {
    const shelf = serve({ origin: 'house', folder: `${house}/campaigns` })
    expect(shelf.playable('portable-spicheren')?.loaded.hash).toBe(spicheren.loaded.hash)
    expect(shelf.withHash(spicheren.loaded.hash)?.loaded.system.id).toBe('portable-spicheren')
    expect([shelf.playable('sedan'), shelf.withHash('sedan')]).toEqual([undefined, undefined])
    expect(serve({ origin: 'own', folder: makeFolder({}) }).withHash(spicheren.loaded.hash)).toBeUndefined()
  })

  it('has its map drawn as the campaign on the shelf has it, of which the game is', { timeout: 120_000 }, async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({ campaign: 'portable-spicheren', scenario: 'spicheren', players: open })
    await calls.games.open({ id })
    const { svg } = await calls.games.draw({ id, language: 'fr' })
    expect(svg).toMatch(/^<svg/)
    // These words and the drawing are in files that no game is pinned to.
    expect(svg).toContain('PLAN DE LA BATAILLE')
    expect(svg).toMatch(/<g id="houses">\s*<path/)
    expect((await calls.games.setting({ id })).board?.kind).toBe('hexes')
  })

  it('is played by sides that wear what the rules say, at the table and in the list', async () => {
    const { calls } = serveHouse()
    const games = [
      ['chalons-1870', 'first-march', ['blue', 'grey']],
      ['portable-spicheren', 'spicheren', ['grey', 'blue']],
    ] as const
    for (const [campaign, scenario, dress] of games) {
      const { id } = await calls.games.begin({ campaign, scenario, players: open })
      await calls.games.open({ id })
      expect((await calls.games.setting({ id })).dress).toEqual(dress)
      expect((await calls.library.list({})).find((one) => one.id === id)?.dress).toEqual(dress)
    }
  })
})
