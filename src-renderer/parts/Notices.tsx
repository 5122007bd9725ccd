import { useApp, useText, useView } from '../state/use-app.ts'
import { FaultWords } from './FaultWords.tsx'
import { HeldNotice } from './HeldNotice.tsx'
import { InWords } from './InWords.tsx'

/** Notices about the host: a lost connection, a crash, a repaired library, an unexpected error. */
export function Notices() {
  const app = useApp()
  const text = useText()
  const connection = useView((view) => view.connection)
  const trouble = useView((view) => view.trouble)
  return (
    <div className="notices" aria-live="polite">
      {connection === 'lost' && <Notice heading={text.connection.lost} remedy={text.connection.lostRemedy} />}
      {connection === 'refused' && <Notice heading={text.connection.refused} remedy={text.connection.refusedRemedy} />}
      <HeldNotice />
      <SettingsNotice />
      <NoBackupNotice />
      <CrashNotice />
      <RepairNotice />
      {trouble !== null && (
        <div className="notice">
          <p className="notice-heading">{text.trouble.heading}</p>
          <p>{text.trouble.said(trouble)}</p>
          <p>{text.trouble.remedy}</p>
          <button type="button" className="plain" onClick={() => app.readAgain()}>
            {text.campaigns.readAgain}
          </button>
        </div>
      )}
    </div>
  )
}

function Notice({ heading, remedy }: { readonly heading: string; readonly remedy: string }) {
  return (
    <div className="notice">
      <p className="notice-heading">{heading}</p>
      <p>{remedy}</p>
    </div>
  )
}

/** No backup of the library could be made. */
function NoBackupNotice() {
  const app = useApp()
  const text = useText()
  const noBackup = useView((view) => view.noBackup)
  if (noBackup === null) return null
  return (
    <div className="notice">
      <p>
        <InWords said={noBackup} />
      </p>
      <button type="button" className="plain" onClick={() => app.dismissNoBackup()}>
        {text.games.dismiss}
      </button>
    </div>
  )
}

/** A setting holds in the window that could not be kept. */
function SettingsNotice() {
  const app = useApp()
  const text = useText()
  const fault = useView((view) => view.settingsFault)
  if (fault === null) return null
  return (
    <div className="notice">
      <p>{text.settings.notKept}</p>
      <FaultWords fault={fault} />
      <button type="button" className="plain" onClick={() => app.dismissSettingsFault()}>
        {text.games.dismiss}
      </button>
    </div>
  )
}

/** After a crash: which game was open, and a button to go on with it. */
function CrashNotice() {
  const app = useApp()
  const text = useText()
  const crashed = useView((view) => (view.games.crashRead ? null : (view.about?.crashed ?? null)))
  const games = useView((view) => view.games.games)
  if (crashed === null || games === null) return null
  const { game } = crashed
  const entry = games.find(({ id }) => id === game)
  return (
    <div className="notice calm">
      <p className="notice-heading">{text.games.crashed.heading}</p>
      <p>{entry === undefined ? text.games.crashed.none : text.games.crashed.what}</p>
      {entry !== undefined && <p className="path">{entry.name}</p>}
      <p className="buttons">
        {entry !== undefined && (
          <button type="button" className="plain strong" onClick={() => app.play.open(entry.id)}>
            {text.games.crashed.continue}
          </button>
        )}
        <button type="button" className="plain" onClick={() => app.games.change({ crashRead: true })}>
          {text.games.crashed.dismiss}
        </button>
      </p>
    </div>
  )
}

/** After the library was repaired: what could be saved, and where the damaged file is. */
function RepairNotice() {
  const app = useApp()
  const { games, backups } = useText()
  const { repaired: words, dismiss } = games
  const repaired = useView((view) => view.about?.repaired ?? null)
  const unread = useView((view) => view.about?.unreadReports ?? none)
  if (repaired === null) return unread.length === 0 ? null : <UnreadReports names={unread} />
  const { whole, parts, lost, drafts, setAside } = repaired
  const isMissing = parts.length + lost.length + drafts.parts.length + drafts.lost.length > 0
  return (
    <div className="notice">
      <p className="notice-heading">{words.heading}</p>
      <p>
        {words.whole(whole)} {setAside !== null && words.settings}
      </p>
      {isMissing && (
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
      {unread.length > 0 && <p>{words.unread(unread.join(', '))}</p>}
      <p className="buttons">
        <button type="button" className="plain strong" onClick={() => app.go({ at: 'backups' })}>
          {backups.fromReport}
        </button>
        <button type="button" className="plain" onClick={() => app.dismissReport()}>
          {dismiss}
        </button>
      </p>
    </div>
  )
}

const none: readonly string[] = []

/** Files that should tell how the library was mended, and tell nothing. */
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
