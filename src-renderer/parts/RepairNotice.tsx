import { useApp, useText, useView } from '../state/use-app.ts'
import { InWords } from './InWords.tsx'

/**
 * Shown after the library was repaired: what could be saved, what is missing, and where the damaged file is. While the user is
 * in the library, playing or designing, the details are folded.
 */
export function RepairNotice() {
  const app = useApp()
  const { games, backups } = useText()
  const { repaired: words, dismiss } = games
  const repaired = useView((view) => view.about?.repaired ?? null)
  const unread = useView((view) => view.about?.unreadReports ?? none)
  const atBackups = useView((view) => view.place.at === 'backups')
  const folded = useView(({ play, place }) => play !== null || place.at === 'backups' || place.at === 'bench')
  if (repaired === null) return unread.length === 0 ? null : <UnreadReports names={unread} />
  const { whole, parts, lost, drafts, setAside } = repaired
  const missing = parts.length + lost.length + drafts.parts.length + drafts.lost.length
  return (
    <div className="notice">
      <p className="notice-heading">{words.heading}</p>
      <p>
        {words.whole(whole)} {setAside !== null && words.settings}
      </p>
      <details key={String(folded)} open={!folded}>
        <summary>{words.details(missing)}</summary>
        {missing > 0 && (
          <ul className="problems">
            {lost.map(({ name, acts }, index) => (
              <li key={index}>{words.lost(name, acts)}</li>
            ))}
            {parts.map(({ name, acts, of, reason }) => (
              <li key={`${name} ${acts}`}>
                <span>{words.part(name, acts, of)}</span>
                <span className="hint">
                  <InWords said={reason} />
                </span>
              </li>
            ))}
            {drafts.lost.map(({ name, gestures }, index) => (
              <li key={`draft ${index}`}>{words.draftLost(name, gestures)}</li>
            ))}
            {drafts.parts.map(({ name, gestures, of, reason }) => (
              <li key={`draft ${name} ${gestures}`}>
                <span>{words.draftPart(name, gestures, of)}</span>
                <span className="hint">
                  <InWords said={reason} />
                </span>
              </li>
            ))}
          </ul>
        )}
        <p>{setAside === null ? words.noFile : words.file(setAside)}</p>
      </details>
      {unread.length > 0 && <p>{words.unread(unread.join(', '))}</p>}
      <p className="buttons">
        {missing + unread.length > 0 && !atBackups && (
          <button type="button" className="plain strong" onClick={() => app.go({ at: 'backups' })}>
            {backups.fromReport}
          </button>
        )}
        <button type="button" className="plain" onClick={() => app.dismissReport()}>
          {dismiss}
        </button>
      </p>
    </div>
  )
}

const none: readonly string[] = []

/** Reports of a library repair that cannot be read. */
function UnreadReports({ names }: { readonly names: readonly string[] }) {
  const app = useApp()
  const { repaired: words, dismiss } = useText().games
  return (
    <div className="notice">
      <p className="notice-heading">{words.unreadHeading}</p>
      <p>{words.unread(names.join(', '))}</p>
      <button type="button" className="plain" onClick={() => app.dismissReport()}>
        {dismiss}
      </button>
    </div>
  )
}
