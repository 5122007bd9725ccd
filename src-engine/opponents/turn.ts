import type { Game, View } from '../kernel/game.ts'
import type { JournalEntry } from '../kernel/journal.ts'
import { EngineError, type Json } from '../kernel/result.ts'
import type { Asked, Turn } from './opponent.ts'

/** Units of work an opponent may spend on a choice where nobody says otherwise. */
export const USUAL_BUDGET = 1_000

/** What whoever plays the game adds to what the game itself says. */
export type Given = Pick<Turn, 'memory' | 'seed' | 'budget'>

/** The turn of the side that is asked. This is the only door between a game and an opponent. */
export function turnOf(game: Game, given: Given): Turn {
  const side = game.play.decider
  const view = game.view(side)
  if (!isAsked(view)) throw new EngineError('nobody is asked: the game is over')
  const { memory, seed, budget } = given
  return { campaign: game.loaded, side, view, told: toldSinceOwnAct(game, side), memory, seed, budget }
}

const isAsked = (view: View): view is Asked => view.decision !== null

/** The moment of a side's last act on the present line; 0, the beginning, before its first. */
function lastOwnMoment({ history }: Game, side: number): number {
  let at = history.current
  while (at > 0 && history.at(at).decider !== side) at = history.at(at).parent
  return at
}

function toldSinceOwnAct(game: Game, side: number): JournalEntry[] {
  const { history } = game
  const last = lastOwnMoment(game, side)
  const line: number[] = []
  for (let at = history.current; at > last; at = history.at(at).parent) line.push(at)
  line.push(last)
  line.reverse()
  game.replayJournal(line)
  return line.flatMap((moment) => game.toldTo(side, moment))
}

/** What an opponent may write down, as JSON text: so many characters, and so many brackets deep. */
export const LARGEST_MEMORY = { characters: 16_384, deep: 6 } as const

/** A memory as it will be read again; throws where it is too large, or is not plain data. */
export function memoryAsKept(memory: Json): Json {
  const text = JSON.stringify(memory) as string | undefined // undefined for what is no JSON at all
  if (text === undefined) throw new EngineError('a memory has to be JSON')
  if (text.length > LARGEST_MEMORY.characters) {
    throw new EngineError(`a memory of ${text.length} characters; at most ${LARGEST_MEMORY.characters} are kept`)
  }
  const kept = JSON.parse(text) as Json // written by JSON just now
  if (depthOf(kept) > LARGEST_MEMORY.deep) {
    throw new EngineError(`a memory more than ${LARGEST_MEMORY.deep} brackets deep`)
  }
  return kept
}

const depthOf = (json: Json): number =>
  typeof json === 'object' && json !== null ? 1 + Math.max(0, ...Object.values(json).map(depthOf)) : 0
