import { useApp, useText, useView } from '../state/use-app.ts'

/** What has gone wrong with the host, if anything has, and what to do about it. */
export function Notices() {
  const app = useApp()
  const text = useText()
  const connection = useView((view) => view.connection)
  const setAside = useView((view) => view.about?.setAside ?? null)
  const trouble = useView((view) => view.trouble)
  return (
    <div className="notices" aria-live="polite">
      {connection === 'lost' && <Notice heading={text.connection.lost} remedy={text.connection.lostRemedy} />}
      {connection === 'refused' && <Notice heading={text.connection.refused} remedy={text.connection.refusedRemedy} />}
      {setAside !== null && <p className="notice">{text.setAside(setAside)}</p>}
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
