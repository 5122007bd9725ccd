import type { ReactNode } from 'react'
import { useApp, useText, useView } from '../state/use-app.ts'
import { languages } from '../state/known/view.ts'

/** The buttons for appearance and about; before them the screen's own controls, else the languages. */
export function Controls({ children }: { readonly children?: ReactNode }) {
  const app = useApp()
  const text = useText()
  return (
    <div className="controls">
      {children ?? <Languages />}
      <button type="button" className="appearance-button" onClick={() => app.showAppearance(true)}>
        {text.appearance.open}
      </button>
      <button type="button" className="about-button" onClick={() => app.showAbout(true)}>
        {text.about.open}
      </button>
    </div>
  )
}

/** On the opening screen the languages are visible, not in a dialog. */
function Languages() {
  const app = useApp()
  const { settings } = useText()
  const language = useView((view) => view.language)
  return (
    <fieldset aria-label={settings.language} className="languages">
      {languages.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => app.setLanguage(one)}>
          {settings.languages[one]}
        </button>
      ))}
    </fieldset>
  )
}
