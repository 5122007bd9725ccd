import { namedEnding } from '#engine/kernel/game/view.ts'
import { isDeepStrictEqual } from 'node:util'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import type { Piece } from '#engine/kernel/system/glance.ts'
import type { History } from '#engine/kernel/game/history.ts'
import { type JsonObject, textIn } from '#engine/kernel/values/result.ts'
import type { AnswerTo, Question, GameSnapshot } from '../../contract/games.ts'
import type { Words } from '../../contract/words.ts'
import { ACT_DIFFERS } from '../rows/redact-fault.ts'
import { visibleStoredOrders, visibleOrder } from './visible-orders.ts'
import { mayRedo, isFinal, undoTarget } from './undo.ts'
import { stopsOf } from './stops.ts'
import { eyesForContract, type OpenGame } from '../open/open-game.ts'

const BOTH = [0, 1] as const

/** The game as its viewer may see it now. */
export function currentSnapshot(game: OpenGame): GameSnapshot {
  const { saved, eyes, seat } = game
  const { play, history } = saved.game
  const { readOnly } = saved
  const views = visibleSides(eyes).map((side) => ({ side, known: saved.game.loaded.system.knowledge.view(play, side) }))
  const canUndo = readOnly === undefined && undoTarget(game) !== undefined
  return {
    ...standing(game, views, play.decider, saved.whenAt(history.current)),
    ending: endingSeen(game, play),
    question: questionSeen(game),
    canUndo,
    canRedo: readOnly === undefined && mayRedo(game),
    order: visibleOrder(game),
    kept: visibleStoredOrders(game),
    answered: game.answered.seenBy(eyes),
    barrier: canUndo || readOnly !== undefined ? null : barrierSeen(game),
    readOnly: readOnlySeen(game),
    seat,
    faceUp: game.liesFaceUp,
    eyes: eyes === undefined ? null : eyesForContract(eyes),
    stop: currentStop(game),
  }
}

/** The number of the present stop in the viewer's count. */
export const currentStop = (game: OpenGame): number =>
  game.eyes === undefined ? 0 : stopsOf(game, game.eyes).length - 1

/**
 * Whether a question is the present one. Always false for the other side's question, so that guessing reveals nothing.
 */
export function isCurrentQuestion(game: OpenGame, { stop, prompt, about }: AnswerTo): boolean {
  const { eyes } = game
  if (eyes !== EVERYONE && eyes !== game.game.play.decider) return false
  const asked = game.game.decision()
  return asked?.prompt === prompt && isDeepStrictEqual(asked.about, about) && currentStop(game) === stop
}

/** The game at an earlier moment, as the viewer could see it then. */
export function pastSnapshot(game: OpenGame, eyes: number, moment: number, stop: number): GameSnapshot {
  const { saved, seat } = game
  return saved.game.peek(moment, (play) => {
    const views = visibleSides(eyes).map((side) => ({
      side,
      known: saved.game.loaded.system.knowledge.view(play, side),
    }))
    return {
      ...standing(game, views, play.decider, saved.whenAt(moment)),
      ending: endingSeen(game, play),
      question: null,
      canUndo: false,
      canRedo: false,
      order: null,
      kept: [],
      answered: [],
      barrier: null,
      readOnly: readOnlySeen(game),
      seat,
      faceUp: game.liesFaceUp,
      eyes: eyesForContract(eyes),
      stop,
    }
  })
}

/** The sides whose views the viewer has. */
export const visibleSides = (eyes: number | undefined): readonly (0 | 1)[] =>
  eyes === undefined ? [] : eyes === EVERYONE ? BOTH : eyes === 0 ? [0] : [1]

/**
 * Why the game is read-only. With hidden information neither the act nor its number is given: both tell of the other
 * side.
 */
function readOnlySeen(game: OpenGame): GameSnapshot['readOnly'] {
  const { saved, eyes, players } = game
  const { readOnly } = saved
  if (readOnly === undefined) return null
  if (players.open) return readOnly
  const stops = eyes === undefined ? [] : stopsOf(game, eyes)
  return { why: readOnly.why, moment: stops.length, reason: ACT_DIFFERS }
}

/**
 * Collects values by side: for a viewer of one side, all values that side knows; for a viewer of both, each side's own
 * values.
 */
