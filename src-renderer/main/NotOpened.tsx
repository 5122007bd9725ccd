import { InWords } from '../parts/InWords.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'

/** Shown instead of everything else if the library cannot be opened: the reason, the path, and what to do. */
export function NotOpened() {
  const app = useApp()
  const words = useText().notOpened
  const about = useView((view) => view.about)
  const trying = useView((view) => view.trying)
  if (about === null || about.notOpened === null) return null
  const { sentence, remedy } = about.notOpened
  return (
    <article className="notice" aria-labelledby="sheet-heading" aria-busy={trying} aria-live="polite">
      <h2 id="sheet-heading" className="notice-heading">
        {words.heading}
      </h2>
      <p>
        <InWords said={sentence} />
      </p>
      <p>
        <InWords said={remedy} />
      </p>
      <p>{words.safe}</p>
      <p>{words.folder}</p>
      <p className="path">{about.dataFolder}</p>
      <p className="buttons">
        <button type="button" className="plain strong" aria-disabled={trying} onClick={() => app.tryAgain()}>
          {trying ? words.trying : words.tryAgain}
        </button>
        {about.host === 'electron' && (
          <button type="button" className="plain" onClick={() => app.showFolder()}>
            {words.showFolder}
          </button>
        )}
      </p>
    </article>
  )
}
