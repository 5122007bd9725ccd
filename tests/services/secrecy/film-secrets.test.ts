import { describe, expect, it } from 'vitest'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import { readLine, type JournalEntry } from '#engine/kernel/play/journal.ts'
import { entryNotes } from '#engine/kernel/system/system.ts'
import { readCampaignFolder } from '../../../src-main/campaigns/campaign-files.ts'
import { house } from '../../house/workshop.ts'
import { imagined } from '../../kernel/conformance/knowledge-laws.ts'
import { actAtRandom, begin, load, pickFrom } from '../../kernel/table.ts'
import { actKeenly } from '../../rulebook/gaiter-button/keen-play.ts'

const { files } = readCampaignFolder(`${house}/campaigns/chalons-1870`)
const loaded = load(gaiterButton, files)

const decided = [...entryNotes(gaiterButton)].flatMap(([kind, { followsDecision }]) => (followsDecision ? kind : []))

const kindOf = ({ kind, ...entry }: JournalEntry): string => {
  const label = entry['label']
  return kind === 'draw' && typeof label === 'string' ? `draw ${label}` : kind
}

function toldNow(game: Game, side: number): JournalEntry[] {
  const { language } = game.play.layout
  return game.toldAt(game.history.current).flatMap((line) => readLine(line, side, language) ?? [])
}

/** What a side is told act by act, put together where no film may part it. */
function partsIn(acts: readonly (readonly JournalEntry[])[]): string[][] {
  const parts: string[][] = []
  for (const told of acts.filter(({ length }) => length > 0)) {
    const lines = told.map((entry) => JSON.stringify(entry))
    if (parts.length === 0 || decided.includes(kindOf(told[0]!))) parts.push(lines)
    else parts.at(-1)!.push(...lines)
  }
  return parts
}

describe('where the frames of a film begin', { timeout: 180_000 }, () => {
  it('is told by entries that come first in what a decision leads to, whoever reads them', () => {
    expect(decided).toHaveLength(25)
    const met = new Set<string>()
    for (let number = 0; number < 6; number += 1)
      for (const { id } of loaded.scenarios) {
        const pick = pickFrom(number + 50)
        const game = begin(loaded, { scenario: id, seed: `first ${number}` })
        const act = number % 2 === 0 ? actAtRandom : actKeenly
        for (let acts = 0; acts < 400 && game.play.decider >= 0 && act(game, pick); acts += 1)
          for (const side of [0, 1])
            toldNow(game, side).forEach((entry, at) => {
              if (!decided.includes(kindOf(entry))) return
              met.add(kindOf(entry))
              expect(at, `${kindOf(entry)} of ${id}, ${number}`).toBe(0)
            })
      }
    expect(met.size).toBeGreaterThan(15)
  })

  it('does not tell whether the other side was asked: it is the same in games that differ in hidden things only', () => {
    let [compared, hiddenPauses] = [0, 0]
    for (let number = 0; number < 8; number += 1) {
      const pick = pickFrom(number + 100)
      const { id } = loaded.scenarios[number % loaded.scenarios.length]!
      const game = begin(loaded, { scenario: id, switches: { 'secret-command': true }, seed: `alike ${number}` })
      for (let acts = 0; acts < 160 && game.play.decider >= 0; acts += 1) {
        actAtRandom(game, pick)
        const mover = game.play.decider
        if (mover < 0 || acts % 6 !== 0) continue
        const other = imagined(loaded, game, 1 - mover, `alike ${acts}`)
        const from = game.history.current
        const real: JournalEntry[][] = []
        while (real.length < 12 && game.play.decider === mover) {
          actAtRandom(game, pick)
          real.push(toldNow(game, 1 - mover))
        }
        const found = toldAlike(other, mover, real.flat())
        game.goTo(from)
        if (found === undefined || real.flat().length === 0) continue
        compared += 1
        expect(partsIn(found)).toEqual(partsIn(real))
        const pauses = (told: readonly JournalEntry[][]) => told.filter(({ length }) => length > 0).length
        if (pauses(found) !== pauses(real)) hiddenPauses += 1
      }
    }
    expect(compared).toBeGreaterThan(30)
    // If there were none, this would show nothing.
    expect(hiddenPauses).toBeGreaterThan(3)
  })
})

describe('where the frames of a film of Escape from Sedan begin', { timeout: 180_000 }, () => {
  const escape = load(escapeFromSedan, readCampaignFolder(`${house}/campaigns/escape-from-sedan-1870`).files)
  const begins = [...entryNotes(escapeFromSedan)].flatMap(([kind, note]) => (note.followsDecision ? kind : []))

  it('is told by what an act begins with, or what another such entry of the same act has led to', () => {
    const met = new Set<string>()
    for (const { id } of escape.scenarios) {
      const pick = pickFrom(7)
      const game = begin(escape, { scenario: id, seed: 'first' })
      for (let acts = 0; acts < 600 && game.play.decider >= 0 && actAtRandom(game, pick); acts += 1) {
        const [first, ...others] = toldNow(game, 0).map(kindOf)
        if (first === undefined) continue
        for (const kind of [first, ...others].filter((one) => begins.includes(one))) {
          met.add(kind)
          expect(begins, `${kind} after ${first} in ${id}`).toContain(first)
        }
      }
    }
    expect(met.size).toBeGreaterThan(6)
  })
})

type Values = readonly (string | number)[] | undefined

/** Looks for acts in a game that lead to the same being told, one after the other; nothing where there are none. */
function toldAlike(game: Game, mover: number, wanted: readonly JournalEntry[]): JournalEntry[][] | undefined {
  const lines = wanted.map((entry) => JSON.stringify(entry))
  const acts: JournalEntry[][] = []
  let heard = 0
  for (let count = 0; count < 20 && heard < lines.length && game.play.decider === mover; count += 1) {
    let best: { code: number; script: Values; length: number } | undefined
    const draws = wanted.slice(heard).flatMap(({ kind, value }) => (kind === 'draw' ? [value as string | number] : []))
    for (const code of [...game.play.actions])
      for (const script of [undefined, draws.slice(0, 1), draws.slice(0, 2)]) {
        if (!game.act(code, script).ok) continue
        const told = toldNow(game, 1 - mover)
        const fits = told.every((entry, at) => JSON.stringify(entry) === lines[heard + at])
        game.goTo(game.history.now.parent)
        if (fits && told.length > (best?.length ?? -1)) best = { code, script, length: told.length }
        // Dice are laid down only for what throws some.
        if (!told.some(({ kind }) => kind === 'draw')) break
      }
    if (best === undefined) return undefined
    game.act(best.code, best.script)
    acts.push(toldNow(game, 1 - mover))
    heard += best.length
  }
  return heard === lines.length ? acts : undefined
}
