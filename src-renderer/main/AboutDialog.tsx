import { useEffect, useRef } from 'react'
import { useApp, useText, useView } from '../state/use-app.ts'

export function AboutDialog() {
  const app = useApp()
  const text = useText()
  const shown = useView((view) => view.aboutShown)
  const about = useView((view) => view.about)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (shown) dialog.current?.showModal()
    else dialog.current?.close()
  }, [shown])

  return (
    <dialog ref={dialog} closedby="any" aria-labelledby="about-heading" onClose={() => app.showAbout(false)}>
      <h2 id="about-heading">{text.about.heading}</h2>
      <p>{text.about.what}</p>
      {about !== null && (
        <dl>
          <dt>{text.about.version}</dt>
          <dd>{about.version}</dd>
          <dt>{text.about.window}</dt>
          <dd>{text.about.hosts[about.host]}</dd>
          <dt>{text.about.dataFolder}</dt>
          <dd className="path">{about.dataFolder}</dd>
          <dt>{text.about.licence}</dt>
          <dd>{text.about.mit}</dd>
        </dl>
      )}
      <button type="button" className="plain" onClick={() => app.showAbout(false)}>
        {text.about.close}
      </button>
    </dialog>
  )
}
