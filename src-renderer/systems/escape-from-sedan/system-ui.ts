import type { View } from '#engine/escape-from-sedan/window-types.ts'
import type { GameSnapshot, Question } from '../../../src-main/contract/games.ts'
import type { Piece } from '../../counters/piles.ts'
import { counterWords } from '../../counters/words.ts'
import { noOverlay } from '../../map/board/overlay.ts'
import type { Thing } from '../../state/known/thing.ts'
import { piece, sameVerbsWith, thingsByNoun } from '../../system-ui/answers.ts'
import { sheetOf } from '../../system-ui/sheets.ts'
import type { Answer, Odds, SystemUiFor, PieceDrag, Turn } from '../../system-ui/system-ui.ts'
import { answerKeys } from './answer-keys.ts'
import { piecesFor } from './bases.ts'
import { aimingOf, reachIn } from './on-table/aiming.ts'
import { ghostId, ghostsOf, isOnTable, type Stood } from './on-table/ghosts.ts'
import { Hands } from './hands/Hands.tsx'
import { journalReading } from './journal.ts'
import { commandLayer } from './layers/command.ts'
import { fireLayer } from './layers/fire.ts'
import { chitNotes, heldNotes, playedNote, questionNotes } from './on-table/notes.ts'
import { coverIn, idleBecauseIn, idleIn, waitsIn } from './on-table/words.ts'
import { haltAt, ordersAbout, quickOrders } from './orders/quick-orders.ts'
import { reacting } from './orders/reacting.ts'
import { orderWords } from './orders/words.ts'
import { aboutOf, factOf, fileIn, viewIn } from './reads/reads.ts'
import { enemiesIn, hasOddsBeside, isStuck, oddsNote } from './orders/odds-notes.ts'
import { reportsFor } from './reports/reports.tsx'
import { whyNow } from './why-now.ts'
import { tableWords } from './words.ts'

export const escapeFromSedanUi: SystemUiFor = (setting, language) => {
  const piecesIn = piecesFor(setting, counterWords(setting, language))
  const named = (id: string): string => setting.names[id]?.[language] ?? id
  const commanders = new Map(
    fileIn(setting.files, 'order-of-battle.json')?.units.map(({ id, commander }) => [id, commander]),
  )
  const { words, against, needed, number, space } = orderWords(language)
  const idle = idleIn(language, named)
  const tables = fileIn(setting.files, 'tables.json')
  const stops = tables === null ? null : haltAt(tables)
  const reachInWords = {
    average: (inches: number): string => words.average(number(inches)),
    most: (inches: number): string => words.most(number(inches)),
  }
  /** Which dice a step or a pivot would leave, and which it would drop. */
  const stepNote = ({ action, verb }: Answer, question: Question): string | null => {
    const march = aboutOf(question, 'march')
    const step =
      verb === 'pivot'
        ? march?.pivots.find(({ facing }) => action === `pivot ${facing}`)
        : march?.steps.find(({ by }) => action === `advance ${by}`)
    return step === undefined ? null : space(words.step(number(step.left), step.dropped, verb === 'pivot'))
  }
  /** Whose Joker brings a unit back, and what else is paid. */
  const jokerNote = ({ things: [unit] }: Answer, question: Question): string | null => {
    const commander = unit === undefined ? undefined : commanders.get(unit.name)
    const phase = aboutOf(question, 'orders')?.phase
    return commander === undefined || phase === undefined ? null : space(words.joker(named(commander), phase - 1))
  }
  /** What a card is good for. */
  const payNote = ({ things: [payment] }: Answer): string | null => {
    const good: Readonly<Record<string, string>> = words.good
    const note = good[payment?.name ?? '']
    return note === undefined ? null : space(note)
  }
  /** A command phase without any action is the last of a side-turn. */
  const endNote = (question: Question): string | null => {
    const phase = aboutOf(question, 'orders')
    return phase !== undefined && phase.phase > 0 && phase.acts === 0 ? space(words.endsTurn) : null
  }
  /** The bases in the viewer's view, and the knobs of answers given on the table. */
  const piecesOf = ({ views: [view], question, decider }: GameSnapshot): readonly Piece[] => {
    if (view === undefined) return []
    const known = viewIn(view.known)
    const pieces = piecesIn(known)
    const side = decider === 1 ? 1 : 0
    return question === null
      ? pieces
      : [
          ...pieces,
          ...ghostsOf(question, language, side, setting.dress[side], (id) => stoodOf(id, known, pieces), stepNote),
        ]
  }
  return {
    sheet: sheetOf(setting, language),
    // Everything on the table is visible to both sides.
    piecesOf,
    overlayOf: ({ views: [view], question }) => {
      if (view === undefined) return noOverlay
      const known = viewIn(view.known)
      const pieces = piecesIn(known)
      const baseOf = (id: string) => pieces.find((piece) => piece.id === id)?.base
      return {
        ...noOverlay,
        notes: [
          playedNote(known),
          ...chitNotes(known),
          ...heldNotes(known, baseOf, waitsIn(language)),
          ...(question === null
            ? []
            : questionNotes(question, known, baseOf, number, coverIn(language), idleBecauseIn(language, named))),
        ],
      }
    },
    notesOdds: hasOddsBeside,
    noteOf: (answer, { question }, odds) => {
      const { verb, things } = answer
      const note = odds === undefined ? null : oddsNote(verb, odds, language, named)
      if (note !== null) return note
      if (verb === 'give')
        return answer.action.endsWith(` ${aboutOf(question, 'deal')?.fair}`) ? space(words.fair) : null
      if (verb === 'pay') return payNote(answer)
      if (verb === 'bring-back') return jokerNote(answer, question)
      if (verb === 'end-phase') return endNote(question)
      const target = verb === 'fire' ? things.find(({ noun }) => noun === 'unit')?.name : undefined
      const shot = aboutOf(question, 'volley')?.shots.find((one) => one.target === target)
      if (shot === undefined) return stepNote(answer, question)
      return space(words.shot(shot.dice, needed(shot.needed), against(shot), number(shot.loss)) + idle(shot.idle))
    },
    isBarred: ({ verb }, odds) => verb === 'order' && isStuck(odds),
    thingsOf: (answer) =>
      isOnTable(answer)
        ? [piece(ghostId(answer))]
        : thingsByNoun(answer, {
            unit: (name) => (answer.verb === 'bring-back' ? [] : [piece(name)]),
            leader: (name) => [piece(name)],
          }),
    subjectsOf: ({ question }) => {
      const [unit, leader, target] = [factOf(question, 'unit'), factOf(question, 'leader'), factOf(question, 'target')]
      return [unit, leader, target].flatMap((id) => (id === undefined ? [] : [piece(id)]))
    },
    actionsOf: (thing, asked) =>
      thing.kind === 'piece' ? sameVerbsWith(asked, { unit: thing.id, leader: thing.id, target: thing.id }) : [],
    answerKeys,
    signs: { map: [], counters: tableWords[language].marks },
    strip: Hands,
    quickOrdersOf: ({ question }) => quickOrders(question, language, stops),
    ordersAbout: (thing, { question, table: { views } }, odds) =>
      ordersAbout(
        thing,
        question,
        withoutStuck(question, odds),
        enemiesIn(question, odds),
        language,
        stops,
        (unit) => ({
          commander: commanders.get(unit),
          formation: views[0] && viewIn(views[0].known).unit[unit]?.formation,
        }),
      ),
    orderInWords: ({ order, unit, commander }) => {
      const who = unit ?? commander
      if (typeof who !== 'string') return null
      return order === 'advance-formed' ? words.formed(named(who)) : named(who)
    },
    dragFor(thing, { question, table: { views } }, odds): PieceDrag | null {
      const action = movedBy(thing, withoutStuck(question, odds))
      const known = views[0] && viewIn(views[0].known)
      const stood = known && stoodOf(thing.id, known, piecesIn(known))
      if (action === null || stood === undefined) return null
      return { action, aimed: aimingOf(stood, reachIn(odds?.find((one) => one.action === action)?.odds), reachInWords) }
    },
    turnedBy: (by, { question, table }, held) => turnBy(by, question, table, held),
    ordering: reacting(language, named),
    layers: [fireLayer(language, named), commandLayer(language, named)],
    reports: reportsFor(language, named, journalReading.sidesOf(setting.files)),
    whyNow,
  }
}

