import { useMemo } from 'react'
import type { ZoneBoard } from '../../src-main/contract/zone-board.ts'
import { boardOfZones } from '../map/board/board.ts'
import { indexOf, neighboursOf } from '../map/board/zones.ts'
import { useText, useView } from '../state/use-app.ts'
import { BoardPlate, usePicked } from './BoardPlate.tsx'
import { ZoneFacts } from './ZoneFacts.tsx'
import { ZonesInWords } from './ZonesInWords.tsx'

type Props = { readonly board: ZoneBoard; readonly id: string; readonly title: string }

/** A board of zones: the map, beside it the zone pointed at, and all of it in words for screen readers. */
export function ZonePlate({ board, id, title }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const picked = usePicked()
  const index = useMemo(() => indexOf(board), [board])
  const drawn = useMemo(() => boardOfZones(board), [board])
  const inOrder = useMemo(
    () => board.zones.toSorted((one, other) => one.name.localeCompare(other.name, language)),
    [board, language],
  )
  const shown = index.byId.get(picked.shown ?? '')
  const near = useMemo(() => (shown === undefined ? [] : neighboursOf(index, shown)), [index, shown])

  return (
    <>
      <BoardPlate
        id={id}
        title={title}
        board={drawn}
        picked={picked}
        near={near}
        places={inOrder}
        words={text.zones}
        facts={shown && <ZoneFacts zone={shown} links={index.links.get(shown.id) ?? []} onChoose={picked.setChosen} />}
        attribution={board.attribution[language]}
      />
      <ZonesInWords board={board} index={index} />
    </>
  )
}
