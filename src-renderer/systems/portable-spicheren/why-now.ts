import type { Question } from '../../../src-main/contract/games.ts'
import type { Words } from '../../../src-main/contract/words.ts'
import { spacedFrench } from '../../text/language/french.ts'

const reasons: Readonly<Record<string, Words>> = {
  'set-up': {
    en: 'Before the first turn the units are placed.',
    fr: 'Avant le premier tour, les unités sont placées.',
  },
  'set-up-facing': {
    en: 'Before the first turn the units are placed.',
    fr: 'Avant le premier tour, les unités sont placées.',
  },
  'artillery-orders': {
    en: 'The turn begins with the guns: all are laid before any fires.',
    fr: 'Le tour commence par les canons : tous sont pointés avant qu’aucun ne tire.',
  },
  melees: {
    en: 'Melees that go on are fought one after the other.',
    fr: 'Les mêlées en cours sont livrées l’une après l’autre.',
  },
  activations: {
    en: 'In its half-turn a side tries its units one by one: a die says whether one moves.',
    fr: 'Dans son tour de joueur, un camp essaie ses unités une à une : un dé dit si l’unité bouge.',
  },
  movement: {
    en: 'The unit is active: it moves, then turns, and its move is over.',
    fr: 'L’unité est active : elle bouge, puis se tourne, et son mouvement est fini.',
  },
  'break-off': {
    en: 'The unit was activated while it fights hand to hand.',
    fr: 'L’unité a été activée en pleine mêlée.',
  },
  'rifle-fire': {
    en: 'When all moves of the half-turn are over, the rifles fire.',
    fr: 'Quand tous les mouvements du tour de joueur sont finis, les fusils tirent.',
  },
  hit: {
    en: 'The unit was hit: its side chooses how it takes that.',
    fr: 'L’unité est touchée : son camp en choisit l’effet.',
  },
}

/** Why this question is asked now. */
export function whyNow({ kind, prompt }: Question): Words | null {
  const reason = reasons[kind] ?? reasons[prompt.split('.')[0] ?? '']
  return reason === undefined ? null : { en: reason.en, fr: spacedFrench(reason.fr) }
}
