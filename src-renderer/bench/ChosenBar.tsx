import type { Thing } from '../../src-main/contract/drafts.ts'
import { useApp, useText } from '../state/use-app.ts'
import { useAtBench } from './at-bench/at-bench.ts'
import { FieldInput } from './inputs/FieldInput.tsx'
import { useGestures } from './at-bench/gestures.ts'
import { commonFields } from './at-bench/things.ts'
import { usePlaceInWords } from './at-bench/use-place-in-words.ts'
import './chosen.css'

/** Opens the dialogs for the chosen things. */
export type DialogOpeners = {
  readonly place: () => void
  readonly arrive: () => void
  readonly takeOver: () => void
}

/** Up to this many names are listed. */
const named = 3

/** The chosen things: their place, their fields there, and the buttons for them. */
export function ChosenBar({ asks }: { readonly asks: DialogOpeners }) {
  const app = useApp()
  const text = useText()
  const { chosen: words } = text.bench
  const { chosen, things, placements, pieces, language, setting } = useAtBench()
  const { lift, leaveOut, turn, turnBy, align } = useGestures()
  const whereOf = usePlaceInWords()
  const all = [...chosen].flatMap((id): Thing[] => {
    const thing = things.get(id)
    return thing === undefined ? [] : [thing]
  })
  const ids = all.map(({ id }) => id)
  const onMap = all.filter(({ id }) => placements.get(id)?.at === 'map')
  const names = all.slice(0, named).map((thing) => [thing.name[language], whereOf(thing)].filter(Boolean).join(', '))
  const isEmpty = all.length === 0
  const standing = pieces.filter(({ id, base }) => chosen.has(id) && base?.shape.is === 'stands').length
  return (
    <section className="bench-chosen" aria-label={words.heading}>
      {isEmpty ? (
        <p className="hint">{words.none}</p>
      ) : (
        <p>
          <strong>{words.count(all.length)}</strong> {names.join(text.apart)}
          {all.length > named && ` ${words.more(all.length - named)}`}
        </p>
      )}
      {!isEmpty && (
        <div className="bench-chosen-tools">
          {commonFields(onMap).map((field) => (
            <FieldInput
              key={`${field.id} ${ids.join(' ')}`} // discards typed text when the selection changes
              field={{
                ...field,
                value: common(onMap.map(({ id }) => placements.get(id)?.how[field.id] ?? field.value)),
              }}
              brief
              onSet={(value) => turn(ids, field.id, value)}
            />
          ))}
          {setting.board?.kind === 'table' && onMap.length > 0 && (
            <TableTools onTurn={(by) => turnBy(ids, by)} onAlign={standing > 1 ? () => align(ids) : null} />
          )}
          <button
            type="button"
            className="plain strong"
            aria-keyshortcuts="p"
            title={words.keys.place}
            onClick={asks.place}
          >
            {words.place}
          </button>
          <button
            type="button"
            className="plain"
            aria-keyshortcuts="Delete"
            title={words.keys.lift}
            onClick={() => lift(ids)}
          >
            {words.lift}
          </button>
          {setting.arrival !== 'never' && (
            <button type="button" className="plain" onClick={asks.arrive}>
              {words.arrive}
            </button>
          )}
          <button type="button" className="plain" onClick={() => leaveOut(ids)}>
            {words.leaveOut}
          </button>
          <button type="button" className="plain" onClick={asks.takeOver}>
            {words.takeOver}
          </button>
          <button type="button" className="plain" title={words.keys.clear} onClick={() => app.bench.select([])}>
            {words.clear}
          </button>
        </div>
      )}
    </section>
  )
}

type TableToolsProps = {
  readonly onTurn: (by: 1 | -1) => void
  /** Null if there is nothing to align. */
  readonly onAlign: (() => void) | null
}

/** For a measured table: buttons that turn and align the chosen things, and a hint on the keys that move them. */
function TableTools({ onTurn, onAlign }: TableToolsProps) {
  const { onTable: words } = useText().bench
  return (
    <>
      <button
        type="button"
        className="plain"
        aria-label={words.left}
        aria-keyshortcuts="Shift+r"
        title={words.keys.left}
        onClick={() => onTurn(-1)}
      >
        ↺
      </button>
      <button
        type="button"
        className="plain"
        aria-label={words.right}
        aria-keyshortcuts="r"
        title={words.keys.right}
        onClick={() => onTurn(1)}
      >
        ↻
      </button>
      {onAlign !== null && (
        <button type="button" className="plain" aria-keyshortcuts="l" title={words.keys.align} onClick={onAlign}>
          {words.align}
        </button>
      )}
      <span className="hint">{words.moves}</span>
    </>
  )
}

/** The value that all have in common; null if they differ. */
function common<T>(values: readonly T[]): T | null {
  const [first, ...others] = values
  return first !== undefined && others.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : null
}
