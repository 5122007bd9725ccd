import { useState } from 'react'
import { useText } from '../../state/use-app.ts'
import type { PartProps, Value } from './value.ts'

/** Words in both languages. */
export function WordsField({ label, value, onSet }: PartProps) {
  const { fields: words } = useText().bench
  const now = wordsIn(value)
  const [typed, setTyped] = useState<typeof now | null>(null)
  const shown = typed ?? now
  function set(): void {
    if (typed !== null && (typed.en !== now.en || typed.fr !== now.fr)) onSet({ en: typed.en, fr: typed.fr })
    setTyped(null)
  }
  return (
    <fieldset className="bench-field is-words">
      <legend>{label}</legend>
      {(['en', 'fr'] as const).map((language) => (
        <label key={language}>
          <span className="quiet">{words[language]}</span>
          <textarea
            lang={language}
            rows={Math.min(5, Math.max(1, Math.ceil(shown[language].length / 42)))}
            value={shown[language]}
            onChange={({ target }) => setTyped({ ...shown, [language]: target.value })}
            onBlur={set}
          />
        </label>
      ))}
    </fieldset>
  )
}

function wordsIn(value: Value): { readonly en: string; readonly fr: string } {
  const part = (name: string): string => {
    const found = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
    const word: unknown = found.find(([key]) => key === name)?.[1]
    return typeof word === 'string' ? word : ''
  }
  return { en: part('en'), fr: part('fr') }
}
