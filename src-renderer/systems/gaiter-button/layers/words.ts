import type { Language } from '../../../../src-main/contract/settings.ts'
import { spaced } from '../../../text/language/french.ts'
import { risk as riskInEnglish } from './risk.en.ts'
import { risk as riskInFrench } from './risk.fr.ts'
import { layers as linesInEnglish } from './words.en.ts'
import { layers as linesInFrench } from './words.fr.ts'

const en = { ...linesInEnglish, ...riskInEnglish }
const fr: LayerWords = { ...linesInFrench, ...riskInFrench }
export type LayerWords = typeof en

const both: Readonly<Record<Language, LayerWords>> = { en, fr: spaced(fr) }

export const layerWords = (language: Language): LayerWords => both[language]

/** The title and the description of a layer, in both languages. */
export const named = (
  layer: 'supply' | 'provision' | 'command' | 'axes' | 'victory' | 'reach' | 'attack' | 'enemy',
) => ({
  title: { en: both.en[layer].title, fr: both.fr[layer].title },
  what: { en: both.en[layer].what, fr: both.fr[layer].what },
})
