import { Simulations } from '../../simulating/Simulations.tsx'
import { useApp } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { useGoTo } from '../at-bench/use-go-to.ts'

/** What opponents make of the draft; where it was fought is seen on the map. */
export function BalancePart() {
  const app = useApp()
  const { draft } = useAtBench()
  const goTo = useGoTo()
  return (
    <Simulations
      of={{ what: 'draft', draft: draft.id }}
      number={draft.number}
      onPoint={(place) => app.bench.light(place === null ? null : { things: [], places: [place] })}
      onGo={(place) => goTo([], [place])}
    />
  )
}