export function fromEachSide<T extends { readonly side: number }>(
  eyes: number,
  tell: (side: 0 | 1) => readonly T[],
): T[] {
  const sides = visibleSides(eyes)
  return sides.flatMap((side) => tell(side).filter((one) => sides.length === 1 || one.side === side))
}

type Views = readonly { readonly side: number; readonly known: JsonObject }[]

function standing(
  game: OpenGame,
  views: Views,
  decider: number,
  when: Parameters<OpenGame['pinned']['wording']['when']>[1],
) {
  const { row, pinned, players } = game
  const { sides } = pinned.loaded.layout
  return {
    id: row.id,
    name: game.name,
    system: pinned.loaded.system.id,
    campaign: pinned.id,
    scenario: row.scenario,
    sides: [sides[0]!, sides[1]!] as [string, string],
    adjectives: pinned.wording.adjectives,
    players,
    views: views.map(({ side, known }) => ({ side, known: known as GameSnapshot['views'][number]['known'] })),
    pieces: piecesSeen(game, views),
    when: pinned.wording.when(row.scenario, when),
    decider: decider < 0 ? null : decider,
  }
}

/** The pieces on the board: all pieces of the viewer's view, or only each side's own where both views are shown. */
function piecesSeen({ pinned }: OpenGame, views: Views): Piece[] {
  const { system, campaign } = pinned.loaded
  return views.flatMap(({ side, known }) =>
    (system.glance.pieces?.(campaign, known, side) ?? []).filter((piece) => views.length === 1 || piece.side === side),
  )
}

function endingSeen({ pinned }: OpenGame, play: OpenGame['game']['play']): GameSnapshot['ending'] {
  const named = namedEnding(play)
  if (named === null) return null
  const { ending, level } = named
  const winner = named.winner === null ? null : play.layout.sides.indexOf(named.winner)
  return { ending, winner, level, title: pinned.wording.ending(named) }
}

/** The present question, if the viewer is the person asked. */
function questionSeen(game: OpenGame): Question | null {
  const { eyes, pinned } = game
  const { play, loaded } = game.game
  const { decider } = play
  if (decider < 0 || !game.isPerson(decider) || !(eyes === EVERYONE || eyes === decider)) return null
  const asked = game.game.decision()
  if (asked === undefined) return null
  const { language } = play.layout
  return {
    kind: asked.kind,
    prompt: asked.prompt,
    about: asked.about as Question['about'],
    sentence: pinned.wording.question(asked),
    answers: Array.from(play.actions, (code) => ({
      action: language.textOf(code),
      title: pinned.wording.action(loaded, code, textIn(asked.about['zone'])),
      ...language.partsOf(code),
    })),
  }
}

/**
 * Why the viewer cannot take back his last act. While the other side is to decide, the text is the same whether it has
 * already acted or not.
 */
function barrierSeen(openGame: OpenGame): Words | null {
  const { game, eyes, players } = openGame
  const { history, play } = game
  if (isFinal(openGame)) return barriers.over
  if (players.open || !history.lineTo(history.current).some((moment) => hasActed(history, moment, eyes))) return null
  if (play.decider >= 0 && play.decider !== eyes) return barriers.handOver
  if (history.now.decider !== eyes) return barriers.acted
  // Only dice that this viewer saw count.
  const isDrawn = game.toldTo(eyes, history.current).some(({ kind }) => kind === 'draw')
  return isDrawn ? barriers.chance : barriers.reveal
}

const hasActed = (history: History, moment: number, eyes: number | undefined): boolean =>
  moment > 0 && history.at(moment).decider === eyes

const barriers = {
  over: {
    en: 'The game is over, and nothing of it can be taken back.',
    fr: 'La partie est finie : rien ne peut plus en être annulé.',
  },
  handOver: {
    en: 'This cannot be taken back: it is for the other side to decide now.',
    fr: 'Ceci ne peut être annulé : c’est à l’autre camp de décider.',
  },
  acted: {
    en: 'The other side has acted since: what your side did before stays done.',
    fr: 'L’autre camp a agi depuis : ce que votre camp a fait avant ne peut plus être annulé.',
  },
  chance: {
    en: 'This cannot be taken back: chance has decided something.',
    fr: 'Ceci ne peut être annulé : le sort a décidé.',
  },
  reveal: {
    en: 'This cannot be taken back: something hidden was shown.',
    fr: 'Ceci ne peut être annulé : quelque chose de caché a été révélé.',
  },
} as const satisfies Record<string, Words>
