import { Simulations } from '../../simulating/Simulations.tsx'
import { useApp } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { useGoTo } from '../at-bench/use-go-to.ts'

/** The results of games that programs play of the draft; the map shows where the fighting was. */
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
