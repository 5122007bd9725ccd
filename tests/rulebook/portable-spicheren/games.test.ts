import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Game } from '#engine/kernel/game/game.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { everyOutcome } from '#engine/kernel/play/odds.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import { loadGame } from '#engine/kernel/game/save.ts'
import { fill, kernelWords } from '#engine/kernel/system/words.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { actionsToTry } from '../../kernel/conformance/walk.ts'
import { begin as beginGame, pickFrom } from '../../kernel/table.ts'
import { tries } from '../../tries.ts'
import { newRecord, recordFile } from './record.ts'
import { begin, campaign, position, type Table } from './table.ts'
import { warlike } from './warlike.ts'

const { invariants } = portableSpicheren.rules
const { words } = portableSpicheren.book

/** Every shot hits as often as the probability card says: (3 + modifiers) sixths, at least none and at most six. */
function expectCard(game: Game): void {
  for (const { odds } of game.odds()) {
    const { outcome, hit, modifiers } = odds as { outcome?: object; hit?: number; modifiers?: { value: number }[] }
    if (outcome === undefined || modifiers === undefined) continue
    const sum = modifiers.reduce((all, { value }) => all + value, 0)
    expect(hit).toBeCloseTo(Math.min(6, Math.max(0, 3 + sum)) / 6, 9)
  }
}

