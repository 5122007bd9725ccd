import type { Note } from '../../src-main/contract/records.ts'
import { useText, useView } from '../state/use-app.ts'

/** The notes of a recorded game on a moment. */
export function MomentNotes({ notes }: { readonly notes: readonly Note[] }) {
  const { film } = useText()
  const language = useView((view) => view.language)
  if (notes.length === 0) return null
  return (
    <div className="moment-notes" role="note" aria-label={film.notes}>
      {notes.map(({ title, text }) => (
        <div key={title.en}>
          <h3>{title[language]}</h3>
          <p>{text[language]}</p>
        </div>
      ))}
    </div>
  )
}
