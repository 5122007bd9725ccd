import { useRef } from 'react'
import type { Row, Sheet } from '../../../src-main/contract/drafts.ts'
import { useApp, useText } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { FieldInput } from '../inputs/FieldInput.tsx'
import { useGestures } from '../at-bench/gestures.ts'

/** One sheet of the scenario: its words, its days, its switches, or its victory. */
export function SheetPart({ sheet }: { readonly sheet: Sheet }) {
  const { language } = useAtBench()
  const { set } = useGestures()
  return (
    <section className="bench-sheet" aria-label={sheet.title[language]}>
      {sheet.fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          brief={field.input !== 'words' && field.input !== 'choices' && field.input !== 'places'}
          onSet={(value) => set(field.id, value)}
        />
      ))}
      <Rows rows={sheet.rows} />
      <Adding to={sheet.id} kinds={sheet.kinds} />
    </section>
  )
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <ul className="bench-rows">
      {rows.map((row) => (
        <RowItem key={row.id} row={row} />
      ))}
    </ul>
  )
}

/** A row in words; unfolded, its fields. */
function RowItem({ row }: { readonly row: Row }) {
  const app = useApp()
  const { fields: words } = useText().bench
  const { language } = useAtBench()
  const { set, drop } = useGestures()
  const { id, sentence, fields, rows, kinds, mayDrop, things, places } = row
  const light = (): void => app.bench.light({ things, places })
  const dim = (): void => app.bench.light(null)
  const inWords = sentence[language]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at a row highlights its subject
    <li className="bench-row" onPointerEnter={light} onPointerLeave={dim} onFocus={light} onBlur={dim}>
      <div className="bench-row-line">
        {fields.length === 0 ? (
          <p>{inWords}</p>
        ) : (
          <details>
            <summary>{inWords}</summary>
            {fields.map((field) => (
              <FieldInput
                key={field.id}
                field={field}
                brief={field.input !== 'words' && field.input !== 'choices' && field.input !== 'places'}
                onSet={(value) => set(field.id, value)}
              />
            ))}
          </details>
        )}
        {mayDrop && (
          <button
            type="button"
            className="bench-drop"
            title={words.drop}
            aria-label={words.dropWhat(inWords)}
            onClick={() => drop(id)}
          >
            ×
          </button>
        )}
      </div>
      <Rows rows={rows} />
      <Adding to={id} kinds={kinds} />
    </li>
  )
}

/** Adds a row: of the only kind, or of one chosen from a menu. */
function Adding({ to, kinds }: { readonly to: string; readonly kinds: Sheet['kinds'] }) {
  const { fields: words } = useText().bench
  const { language } = useAtBench()
  const { add } = useGestures()
  const menu = useRef<HTMLDetailsElement>(null)
  const [only, ...others] = kinds
  if (only === undefined) return null
  if (others.length === 0)
    return (
      <button type="button" className="plain bench-add" onClick={() => add(to, only.id)}>
        {words.addWhat(only.title[language])}
      </button>
    )
  return (
    <details ref={menu} className="bench-add">
      <summary>{words.add}…</summary>
      <ul>
        {kinds.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className="link"
              onClick={() => {
                if (menu.current !== null) menu.current.open = false
                add(to, id)
              }}
            >
              {title[language]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
