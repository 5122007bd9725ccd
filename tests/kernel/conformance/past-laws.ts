import type { Game } from '#engine/kernel/game/game.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { loadGame, saveGame } from '#engine/kernel/game/save.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { actAtRandom, begin, type Pick } from '../table.ts'
import { demand, sameJson, sidesOf, walk, type Law } from './walk.ts'

/** What must hold of a game's past: going back, forth and sideways, saving, and playing again. */
export const pastLaws: readonly Law[] = [
  {
    says: 'with free undo every act can be taken back and done again, to the last bit',
    check(loaded, trial) {
      walk(loaded, trial, () => {}, { freeUndo: true, act: actThereAndBack })
    },
  },
  {
    says: 'a fair undo crosses no draw, no reveal and no change of side',
    check(loaded, trial) {
      walk(loaded, trial, () => {}, { act: actFairly })
    },
  },
  {
    says: 'the same actions from the same start give the same game at every moment',
    check(loaded, trial) {
      const hashes: string[] = []
      walk(loaded, trial, ({ game, step }) => {
        if (step === 0) hashes.length = 0
        hashes.push(game.hash())
        if (game.play.decider < 0) demandReplay(loaded, game, hashes)
      })
    },
  },
  {
    says: 'a saved game is loaded with its branches, hash and journal',
    check(loaded, trial) {
      walk(
        loaded,
        trial,
        ({ game, step }) => {
          if (game.play.decider < 0 || step === 11) demandSaved(loaded, game)
        },
        { freeUndo: true, act: actWithBranches },
      )
    },
  },
]

function actThereAndBack(game: Game, pick: Pick, closely: boolean): boolean {
  if (!closely) return actAtRandom(game, pick)
  const before = game.hash()
  const from = game.history.current
  if (!actAtRandom(game, pick)) return false
  const after = game.hash()
  const { code } = game.history.now
  const moments = game.history.moments.length
  demand(game.undo().ok && game.hash() === before, () => `taking back act ${from} does not restore the game`)
  demand(game.redo().ok && game.hash() === after, () => `doing act ${from} again gives another game`)
  demand(
    game.goTo(from).ok && game.act(code).ok && game.hash() === after,
    () => `repeating act ${from} gives another game`,
  )
  demand(game.history.moments.length === moments, () => 'the same act from the same moment was noted twice')
  return true
}

function actFairly(game: Game, pick: Pick, closely: boolean): boolean {
  if (!closely) return actAtRandom(game, pick)
  const before = { hash: game.hash(), draws: game.play.chance.draws, decider: game.play.decider }
  if (!actAtRandom(game, pick)) return false
  const { play } = game
  const after = game.hash()
  const changed = play.decider !== before.decider && play.decider >= 0
  const drawn = play.chance.draws !== before.draws || play.revealed
  const possible = game.decision()?.takeBack ?? game.fairUndo >= 0
  demand(possible === !(changed || drawn), () => 'an act can be taken back across chance, a reveal or a change of side')
  const undone = game.undo()
  demand(undone.ok === possible, () => 'the decision says otherwise than undo does')
  if (undone.ok) demand(game.hash() === before.hash && game.redo().ok, () => 'a fair undo does not restore the game')
  demand(game.hash() === after, () => 'a refused undo, or a redo, changes the game')
  return true
}

function demandReplay(loaded: LoadedCampaign, game: Game, hashes: readonly string[]): void {
  const again = begin(loaded, game.start)
  game.history.lineTo(game.history.current).forEach((moment, step) => {
    if (step > 0) demand(again.act(game.history.at(moment).code).ok, () => `act ${step} is illegal when played again`)
    demand(again.hash() === hashes[step], () => `played again, act ${step} gives another game`)
  })
}

/** Now and then goes back a few moments and on from there. */
function actWithBranches(game: Game, pick: Pick): boolean {
  if (pick(8) === 0) {
    const line = game.history.lineTo(game.history.current)
    game.goTo(line[Math.max(0, line.length - 1 - pick(4))]!)
  }
  return actAtRandom(game, pick)
}

/** So many of the last moments of a loaded game are asked whether they can be taken back. */
const LOOKED_AT = 60

function demandSaved(loaded: LoadedCampaign, game: Game): void {
  const saved = saveGame(game)
  const read = loadGame(loaded, JSON.parse(JSON.stringify(saved)))
  demand(read.ok, () => `a saved game is refused: ${read.ok ? '' : read.error.message}`)
  const again = saveGame(read.value)
  const same = ['moments', 'current', 'hash'].every((part) => sameJson(again[part], saved[part]))
  demand(same, () => 'a loaded game is saved as something else')
  for (const reader of [...sidesOf(loaded), EVERYONE]) {
    demand(sameJson(read.value.journal(reader), game.journal(reader)), () => 'a loaded game has another journal')
  }
  const { moments } = game.history
  for (let moment = Math.max(0, moments.length - LOOKED_AT); moment < moments.length; moment++) {
    const asFinal = read.value.isBarrier(moment) === game.isBarrier(moment)
    demand(asFinal, () => `act ${moment} of a loaded game may be taken back otherwise`)
  }
}
