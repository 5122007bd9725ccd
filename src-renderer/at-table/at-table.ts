import { createContext, type RefObject, useContext, useMemo, useRef } from 'react'
import type { Setting, GameSnapshot } from '../../src-main/contract/games.ts'
import type { Piece } from '../counters/piles.ts'
import type { MapHandle } from '../map/GameMap.tsx'
import { useApp, useView } from '../state/use-app.ts'
import type { Asked, SystemUi } from '../system-ui/system-ui.ts'
import { type Links, linksOf, noLinks } from './links.ts'
import { type LayerOn, useLayer } from './use-layer.ts'
import { useSystem } from './use-system.ts'
import { useLooksBack, usePlay, useShownTable, useTable } from './use-play.ts'

/** What the parts of the table share: the map, the question, and how the two hang together. */
export type AtTable = {
  readonly setting: Setting | null
  readonly ui: SystemUi | null
  /** The counters of the table that is looked at, which may be one of the past. */
  readonly pieces: readonly Piece[]
  /** What is asked now; null while nothing is, and while the past is looked at. */
  readonly asked: Asked | null
  readonly links: Links
  readonly map: RefObject<MapHandle | null>
  /** Gives an answer, unless one is under way. */
  readonly give: (action: string) => void
  readonly busy: boolean
  /** What is laid over the map besides what always is. */
  readonly layer: LayerOn | null
}

const noPieces: readonly Piece[] = []

const Context = createContext<AtTable | null>(null)
export const AtTableContext = Context

export function useAtTable(): AtTable {
  const at = useContext(Context)
  if (at === null) throw new Error('this part is drawn away from the table')
  return at
}

/** Sits down: everything that is worked out from the table once for all its parts. */
export function useSeat(): AtTable {
  const app = useApp()
  const language = useView((view) => view.language)
  const setting = usePlay((play) => play.setting, null)
  const table = useTable()
  const shown = useShownTable()
  const isPast = useLooksBack()
  // What is worked out is of the present, and a film shows what was.
  const isFilm = usePlay((play) => play.film !== null, false)
  const unkept = usePlay((play) => play.keeping === 'keeping' || play.keeping === 'unsure', false)
  const connected = useView((view) => view.connection === 'connected')
  const map = useRef<MapHandle | null>(null)
  const { uiFor } = useSystem()
  const known = table !== null
  const ui = useMemo(
    () => (setting === null || !known ? null : uiFor(setting, language)),
    [setting, known, uiFor, language],
  )
  const pieces = useMemo(() => (ui === null || shown === null ? noPieces : ui.piecesOf(shown)), [ui, shown])
  // What has a key of its own is known only with the map: without it a key would give another answer.
  const asked = useMemo(() => (isPast || setting === null ? null : askedAt(table)), [table, isPast, setting])
  const links = useMemo(() => (asked === null ? noLinks : linksOf(ui, asked)), [ui, asked])
  const layer = useLayer(ui, isFilm ? null : shown, pieces)
  const busy = unkept || !connected
  return useMemo(() => {
    const give = (action: string): void => {
      if (!busy) app.play.act(action)
    }
    return { setting, ui, pieces, asked, links, map, give, busy, layer }
  }, [app, setting, ui, pieces, asked, links, busy, layer])
}

const askedAt = (table: GameSnapshot | null): Asked | null =>
  table === null || table.question === null || table.readOnly !== null ? null : { table, question: table.question }
