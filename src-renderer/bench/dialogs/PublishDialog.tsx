import { useApp, useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { BenchDialog } from './BenchDialog.tsx'
import { scenarioId } from '../at-bench/scenario-id.ts'

/** Publishes the scenario into a campaign of the player's own, and shows where it is. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const app = useApp()
  const { publish: words } = useText().bench
  const { draft } = useAtBench()
  const errors = useView((view) => view.bench?.draft?.errors ?? 0)
  const publication = useView((view) => view.bench?.publication ?? null)
  const { published } = draft
  const folder = publication?.folder ?? published?.folder
  return (
    <BenchDialog
      heading={words.heading}
      isDone={publication !== null}
      onClose={() => {
        // The list of campaigns has a new entry.
        if (publication !== null) app.readAgain()
        app.bench.put({ publication: null })
        onClose()
      }}
    >
      <p>{errors > 0 ? words.faulty : publication === null ? words.what : words.done}</p>
      {publication === null && published !== null && <p>{published.same ? words.same : words.differs}</p>}
      {folder !== undefined && (
        <p>
          {words.folder} <span className="path">{folder}</span>
        </p>
      )}
      {publication !== null && publication.previous !== null && (
        <p className="hint">
          {words.previous} <span className="path">{publication.previous}</span>
        </p>
      )}
      <p className="buttons">
        {publication === null ? (
          <button type="button" className="plain strong" disabled={errors > 0} onClick={() => app.bench.publish()}>
            {words.go}
          </button>
        ) : (
          <button
            type="button"
            className="plain strong"
            onClick={() => {
              app.readAgain()
              app.newGame.preselect(publication.campaign, scenarioId(draft.file))
              app.newGame.choose(publication.campaign)
              app.go({ at: 'new-game' })
            }}
          >
            {words.play}
          </button>
        )}
      </p>
    </BenchDialog>
  )
}
