import type { Game, View } from '../kernel/game/game.ts'
import type { JournalEntry } from '../kernel/play/journal.ts'
import { EngineError, type Json } from '../kernel/values/result.ts'
import type { Asked, Turn } from './opponent.ts'

/** Default budget of an opponent’s choice, in units of work. */
export const USUAL_BUDGET = 1_000

/** The parts of a turn that come from the caller and not from the game. */
export type Given = Pick<Turn, 'memory' | 'seed' | 'budget'>

/** Makes the turn of the side to decide. Opponents receive nothing else of a game. */
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

/** The largest memory of an opponent, as JSON text: characters, and depth of brackets. */
export const LARGEST_MEMORY = { characters: 16_384, deep: 6 } as const

/** Returns a memory as it will be read back; throws when it is too large or not JSON. */
export function memoryAsKept(memory: Json): Json {
  const text = JSON.stringify(memory) as string | undefined // undefined if it is not JSON
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
