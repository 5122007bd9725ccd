import type { Said } from '../../src-main/contract/words.ts'
import { useView } from '../state/use-app.ts'

/** What the host said, in the language of the window; what it has in English alone is marked as that. */
export function InWords({ said }: { readonly said: Said }) {
  const language = useView((view) => view.language)
  return typeof said === 'string' ? <span lang="en">{said}</span> : <span>{said[language]}</span>
}
