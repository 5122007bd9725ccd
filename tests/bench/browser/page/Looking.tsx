import { useMemo, useRef, useState } from 'react'
import { boardOfHexes } from '../../../../src-renderer/map/plate/hex-sheet.ts'
import { boardOfZones } from '../../../../src-renderer/map/board/board.ts'
import { GameMap, type MapHandle } from '../../../../src-renderer/map/GameMap.tsx'
import type { MapTool } from '../../../../src-renderer/map/tools/tool.ts'
import { matchesOf } from '../../../../src-renderer/map/board/finding.ts'
import type { Thing } from '../../../../src-renderer/state/known/thing.ts'
import { mapWords } from '../../../../src-renderer/map/board/words.ts'
import { atSedan, largeBoard, type Looker, setUp, spreadOut } from './armies.ts'
import { onHexes } from './hexes.ts'
import { answersAbout, everything } from './overlays.ts'
import type { Scenes } from './scenes.ts'

type Props = { readonly scenes: Scenes; readonly asked: URLSearchParams }

/** `?look=french|german|both&scene=sedan|large|hexes&counters=120&overlay=rethel&lang=fr` */
export function Looking({ scenes, asked }: Props) {
  const language = asked.get('lang') === 'fr' ? 'fr' : 'en'
  const map = useRef<MapHandle>(null)
  const [said, setSaid] = useState('')
  const [chosen, setChosen] = useState<readonly Thing[]>([])
  const { board, svg, pieces } = useMemo(() => sceneOf(scenes, asked), [scenes, asked])
  const about = asked.get('overlay')
  const overlay = useMemo(() => (about === null ? undefined : everything(board, about)), [board, about])
  const targets = useMemo(
    () => (about === null ? [] : answersAbout(board, about, pieces.find(({ place }) => place === about)?.id)),
    [board, pieces, about],
  )
  const words = mapWords[language]
  const tool: MapTool = {
    state: 'answer',
    targets,
    takes: 'all',
    hover: (thing) => setSaid(thing === null ? '' : `${thing.kind} ${thing.id}`),
    choose(thing) {
      if (thing === null) return
      setChosen([thing])
      setSaid(`chosen ${thing.kind} ${thing.id}`)
    },
  }
  return (
    <main className="looking">
      <header>
        <input
          type="search"
          aria-label="Find"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            const [found] = matchesOf(event.currentTarget.value, board.places, pieces)
            if (found !== undefined) map.current?.goTo(found.thing)
          }}
        />
        <output id="said">{said}</output>
      </header>
      <GameMap
        handle={map}
        board={board}
        svg={asked.has('sketch') ? null : svg}
        pieces={pieces}
        {...(overlay === undefined ? {} : { overlay })}
        chosen={chosen}
        label="Map"
        words={words}
        tool={tool}
      />
    </main>
  )
}

function sceneOf(scenes: Scenes, asked: URLSearchParams) {
  const language = asked.get('lang') === 'fr' ? 'fr' : 'en'
  const looker = asked.get('look') ?? 'both'
  const real = setUp(scenes, looker === 'french' || looker === 'german' ? looker : ('both' satisfies Looker), language)
  if (asked.get('scene') === 'hexes') return onHexes(boardOfHexes(scenes.hexes, language))
  const board = asked.get('scene') === 'large' ? largeBoard() : boardOfZones(scenes.board)
  if (board === undefined) throw new Error('the board has no sheet')
  const stood = asked.get('scene') === 'sedan' ? atSedan(real, board.places) : real
  const wanted = Number(asked.get('counters') ?? stood.length)
  const pieces = spreadOut(stood, wanted, board.places)
  return { board, svg: asked.get('scene') === 'large' ? null : scenes.svg, pieces }
}
