import { useMemo } from 'react'
import type { TableBoard } from '../../src-main/contract/table-board.ts'
import { boardOfTable } from '../map/board/board.ts'
import { useText, useView } from '../state/use-app.ts'
import { BoardPlate, usePicked } from './BoardPlate.tsx'
import { GroundFacts } from './GroundFacts.tsx'
import { GroundInWords } from './GroundInWords.tsx'

type Props = { readonly board: TableBoard; readonly id: string; readonly title: string }

/**
 * A measured table: the map, beside it the ground at the name pointed at, and all of it in words for screen readers.
 */
export function TablePlate({ board, id, title }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const picked = usePicked()
  const drawn = useMemo(() => boardOfTable(board, language), [board, language])
  const shown = board.places.find((place) => place.id === picked.shown)

  return (
    <>
      <BoardPlate
        id={id}
        title={title}
        board={drawn}
        picked={picked}
        near={nothing}
        places={drawn.places}
        words={text.ground}
        facts={shown && <GroundFacts board={board} place={shown} onChoose={picked.setChosen} />}
        attribution={board.attribution[language]}
      />
      <GroundInWords board={board} />
    </>
  )
}

const nothing: readonly string[] = []
