import type { Language } from '../../../../src-main/contract/settings.ts'
import type { Mark, MarkDrawing } from '../../../counters/face.ts'
import { spacedFrench } from '../../../text/language/french.ts'

type Row = { readonly drawing: MarkDrawing; readonly en: string; readonly fr: string }

/** The marks on counters, the most urgent first. */
const rows = {
  demoralised: { drawing: 'white-flag', en: 'demoralised', fr: 'démoralisé' },
  outOfSupply: {
    drawing: 'empty-sack',
    en: 'out of supply since last night',
    fr: 'non ravitaillé depuis la nuit dernière',
  },
  engaged: { drawing: 'burst', en: 'engaged', fr: 'engagé' },
  combatted: { drawing: 'crossed-sabres', en: 'Combatted', fr: 'a combattu' },
  backToRiver: { drawing: 'waves', en: 'back to the river', fr: 'adossé à la rivière' },
  inside: { drawing: 'wall', en: 'in the fortress', fr: 'dans la forteresse' },
  /** The enemy knows which counter it is. */
  seen: { drawing: 'eye', en: 'known to the enemy', fr: 'connu de l’ennemi' },
} as const satisfies Readonly<Record<string, Row>>
export type MarkId = keyof typeof rows

const marksIn = (language: Language): readonly (Mark & { readonly id: MarkId })[] =>
  Object.entries<Row>(rows).map(([id, { drawing, en, fr }]) => ({
    id: id as MarkId, // a key of the rows
    drawing,
    words: language === 'en' ? en : spacedFrench(fr),
  }))
export const marks = { en: marksIn('en'), fr: marksIn('fr') } as const

export const isMarked = (marked: readonly Mark[] | undefined, id: MarkId): boolean =>
  marked?.some((mark) => mark.id === id) ?? false
