import { useEffect, useRef } from 'react'
import { useApp, useText, useView } from '../state/use-app.ts'

const example = `{
  "players": [
    {
      "id": "mine",
      "name": "My general",
      "command": ["python3", "/home/me/general.py"],
      "seconds": 60
    }
  ]
}`

/** Explains how the user's own programs become players, lists them, and shows errors in the file that names them. */
export function OwnProgramsDialog() {
  const app = useApp()
  const text = useText().games.newGame.ownProgram
  const language = useView((view) => view.language)
  const own = useView((view) => view.games.ownPrograms)
  const dialog = useRef<HTMLDialogElement>(null)
  const isShown = own !== null

  useEffect(() => {
    if (isShown) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isShown])

  const close = () => app.games.change({ ownPrograms: null })
  return (
    <dialog ref={dialog} closedby="any" className="own-programs" aria-labelledby="own-programs-heading" onClose={close}>
      <h2 id="own-programs-heading">{text.heading}</h2>
      <p>{text.what}</p>
      <p className="path">{own?.file}</p>
      <p>{text.like}</p>
      <pre>{example}</pre>
      <p>{text.read}</p>
      {own !== null && own.programs.length > 0 ? (
        <>
          <p>{text.named}</p>
          <ul>
            {own.programs.map(({ id, name, about }) => (
              <li key={id}>
                {name[language]} <span className="hint">{about[language]}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        own?.faults.length === 0 && <p className="hint">{text.none}</p>
      )}
      {own !== null && own.faults.length > 0 && (
        <div className="wrong" role="alert">
          <p>{text.faults}</p>
          <ul>
            {own.faults.map((said, index) => (
              <li key={index}>{typeof said === 'string' ? said : said[language]}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="buttons">
        <button type="button" className="plain" onClick={() => app.newGame.readOwnPrograms()}>
          {text.readAgain}
        </button>
        <button type="button" className="plain" onClick={close}>
          {text.close}
        </button>
      </p>
    </dialog>
  )
}
