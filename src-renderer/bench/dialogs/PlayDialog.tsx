import { useApp, useText, useView } from '../../state/use-app.ts'
import { BenchDialog } from './BenchDialog.tsx'

/** Starts a test game of the draft, which is discarded afterwards. */
export function PlayDialog({ onClose }: { readonly onClose: () => void }) {
  const app = useApp()
  const { play: words } = useText().bench
  const errors = useView((view) => view.bench?.draft?.errors ?? 0)
  const busy = useView((view) => view.drafts.busy)
  return (
    <BenchDialog heading={words.heading} onClose={onClose}>
      <p>{errors > 0 ? words.faulty : words.what}</p>
      {errors === 0 && (
        <p className="buttons">
          <button type="button" className="plain strong" disabled={busy} onClick={() => app.bench.play(true)}>
            {words.open}
          </button>
          <button type="button" className="plain" disabled={busy} onClick={() => app.bench.play(false)}>
            {words.fog}
          </button>
        </p>
      )}
    </BenchDialog>
  )
}
