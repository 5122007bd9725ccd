import { useEffect, useRef } from 'react'
import { useApp, useText, useView } from '../state/use-app.ts'
import { languages, type Look, lookChoices } from '../state/known/view.ts'

/** Chooses how the window looks: theme, text size, side colours, motion, language. Every choice is saved at once. */
export function AppearanceDialog() {
  const app = useApp()
  const { appearance } = useText()
  const shown = useView((view) => view.appearanceShown)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (shown) dialog.current?.showModal()
    else dialog.current?.close()
  }, [shown])

  return (
    <dialog
      ref={dialog}
      closedby="any"
      className="appearance"
      aria-labelledby="appearance-heading"
      onClose={() => app.showAppearance(false)}
    >
      <h2 id="appearance-heading">{appearance.heading}</h2>
      <div className="appearance-choices">
        <Choice part="theme" />
        <Choice part="textSize" />
        <Choice part="sideColours" />
        <Choice part="motion" />
        <Languages />
        <Asking />
      </div>
      <button type="button" className="plain" onClick={() => app.showAppearance(false)}>
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
      {lookChoices[part].map((one) => (
        <label key={one}>
          <input type="radio" name={part} checked={one === chosen} onChange={() => app.setLook({ [part]: one })} />
          <span>{words[String(one)]}</span>
          {part === 'sideColours' && <SidesSample of={String(one)} />}
        </label>
      ))}
    </fieldset>
  )
}

/** A sample of the side colours, in the shapes of the two sides' counters. */
function SidesSample({ of }: { readonly of: string }) {
  return (
    <span className={`sides-sample ${of}`} aria-hidden="true">
      <span className="sample-blue" />
      <span className="sample-grey" />
    </span>
  )
}

/** Whether questions with a single answer are asked too. */
function Asking() {
  const app = useApp()
  const { settings } = useText()
  const asking = useView((view) => view.asking)
  return (
    <fieldset className="choices">
      <legend className="label">{settings.questions}</legend>
      <label>
        <input
          type="checkbox"
          checked={asking === 'all'}
          onChange={({ target }) => app.setAsking(target.checked ? 'all' : 'choices')}
        />
        <span>{settings.askAll}</span>
      </label>
    </fieldset>
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
