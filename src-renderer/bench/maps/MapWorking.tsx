import { useIsTrueFor } from '../../parts/use-is-true-for.ts'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'

/** Delay in ms before the notice appears. */
const noticeAfter = 300

/** A notice over the sketch, so that nothing moves, while a change of a large map takes seconds. `shown`: the number of the change shown. */
export function MapWorking({ shown }: { readonly shown: number }) {
  const app = useApp()
  const { maps: words } = useText().bench
  const { draft } = useAtBench()
  const isWaiting = useView((view) => (view.bench?.waiting ?? 0) > 0)
  const lasts = useIsTrueFor(isWaiting || shown !== draft.ground, noticeAfter)
  const isImporting = useView((view) => view.bench?.importing === true)
  return (
    <div className="map-working">
      <output>{lasts ? words.working : ''}</output>
      {lasts && isImporting && (
        <button type="button" className="plain" onClick={() => app.bench.stopImport()}>
          {words.stop}
        </button>
      )}
    </div>
  )
}
