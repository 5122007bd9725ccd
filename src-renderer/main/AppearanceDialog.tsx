import { useEffect, useRef } from 'react'
import { useApp, useText, useView } from '../state/use-app.ts'
import { languages, type Look, looks } from '../state/view.ts'

/** How the window looks: light, size of the text, motion, colours of the sides, language. All of it is kept. */
export function AppearanceDialog() {
  const app = useApp()
  const { appearance } = useText()
  const shown = useView((view) => view.lookShown)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (shown) dialog.current?.showModal()
    else dialog.current?.close()
  }, [shown])

  return (
    <dialog
      ref={dialog}
      className="appearance"
      aria-labelledby="appearance-heading"
      onClose={() => app.showLook(false)}
    >
      <h2 id="appearance-heading">{appearance.heading}</h2>
      <Choice part="theme" />
      <Choice part="textSize" />
      <Choice part="sideColours" />
      <Choice part="motion" />
      <Languages />
      <button type="button" className="plain" onClick={() => app.showLook(false)}>
        {appearance.close}
      </button>
    </dialog>
  )
}

function Choice<Part extends keyof Look>({ part }: { readonly part: Part }) {
  const app = useApp()
  const { appearance } = useText()
  const chosen = useView((view) => view.look[part])
  const words: Readonly<Record<string, string>> = appearance.choices[part]
  return (
    <fieldset className="choices">
      <legend className="label">{appearance.parts[part]}</legend>
      {looks[part].map((one) => (
        <label key={one}>
          <input type="radio" name={part} checked={one === chosen} onChange={() => app.dress({ [part]: one })} />
          <span>{words[String(one)]}</span>
          {part === 'sideColours' && <SidesSample of={String(one)} />}
        </label>
      ))}
    </fieldset>
  )
}

/** Both sides' colours beside their name, in the shapes of their counters. */
function SidesSample({ of }: { readonly of: string }) {
  return (
    <span className={`sides-sample ${of}`} aria-hidden="true">
      <span className="sample-french" />
      <span className="sample-german" />
    </span>
  )
}

function Languages() {
  const app = useApp()
  const { settings } = useText()
  const language = useView((view) => view.language)
  return (
    <fieldset className="choices">
      <legend className="label">{settings.language}</legend>
      {languages.map((one) => (
        <label key={one} lang={one}>
          <input type="radio" name="language" checked={one === language} onChange={() => app.setLanguage(one)} />
          <span>{settings.languages[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}
