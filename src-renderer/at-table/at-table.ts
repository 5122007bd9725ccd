/*
 * What the parts of the table share. Where to look:
 *
 * this file                                    useAtTable: the map, the question and its answers, computed once for all parts
 * use-play, use-system                         the game on the table; the window's part of its rule system
 * answer-links                                 which answers are about what on the map
 * highlights, lesson-highlights                what the pointer or the lesson highlights on the map and in the list
 * open-journal, open-chronicle, open-intelligence   open these sheets from any part
 * show-on-map, focus-question                  move the map to a thing; move the focus to the question
 * use-layer, use-study                         ask the process for a layer or a study, and keep the answer
 * use-odds                                     the odds of the answers, while a part needs them
 * use-order                                    the order being given by hand on the map, until it is confirmed
 * answer-keys, use-armed                       the digits of answers, and when clicks and digits begin to count
 * use-naming, use-thing-name                   names and words in the language of the window
 * JournalLine, Modifiers, KeySwatch            components several parts draw
 * SystemPart                                   draws a component of the rule system
 */

import { createContext, type RefObject, useContext, useMemo, useRef } from 'react'
import type { Setting, GameSnapshot } from '../../src-main/contract/games.ts'
import type { Piece } from '../counters/piles.ts'
import type { MapHandle } from '../map/GameMap.tsx'
import { useApp, useView } from '../state/use-app.ts'
import type { Asked, Odds, SystemUi } from '../system-ui/system-ui.ts'
import { type AnswerLinks, linkAnswers, noAnswerLinks } from './answer-links.ts'
import { useIsReadyForClicks } from './use-is-ready-for-clicks.ts'
import { type ActiveLayer, useLayer } from './use-layer.ts'
import { type OddsAtTable, useOdds } from './use-odds.ts'
import { type CurrentOrder, useOrder } from './use-order.ts'
import { useSystem } from './use-system.ts'
import { useIsPastShown, usePlay, useShownTable, useTable } from './use-play.ts'

/** What the parts of the table share: the map, the question, and which answers belong to what on the map. */
export type AtTable = OddsAtTable & {
  readonly setting: Setting | null
  readonly ui: SystemUi | null
  /** The counters of the shown table, which may be a past one. */
  readonly pieces: readonly Piece[]
  /** The present question; null if there is none, and while the past is shown. */
  readonly asked: Asked | null
  readonly links: AnswerLinks
  readonly map: RefObject<MapHandle | null>
  /** The useless answers: shown with the reason, but cannot be given. */
  readonly barred: ReadonlySet<string>
  /** Sends an answer, unless another one is being sent. */
  readonly give: (action: string) => void
  readonly busy: boolean
  /** The question has been on the screen long enough that a click or a digit is meant for it. */
  readonly armed: boolean
  /** The layer that is switched on. */
  readonly layer: ActiveLayer | null
  /** The order being given by hand on the map. */
  readonly order: CurrentOrder
}

const noPieces: readonly Piece[] = []
const noneBarred: ReadonlySet<string> = new Set()

const Context = createContext<AtTable | null>(null)
export const AtTableContext = Context

export function useAtTable(): AtTable {
  const at = useContext(Context)
  if (at === null) throw new Error('useAtTable needs an AtTableContext around it')
  return at
}

/** Computes the value of AtTableContext, once for all parts of the table. */
export function useAtTableValue(): AtTable {
  const app = useApp()
  const language = useView((view) => view.language)
  const setting = usePlay((play) => play.setting, null)
  const table = useTable()
  const shown = useShownTable()
  const isPast = useIsPastShown()
  // Layers show the present or a stop, and a film shows neither.
  const isFilm = usePlay((play) => play.film !== null, false)
  const isSending = usePlay((play) => play.keeping === 'keeping' || play.keeping === 'unsure', false)
  const isConnected = useView((view) => view.connection === 'connected')
  const map = useRef<MapHandle | null>(null)
  const { uiFor } = useSystem()
  const isLoaded = table !== null
  const ui = useMemo(
    () => (setting === null || !isLoaded ? null : uiFor(setting, language)),
    [setting, isLoaded, uiFor, language],
  )
  const pieces = useMemo(() => (ui === null || shown === null ? noPieces : ui.piecesOf(shown)), [ui, shown])
  // Only answers off the map have keys. Before the map is loaded that is all of them, and a key would send another answer.
  const asked = useMemo(() => (isPast || setting === null ? null : questionAt(table)), [table, isPast, setting])
  const links = useMemo(() => (asked === null ? noAnswerLinks : linkAnswers(ui, asked)), [ui, asked])
  const layer = useLayer(ui, isFilm ? null : shown, pieces)
  // A lesson is about single answers, on the map too, until it introduces orders.
  const isByAnswers = usePlay(({ lesson }) => lesson !== null && lesson.seen.asLesson && !lesson.seen.orders, false)
  const order = useOrder(ui, isByAnswers ? null : asked)
  const { odds, showsOdds, showOdds } = useOdds(ui, table)
  const barred = useMemo(
    () => (ui === null || asked === null ? noneBarred : barredIn(asked, ui, odds)),
    [ui, asked, odds],
  )
  const busy = isSending || !isConnected
  const armed = useIsReadyForClicks(asked)
  return useMemo(() => {
    const give = (action: string): void => {
      if (!busy && !barred.has(action)) app.play.act(action)
    }
    return {
      setting,
      ui,
      pieces,
      asked,
      links,
      map,
      barred,
      give,
      busy,
      armed,
      layer,
      order,
      odds,
      showsOdds,
      showOdds,
    }
  }, [app, setting, ui, pieces, asked, links, barred, busy, armed, layer, order, odds, showsOdds, showOdds])
}

function barredIn({ question }: Asked, { isBarred }: SystemUi, odds: Odds | null): ReadonlySet<string> {
  if (isBarred === undefined || odds === null) return noneBarred
  const known = new Map(odds.map((one) => [one.action, one.odds]))
  return new Set(
    question.answers.flatMap((answer) => (isBarred(answer, known.get(answer.action)) ? [answer.action] : [])),
  )
}

const questionAt = (table: GameSnapshot | null): Asked | null =>
  table === null || table.question === null || table.readOnly !== null ? null : { table, question: table.question }
