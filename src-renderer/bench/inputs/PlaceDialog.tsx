import { useMemo, useState } from 'react'
import { matchesOf } from '../../map/board/finding.ts'
import { FindDialog } from '../../parts/FindDialog.tsx'
import { useText } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'

type Props = {
  readonly heading: string
  /** Places that cannot be chosen, with the reason. */
  readonly unfit?: ReadonlyMap<string, string>
  readonly onChoose: (place: string) => void
  readonly onClose: () => void
}

const noneUnfit: ReadonlyMap<string, string> = new Map()

/** Finds a place by its name, with keys alone or by a click. */
export function PlaceDialog({ heading, unfit = noneUnfit, onChoose, onClose }: Props) {
  const { placing } = useText().bench
  const { index } = useAtBench()
  const [typed, setTyped] = useState('')
  const found = useMemo(
    () =>
      index === null ? [] : matchesOf(typed, index.board.places, []).map(({ thing, name }) => ({ id: thing.id, name })),
    [typed, index],
  )
  return (
    <FindDialog
      label={heading}
      hasHeading
      placeholder={placing.placeholder}
      typed={typed}
      found={found}
      keyOf={({ id }) => id}
      show={({ id, name }) => (
        <>
          <span>{name}</span>
          {unfit.has(id) && <small className="wrong">{unfit.get(id)}</small>}
        </>
      )}
      summary={
        found.length === 0 && typed.trim() !== ''
          ? placing.nothing(typed)
          : `${placing.found(found.length)} · ${placing.keys}`
      }
      onType={setTyped}
      onChoose={({ id }) => onChoose(id)}
      onClose={onClose}
    />
  )
}
