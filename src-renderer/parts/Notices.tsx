import { useApp, useText, useView } from '../state/use-app.ts'
import { FaultWords, faultSentence } from './FaultWords.tsx'
import { HeldNotice } from './HeldNotice.tsx'
import { InWords } from './InWords.tsx'
import { RepairNotice } from './RepairNotice.tsx'

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
          {trouble.code !== 'other' && <p>{faultSentence(trouble.code, text.games.faults)}</p>}
          {trouble.said !== null && (
            <p>
              {text.games.faults.said} <InWords said={trouble.said} />
            </p>
          )}
          <p>{text.trouble.remedy}</p>
          <button type="button" className="plain" onClick={() => app.readEverythingAgain()}>
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

/** Notice that no backup of the library could be made. */
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

/** Notice that a changed setting applies in the window but could not be saved. */
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
        <button type="button" className="plain" onClick={() => app.dismissCrash()}>
          {text.games.crashed.dismiss}
        </button>
      </p>
    </div>
  )
}