/** A sentence names only facts that are there. */
function expectFilled(key: string, facts: object): void {
  const named = [...words.fr[key]!.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const missing = named.filter((name) => !Object.hasOwn(facts, name))
  if (missing.length > 0) throw new Error(`${key} lacks ${missing.join(', ')}`)
}

describe('two hundred games, or a third of them, between people who want to fight', () => {
  const met = new Set<string>()
  const endings = new Map<string, number>()

  it('end, and nothing that is always true is ever untrue', () => {
    const untrue: string[] = []
    for (let number = 0; number < tries(200, 1, 3); number++) {
      const pick = pickFrom(number + 1)
      const switches = Object.fromEntries(campaign.scenarios[0]!.switches.map(({ id }) => [id, pick(2) === 1]))
      const scenario = campaign.scenarios[number % 3]!.id
      const game = beginGame(campaign, { scenario, switches, seed: `war ${number}` })
      const { play } = game
      for (let acts = 0; play.ending === undefined; acts++) {
        if (acts > 2000) throw new Error(`game ${number} does not end`)
        if (acts % 41 === 7) expectCard(game)
        const { prompt, about } = game.decision()!
        met.add(`prompt.${prompt}`)
        expectFilled(`prompt.${prompt}`, about)
        const text = warlike(game, pick)
        met.add(`verb.${text.split(' ')[0]!}`)
        const parsed = play.layout.language.parseText(text)
        if (!parsed.ok || !game.act(parsed.value).ok) throw new Error(`game ${number}: ${text}`)
        for (const { rule, broken } of invariants) {
          const wrong = broken(play)
          if (wrong !== undefined) untrue.push(`game ${number} after ${acts} acts, ${rule}: ${wrong.en}`)
        }
      }
      const ending = play.layout.endings[play.ending.ending]!
      endings.set(ending, (endings.get(ending) ?? 0) + 1)
      met.add(`ending.${ending}`)
      for (const entry of game.journal(EVERYONE)) {
        met.add(`journal.${entry.kind}`)
        if (entry.kind !== 'draw') expectFilled(`journal.${entry.kind}`, entry)
        if (typeof entry['label'] === 'string') met.add(`draw.${entry['label']}`)
        for (const value of Object.values(entry)) {
          if (Array.isArray(value)) for (const { label } of value as { label: string }[]) met.add(`ledger.${label}`)
        }
      }
    }
    expect(untrue).toEqual([])
  }, 120_000)

  it('see nearly everything that the journal can tell', () => {
    const told = [...met].filter((key) => key.startsWith('journal.'))
    const rare = ['journal.left-board', 'journal.placed']
    const missing = portableSpicheren.rules.entries
      .map(({ name }) => `journal.${name}`)
      .filter((key) => !told.includes(key) && !rare.includes(key))
    expect(missing).toEqual([])
  })
  it('end in more than one way', () => {
    expect(endings.size).toBeGreaterThanOrEqual(2)
  })
  it('have words in both languages for all that is met', () => {
    const keys = [...met].filter((key) => key !== 'journal.draw')
    keys.push(...portableSpicheren.endings.map((ending) => `ending.${ending}`))
    for (const language of ['en', 'fr'] as const) {
      expect(keys.filter((key) => !(key in words[language]) && !(key in kernelWords[language]))).toEqual([])
    }
  })
})

describe('in games between people who want to fight', () => {
  it('an action is on the list exactly when no rule refuses it, and every refusal has a rule and words', () => {
    const faults: string[] = []
    for (let number = 0; number < tries(12, 4); number++) {
      const pick = pickFrom(500 + number)
      const game = beginGame(campaign, { scenario: 'spicheren-historical', seed: `wishes ${number}` })
      const { play } = game
      const { language } = play.layout
      for (let acts = 0; play.ending === undefined; acts++) {
        if (acts % 17 === 0) {
          for (const code of actionsToTry(play, { games: 1, bound: 1, tried: 1500 }, pick)) {
            // An action that is not offered, yet no rule refuses, is an error that explain throws.
            const refusal = game.explain(play.decider, code)
            const legal = play.actions.has(code)
            if (legal !== (refusal === undefined)) faults.push(`${language.textOf(code)}: ${legal}`)
            if (refusal === undefined) continue
            const key = `refusal.${refusal.rule}.${refusal.reason}`
            // The kernel fills in the question itself.
            const sentence = { ...kernelWords.fr, ...words.fr }[key]?.replace('{prompt}', '')
            if (sentence === undefined || fill(sentence, refusal.facts).includes('{'))
              faults.push(`no words for ${key}`)
          }
        }
        const parsed = language.parseText(warlike(game, pick))
        if (!parsed.ok || !game.act(parsed.value).ok) throw new Error('a legal action is refused')
      }
    }
    expect(faults).toEqual([])
  }, 60_000)
})

describe('the words', () => {
  it('are the same sentences in both languages, with the same facts', () => {
    expect(Object.keys(words.fr)).toEqual(Object.keys(words.en))
    const facts = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort()
    for (const [key, sentence] of Object.entries(words.en))
      expect([key, facts(words.fr[key]!)]).toEqual([key, facts(sentence)])
  })
})

/** How many ways there are to do so many actions from here, every way that chance can go counted. */
function ways(play: Play, depth: number): number {
  if (depth === 0 || play.ending !== undefined) return 1
  let count = 0
  for (const action of Array.from(play.actions)) {
    everyOutcome(
      play,
      (fork) => fork.act(action),
      (fork) => (count += ways(fork, depth - 1)),
    )
  }
  return count
}

describe('the number of ways to play on from a position', () => {
  const close = {
    woyna: '0604 S',
    rex: '0504 S',
    hussars: '0804 S',
    jolivet: '0606 N',
    doens: '0506 N',
    'french-guns': '0708 N',
  }
  const positions: [string, () => Table, number[]][] = [
    ['placing the French', () => begin('spicheren'), [249, 1494]],
    [
      'a Prussian half-turn at close quarters',
      () => position({ phase: 'activation', side: 'prussian', units: close }),
      [19, 314, 5877],
    ],
    ['rifles at close quarters', () => position({ phase: 'rifles', side: 'prussian', units: close }), [105, 3095]],
    [
      'guns against guns',
      () => position({ phase: 'orders', side: 'prussian', units: { ...close, 'prussian-guns': '0903 SW' } }),
      [2, 479, 5243],
    ],
    [
      'a melee with three attackers',
      () =>
        position({
          phase: 'new',
          side: 'prussian',
          units: {
            woyna: ['0604 S', { attacks: 'jolivet' }],
            rex: ['0505 SE', { attacks: 'jolivet' }],
            goltz: ['0705 SW', { attacks: 'jolivet' }],
            jolivet: '0605 N',
            doens: '0506 N',
          },
        }),
      [1308],
    ],
  ]
  it.each(positions)('%s', (_name, table, counts) => {
    expect(counts.map((_count, index) => ways(table().game.play, index + 1))).toEqual(counts)
  })
})

// Recorded anew by GAITER_BUTTON_RECORD=1 npm test -- unit. Once a version of the rules has been released its record is
// never written again: a later version gets a file of its own, and this one is kept.
describe('a whole game on record', () => {
  if (process.env['GAITER_BUTTON_RECORD'] === '1') writeFileSync(recordFile, newRecord())
  const save: unknown = JSON.parse(readFileSync(recordFile, 'utf8'))
  const loaded = loadGame(campaign, save)

  it('comes out the same, to the last bit', () => {
    expect(loaded.ok ? '' : loaded.error.message).toBe('')
    if (!loaded.ok) return
    expect(loaded.value.play.ending).toBeDefined()
    expect(loaded.value.hash()).toBe((save as { hash: string }).hash)
  })
  it('goes through all twelve turns and sees most of what can happen', () => {
    if (!loaded.ok) throw new Error(loaded.error.message)
    const told = loaded.value.journal(EVERYONE).map(({ kind }) => kind)
    expect(told.filter((kind) => kind === 'turn-began')).toHaveLength(12)
    expect(new Set(told).size).toBeGreaterThan(20)
  })
})
