import type { FaultText } from '../../src-main/contract/words.ts'
import { useView } from '../state/use-app.ts'

/** The host's words in the language of the window; words it has only in English are marked `lang="en"`. */
export function InWords({ said }: { readonly said: FaultText }) {
  const language = useView((view) => view.language)
  return typeof said === 'string' ? <span lang="en">{said}</span> : <span>{said[language]}</span>
}