/** The action ordered by dragging a unit that may move, or a commander who may ride. */
function movedBy({ kind, id }: Thing, answers: readonly Answer[]): string | null {
  if (kind !== 'piece') return null
  const moves = answers.find(
    ({ verb, things: [who, what] }) =>
      who?.name === id && (verb === 'ride' || (verb === 'order' && what?.name === 'move')),
  )
  return moves?.action ?? null
}

/** The answers that are not useless. */
const withoutStuck = ({ answers }: Question, odds: Odds | null): Answer[] => {
  const stuck = new Set(odds?.flatMap((one) => (isStuck(one.odds) ? [one.action] : [])))
  return answers.filter(({ action }) => !stuck.has(action))
}

/**
 * During a march a unit may pivot once, by a step of thirty degrees. A unit ordered to turn turns by as many steps as it takes
 * to find room, and that is its whole action.
 */
function turnBy(by: 1 | -1, question: Question, { views: [view] }: GameSnapshot, held: string | null): Turn | null {
  const unit = factOf(question, 'unit')
  const row = view === undefined || unit === undefined ? undefined : viewIn(view.known).unit[unit]
  if (row === undefined) return null
  const looks = held === null ? row.facing : Number(held.split(' ')[1])
  const facingAfter = (steps: number): number => (looks + by * steps + 12 * steps) % 12
  const actions = [`pivot ${facingAfter(1)}`, ...Array.from({ length: 11 }, (_, at) => `face ${facingAfter(at + 1)}`)]
  const action = actions.find((action) => question.answers.some((answer) => answer.action === action))
  return action === undefined ? null : { action, isHeld: action.startsWith('face ') }
}

/** The current position of a unit or commander on the table. */
function stoodOf(id: string, { unit }: View, pieces: readonly Piece[]): Stood | undefined {
  const found = pieces.find((one) => one.id === id)
  if (found?.base === undefined) return undefined
  const { at, shape } = found.base
  return { at, facing: unit[id]?.facing ?? 0, outline: shape.is === 'stands' ? shape.outline : [], place: found.place }
}
