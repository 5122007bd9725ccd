import { useState } from 'react'
import { useText } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { BenchDialog } from './BenchDialog.tsx'
import { FieldInput } from '../inputs/FieldInput.tsx'
import { useGestures } from '../at-bench/gestures.ts'

type Props = { readonly things: readonly string[]; readonly turn: number | null; readonly onClose: () => void }

/** Asks when and where things arrive; the default is their current place of arrival, or where they stand. */
export function ArriveDialog({ things, turn, onClose }: Props) {
  const { arriving: words } = useText().bench
  const { draft, setting, placements, language } = useAtBench()
  const { arrive } = useGestures()
  const before = things.flatMap((id) => placements.get(id) ?? [])
  const first = draft.calendar[1]?.turn ?? draft.calendar[0]?.turn ?? 1
  // On a turn, or a place to wait.
  const onTurns = setting.arrival !== 'by-die'
  const [when, setWhen] = useState(onTurns ? String(turn ?? before[0]?.turn ?? first) : (setting.waiting[0]?.id ?? ''))
  const waits = setting.waiting.some(({ id }) => id === when)
  const [where, setWhere] = useState(before[0]?.place ?? null)
  return (
    <BenchDialog heading={words.heading(things.length)} onClose={onClose}>
      <label className="field">
        <span>{words.turn}</span>
        <select value={when} onChange={({ target }) => setWhen(target.value)}>
          {onTurns &&
            draft.calendar.map((one) => (
              <option key={one.turn} value={one.turn}>
                {one.title[language]}
              </option>
            ))}
          {setting.waiting.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title[language]}
            </option>
          ))}
        </select>
      </label>
      {waits && <p className="hint">{words.waits}</p>}
      {!waits && setting.arrival === 'at-place' && (
        <FieldInput
          field={{
            id: 'place',
            title: { en: words.place, fr: words.place },
            section: null,
            input: 'place',
            value: where,
            optional: true,
            least: null,
            most: null,
            choices: [],
          }}
          onSet={(value) => setWhere(typeof value === 'string' ? value : null)}
        />
      )}
      <p className="buttons">
        <button
          type="button"
          className="plain strong"
          onClick={() => {
            if (waits) arrive(things, null, when)
            else arrive(things, Number(when), where)
            onClose()
          }}
        >
          {words.go}
        </button>
      </p>
    </BenchDialog>
  )
}
