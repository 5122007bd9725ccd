import type { Placement } from '../../../src-main/contract/drafts.ts'
import type { Spot } from '../../map/board/board.ts'
import { useApp, useText } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { useDragState } from '../at-bench/drag-state.ts'
import { SheetPart } from './SheetPart.tsx'
import { useDrag } from '../at-bench/use-drag.ts'

type Props = {
  readonly onArrive: (things: readonly string[], turn: number) => void
  readonly onDrop: (things: readonly string[], at: Spot) => void
}

/** The days of the scenario: arrivals, weather, and whatever else is set by day. */
export function CalendarPart({ onArrive, onDrop }: Props) {
  const { calendar: words } = useText().bench
  const { draft, setting, language, chosen, pieces } = useAtBench()
  const over = useDragState((carrying) => carrying?.over ?? null)
  const mayArrive = setting.arrival !== 'never'
  const days = draft.sheets.find(({ id }) => id === 'days')
  return (
    <>
      <ol className="bench-calendar">
        <li>
          <p>
            <strong>{words.atStart}</strong> <span className="figure">{pieces.length}</span>
          </p>
        </li>
        {draft.calendar.map(({ turn, title, weather }) => {
          const here = draft.placements.filter((one) => one.at === 'arrives' && one.turn === turn)
          return (
            <li
              key={turn}
              data-drop-target={mayArrive ? turn : undefined}
              className={over === String(turn) ? 'is-over' : undefined}
            >
              <p>
                <strong>{title[language]}</strong>{' '}
                {weather !== null && <span className="quiet">{weather[language]}</span>}
              </p>
              {here.map((one) => (
                <Arrival key={one.key} placement={one} onDrop={onDrop} />
              ))}
              {mayArrive && chosen.size > 0 && (
                <button type="button" className="link" onClick={() => onArrive([...chosen], turn)}>
                  {words.here}
                </button>
              )}
            </li>
          )
        })}
      </ol>
      {setting.waiting.map(({ id, title }) => (
        <div key={id} className="bench-waiting">
          <p>
            <strong>{title[language]}</strong>
          </p>
          {draft.placements
            .filter((one) => one.at === 'arrives' && one.turn === null && one.place === id)
            .map((one) => (
              <Arrival key={one.key} placement={one} onDrop={onDrop} />
            ))}
        </div>
      ))}
      {days !== undefined && (
        <>
          <h3 className="label">{days.title[language]}</h3>
          <SheetPart sheet={days} />
        </>
      )}
    </>
  )
}

function Arrival({ placement, onDrop }: { readonly placement: Placement } & Pick<Props, 'onDrop'>) {
  const app = useApp()
  const { things, language, chosen, placeName } = useAtBench()
  const { thing, place, turn } = placement
  const isChosen = chosen.has(thing)
  const drag = useDrag(isChosen ? [...chosen] : [thing], onDrop)
  return (
    <button
      type="button"
      className="bench-chip"
      aria-pressed={isChosen}
      onPointerDown={drag.onPointerDown}
      onClick={({ shiftKey, ctrlKey, metaKey }) => {
        if (drag.hasCarried()) return
        if (!shiftKey && !ctrlKey && !metaKey) app.bench.select([thing])
        else app.bench.select(isChosen ? [...chosen].filter((one) => one !== thing) : [...chosen, thing])
      }}
    >
      {[things.get(thing)?.name[language] ?? thing, place === null || turn === null ? '' : placeName(place)]
        .filter(Boolean)
        .join(', ')}
    </button>
  )
}
