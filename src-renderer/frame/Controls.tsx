import { RulesButton } from '../rules/RulesButton.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'
import { languages, textSizes } from '../state/view.ts'

/** The rules of the game that is played, the language, the size of the text, and what this is. */
export function Controls() {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const textSize = useView((view) => view.textSize)
  const playing = useView((view) => view.play !== null)
  return (
    <div className="controls">
      {playing && <RulesButton />}
      <label>
        <span>{text.settings.textSize}</span>
        <select
          value={textSize}
          onChange={(event) => {
            const size = textSizes.find((one) => String(one) === event.target.value)
            if (size !== undefined) app.setTextSize(size)
          }}
        >
          {textSizes.map((size) => (
            <option key={size} value={size}>
              {text.settings.percent(size)}
            </option>
          ))}
        </select>
      </label>
      <fieldset aria-label={text.settings.language} className="languages">
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language}
            onClick={() => app.setLanguage(one)}
          >
            {text.settings.languages[one]}
          </button>
        ))}
      </fieldset>
      <button type="button" className="about-button" onClick={() => app.showAbout(true)}>
        {text.about.open}
      </button>
    </div>
  )
}
