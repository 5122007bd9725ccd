import { createContext, type RefObject, useContext, useMemo, useRef } from 'react'
import type { DraftSetting, DraftSnapshot, Placement, Thing } from '../../../src-main/contract/drafts.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import { SystemsContext } from '../../at-table/use-system.ts'
import type { CounterFace } from '../../counters/face.ts'
import type { Piece } from '../../counters/piles.ts'
import { type BoardIndex, indexBoard } from '../../map/board/board.ts'
import type { MapHandle } from '../../map/GameMap.tsx'
import { sheetOf } from '../../system-ui/sheets.ts'
import type { SetUpTable, Sheet } from '../../system-ui/system-ui.ts'
import { useText, useView } from '../../state/use-app.ts'
import { nameNear, pointIn } from './on-table.ts'
import { faceOf, piecesOf, placementsOf } from './things.ts'

/** The values shared by the parts of the bench, computed once for all of them. */
export type AtBench = {
  readonly draft: DraftSnapshot
  readonly setting: DraftSetting
  readonly language: Language
  readonly sheet: Sheet | null
  readonly index: BoardIndex | null
  readonly things: ReadonlyMap<string, Thing>
  readonly placements: ReadonlyMap<string, Placement>
  readonly pieces: readonly Piece[]
  readonly chosen: ReadonlySet<string>
  readonly faceOf: (thing: Thing) => CounterFace
  readonly placeName: (place: string) => string
  /** The data for drawing a set-up on a measured table. */
  readonly setUpTable: SetUpTable | undefined
  /** Empty for arrival by a die roll. */
  readonly turnName: (turn: number | null) => string
  readonly map: RefObject<MapHandle | null>
}

export const AtBenchContext = createContext<AtBench | null>(null)

export function useAtBench(): AtBench {
  const at = useContext(AtBenchContext)
  if (at === null) throw new Error('useAtBench needs an AtBenchContext around it')
  return at
}

const nobody: readonly string[] = []

/** Null until the draft and its setting are loaded. */
export function useAtBenchValue(): AtBench | null {
  const language = useView((view) => view.language)
  const draft = useView((view) => view.bench?.draft ?? null)
  const setting = useView((view) => view.bench?.setting ?? null)
  const ids = useView((view) => view.bench?.chosen ?? nobody)
  const windows = useContext(SystemsContext)
  const { near } = useText().bench.onTable
  const system = draft === null ? undefined : windows?.(draft.system)
  const [own, setUpTable] = [system?.setUpFace, system?.setUpTable]
  const map = useRef<MapHandle | null>(null)
  const sheet = useMemo(() => (setting === null ? null : sheetOf(setting, language)), [setting, language])
  const index = useMemo(() => (sheet === null ? null : indexBoard(sheet.board)), [sheet])
  const things = useMemo(() => new Map(setting?.things.map((thing) => [thing.id, thing])), [setting])
  const chosen = useMemo(() => new Set(ids), [ids])
  const placed = useMemo(
    () =>
      draft === null || setting === null
        ? null
        : { placements: placementsOf(draft), pieces: piecesOf(draft, setting, language, own, setUpTable) },
    [draft, setting, language, own, setUpTable],
  )
  return useMemo(() => {
    if (draft === null || setting === null || placed === null) return null
    return {
      draft,
      setting,
      language,
      sheet,
      index,
      things,
      ...placed,
      chosen,
      faceOf: (thing) => faceOf(thing, placed.placements.get(thing.id)?.how ?? {}, setting, language, own),
      setUpTable,
      placeName: (place) => {
        const point = pointIn(place)
        const name = point && index ? nameNear(index.board, point) : undefined
        const inch = index?.board.ofTable?.inch ?? 1
        if (point !== undefined && name !== undefined) return near(name, point[0] / inch, point[1] / inch)
        return (
          index?.places.get(place)?.name ??
          setting.waiting.find(({ id }) => id === place)?.title[language] ??
          setting.names[place]?.[language] ??
          place
        )
      },
      turnName: (turn) =>
        turn === null ? '' : (draft.calendar.find((one) => one.turn === turn)?.title[language] ?? String(turn)),
      map,
    }
  }, [draft, setting, language, sheet, index, things, placed, chosen, own, setUpTable, near])
}
