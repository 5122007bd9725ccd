import type { Scripted } from '#engine/kernel/play/chance.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import { readLine, type JournalEntry } from '#engine/kernel/play/journal.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { imagined } from '../../kernel/conformance/knowledge-laws.ts'
import { begin, type Pick } from '../../kernel/table.ts'

/**
 * Two games that a side cannot tell apart, played on alike before its eyes: it does the same in both, the dice fall alike,
 * and of the other side in the second game acts are looked for that show the same. However differently it came about,
 * everything the side is told of the two has to be the same from its first letter to its last.
 */
export type Pair = { readonly side: number; readonly real: Game; readonly other: Game }

export function pairFrom(loaded: LoadedCampaign, game: Game, side: number, seed: string): Pair {
  const real = begin(loaded, { ...game.start, position: stateAsJson(game.play) })
  return { side, real, other: imagined(loaded, game, side, seed) }
}

/** So many acts of the other side that show nothing are followed at once, and it shows so much at most. */
const [SILENT, SHOWN, TRIES] = [10, 40, 8]

/** Plays on in both for one act of the side, or for as long as the other side is to decide. False where that is not possible. */
export function playAlike(pair: Pair, act: (game: Game) => boolean, pick: Pick): boolean {
  const { real, side } = pair
  if (real.play.decider < 0) return false
  return real.play.decider === side ? ownAlike(pair, act, pick) : othersAlike(pair, act, pick)
}

// --- Acts of the side itself ----------------------------------------------------------------------------------------

/** What differs after the same act with the same dice, though nothing hidden was shown, is a leak. */
function ownAlike({ real, other, side }: Pair, act: (game: Game) => boolean, pick: Pick): boolean {
  if (!act(real)) return false
  const action = textOf(real)
  const told = toldNow(real, side)
  const acted = actWith(other, real.history.now.code, drawsIn(told), pick)
  const asFinal = other.history.now.barrier === real.history.now.barrier
  if (acted && asFinal && isSame(toldNow(other, side), told) && isSame(seenBy(side, other), seenBy(side, real)))
    return true
  if (real.play.revealed || other.play.revealed) return false
  const otherwise = acted
    ? `is told as ${JSON.stringify(toldNow(other, side))}, or looks otherwise,`
    : 'meets other dice'
  throw new Error(`"${action}" ${otherwise} in a game that looked the same; it was told as ${JSON.stringify(told)}`)
}

type Drawn = { readonly draw: string; readonly value: number | string }

const drawsIn = (told: readonly JournalEntry[]): Drawn[] =>
  told.flatMap(({ kind, ...entry }) => {
    const { label, value } = entry
    const isDrawn =
      kind === 'draw' && typeof label === 'string' && typeof value !== 'boolean' && typeof value !== 'object'
    return isDrawn && value !== undefined ? [{ draw: label, value }] : []
  })

/** Draws that only their side sees: what fell in the one game need not have fallen in the other. */
const secretDraws: ReadonlySet<string> = new Set(['rally', 'withdrawal', 'recovery'])

/** Acts so that the draws that everybody sees come as they are wanted, and no more; the others fall as they may. */
function actWith(game: Game, code: number, wanted: readonly Drawn[], pick: Pick): boolean {
  const script: Scripted[] = []
  let used = 0
  for (let count = 0; count < 60; count += 1) {
    const acted = game.act(code, script)
    if (acted.ok && used === wanted.length) return true
    if (acted.ok) {
      game.goTo(game.history.now.parent)
      return false
    }
    const label = /^The draw (?:is )?"([^"]+)"/.exec(acted.error.message)?.[1]
    if (acted.error.code !== 'script' || label === undefined) return false
    const next = wanted[used]
    if (next?.draw === label) {
      script.push(next)
      used += 1
    } else if (secretDraws.has(label)) script.push({ draw: label, value: 1 + pick(6) })
    else return false
  }
  return false
}

// --- Acts of the other side -----------------------------------------------------------------------------------------

type Done = { readonly action: string; readonly told: readonly JournalEntry[] }

/** The other side does something that shows, again and again otherwise, until it can be shown in the second game too. */
function othersAlike(pair: Pair, act: (game: Game) => boolean, pick: Pick): boolean {
  const { real, other, side } = pair
  for (let shown = 0; shown < SHOWN && real.play.decider === 1 - side; shown += 1) {
    const from = [real.history.current, other.history.current] as const
    let found = false
    for (let count = 0; count < TRIES && !found; count += 1) {
      found = shownAlike(pair, act, pick)
      if (found) continue
      real.goTo(from[0])
      other.goTo(from[1])
    }
    if (!found) return false
  }
  return real.play.decider === side
}

