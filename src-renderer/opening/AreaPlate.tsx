import { useMemo } from 'react'
import type { AreaBoard } from '../../src-main/contract/area-board.ts'
import { boardOfAreas, indexBoard } from '../map/board/board.ts'
import { useText, useView } from '../state/use-app.ts'
import { AreaFacts } from './AreaFacts.tsx'
import { AreasInWords } from './AreasInWords.tsx'
import { BoardPlate, usePicked } from './BoardPlate.tsx'

type Props = { readonly board: AreaBoard; readonly id: string; readonly title: string }

/** A board of areas: the map, beside it the area pointed at, and all of it in words for screen readers. */
export function AreaPlate({ board, id, title }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const picked = usePicked()
  const drawn = useMemo(() => boardOfAreas(board, language), [board, language])
  const index = useMemo(() => indexBoard(drawn), [drawn])
  const shown = board.areas.find((area) => area.id === picked.shown)

  return (
    <>
      <BoardPlate
        id={id}
        title={title}
        board={drawn}
        picked={picked}
        near={shown?.neighbours ?? nothing}
        places={drawn.places}
        words={text.zones}
        facts={shown && <AreaFacts area={shown} index={index} onChoose={picked.setChosen} />}
        attribution={board.attribution[language]}
      />
      <AreasInWords board={board} index={index} />
    </>
  )
}

const nothing: readonly string[] = []
