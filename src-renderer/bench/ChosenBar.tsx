import type { Thing } from '../../src-main/contract/drafts.ts'
import { useApp, useText } from '../state/use-app.ts'
import { useAtBench } from './at-bench/at-bench.ts'
import { FieldInput } from './inputs/FieldInput.tsx'
import { useGestures } from './at-bench/gestures.ts'
import { commonFields } from './at-bench/things.ts'
import { useWhere } from './at-bench/use-where.ts'
import './chosen.css'

/** What can be done with what is chosen by a dialog. */
export type Asks = {
  readonly place: () => void
  readonly arrive: () => void
  readonly takeOver: () => void
}

/** So many names are written out. */
const named = 3

/** What is chosen, where it is, what it is like there, and what can be done with it. */
export function ChosenBar({ asks }: { readonly asks: Asks }) {
  const app = useApp()
  const text = useText()
  const { chosen: words } = text.bench
  const { chosen, things, placements, pieces, language, setting } = useAtBench()
  const { lift, leaveOut, turn, turnBy, align } = useGestures()
  const whereOf = useWhere()
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
              key={`${field.id} ${ids.join(' ')}`} // what is typed is about those that are chosen
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
  /** Null where there is nothing to draw up. */
  readonly onAlign: (() => void) | null
}

/** On a measured table: what is chosen is turned and drawn up in line by a click, and moved by keys that are told here. */
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

/** What all have; null where they differ. */
function common<T>(values: readonly T[]): T | null {
  const [first, ...others] = values
  return first !== undefined && others.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : null
}
