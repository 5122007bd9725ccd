import type { ReactNode } from 'react'
import { useApp, useText } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { useGoTo } from '../at-bench/use-go-to.ts'

type Props = {
  readonly tone: 'good' | 'middle' | 'bad'
  /** The things it is about. */
  readonly things: readonly string[]
  readonly places: readonly string[]
  /** Buttons beside the one that leads to the subject. */
  readonly buttons?: ReactNode
  /** What follows the buttons. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

/** A finding about the draft: pointing at it highlights its subject on the map, and a button leads there. */
export function Finding({ tone, things, places, buttons = null, more = null, children }: Props) {
  const app = useApp()
  const { check: words } = useText().bench
  const { things: known } = useAtBench()
  const goTo = useGoTo()
  const isPlaced = things.some((id) => known.has(id)) || places.length > 0
  return (
    <li
      className={tone}
      onPointerEnter={() => app.bench.light({ things, places })}
      onPointerLeave={() => app.bench.light(null)}
    >
      {children}
      {(buttons !== null || isPlaced) && (
        <p className="buttons">
          {buttons}
          {isPlaced && (
            <button type="button" className="plain" onClick={() => goTo(things, places)}>
              {words.show}
            </button>
          )}
        </p>
      )}
      {more}
    </li>
  )
}