function shownAlike(pair: Pair, act: (game: Game) => boolean, pick: Pick): boolean {
  const { real, other, side } = pair
  const done: Done[] = []
  while (done.length < SILENT && real.play.decider === 1 - side && act(real)) {
    done.push({ action: textOf(real), told: toldNow(real, side) })
    if (done.at(-1)!.told.length > 0) break
  }
  const lines = done.flatMap(({ told }) => told.map((entry) => JSON.stringify(entry)))
  let [heard, at] = [0, 0]
  const arrived = (): boolean =>
    heard === lines.length && other.play.decider === real.play.decider && looks(side, other) === looks(side, real)
  for (let count = 0; count < 2 * SILENT; count += 1) {
    if (other.play.decider !== 1 - side || (arrived() && at >= done.length)) break
    const now = other.history.current
    const draws = done.flatMap(({ told }) => drawsIn(told)).slice(lines.slice(0, heard).filter(isDraw).length)
    /** How much of an act is reported, if it is the next one to be reported. */
    const tried = (code: number): number | undefined => {
      for (let wanted = 0; wanted <= Math.min(draws.length, 8); wanted += 1) {
        if (!actWith(other, code, draws.slice(0, wanted), pick)) continue
        const told = toldNow(other, side).map((entry) => JSON.stringify(entry))
        if (told.every((line, index) => line === lines[heard + index])) return told.length
        other.goTo(other.history.now.parent)
      }
      return undefined
    }
    // Now and then something more is done in secret: it must leave no trace either.
    if (pick(4) === 0) {
      const before = looks(side, other)
      const some = other.play.actions.at(pick(other.play.actions.length))
      if (tried(some) === 0 && looks(side, other) === before && other.play.decider === 1 - side) continue
      other.goTo(now)
    }
    const next = tryNext(pair, done.slice(at), tried)
    if (next === undefined) break
    heard += next.told
    at += next.steps
  }
  return arrived()
}

const isDraw = (line: string): boolean => line.startsWith('{"kind":"draw"')

function tryNext(pair: Pair, done: readonly Done[], tried: (code: number) => number | undefined) {
  const { other } = pair
  const { language } = other.play.layout
  const codes = new Map([...other.play.actions].map((code) => [language.textOf(code), code]))
  for (const [index, { action }] of done.entries()) {
    const code = codes.get(asIn(pair, action))
    const told = code === undefined ? undefined : tried(code)
    if (told !== undefined && (index === 0 || told > 0)) return { told, steps: index + 1 }
    if (told !== undefined) other.goTo(other.history.now.parent)
  }
  let best: { code: number; told: number } | undefined
  for (const code of codes.values()) {
    const told = tried(code)
    if (told === undefined) continue
    other.goTo(other.history.now.parent)
    if (best === undefined || told > best.told) best = { code, told }
  }
  const told = best && tried(best.code)
  return told === undefined ? undefined : { told, steps: told > 0 ? 1 : 0 }
}

/** An act in the words of the second game: its counters by their tokens. */
function asIn({ real, other }: Pair, action: string): string {
  const rows = (game: Game) => Object.entries(stateAsJson(game.play)['counter'] as Record<string, JsonObject>)
  const tokenOf = new Map(rows(real).map(([name, row]) => [name, row['token']]))
  const nameOf = new Map(rows(other).map(([name, row]) => [row['token'], name]))
  return action
    .split(' ')
    .map((word) => nameOf.get(tokenOf.get(word)) ?? word)
    .join(' ')
}

// --- What is told and seen ------------------------------------------------------------------------------------------

const textOf = ({ play, history }: Game): string => play.layout.language.textOf(history.now.code)

function toldNow(game: Game, side: number): JournalEntry[] {
  const { language } = game.play.layout
  return game.toldAt(game.history.current).flatMap((line) => readLine(line, side, language) ?? [])
}

/** Without whether something can be taken back: an imagined game has no past. */
function seenBy(side: number, game: Game): unknown {
  const view = game.view(side)
  return { ...view, decision: view.decision && { ...view.decision, takeBack: false } }
}

/** A view without what tells how questions follow one another. */
function looks(side: number, game: Game): string {
  const { agenda: _agenda, secrets: _secrets, ...known } = game.view(side).known
  return JSON.stringify(known)
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
