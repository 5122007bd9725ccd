import { useMemo } from 'react'
import type { Setting } from '../../src-main/contract/games.ts'
import { usePlay } from './use-play.ts'
import { useText, useView } from '../state/use-app.ts'
import type { Naming } from '../journal/words.ts'

const noWords: Readonly<Record<string, string>> = {}
const noNames: Setting['names'] = {}

/** What the journal needs to write its entries in the language of the window. */
export function useNaming(): Naming {
  const text = useText()
  const language = useView((view) => view.language)
  const words = usePlay((play) => play.words?.words ?? noWords, noWords)
  const names = usePlay((play) => play.setting?.names ?? noNames, noNames)
  return useMemo(() => ({ text, language, words, names }), [text, language, words, names])
}
