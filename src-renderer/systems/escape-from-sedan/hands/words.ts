import type { Language } from '../../../../src-main/contract/settings.ts'

export const cardKinds = ['ace', 'number', 'face', 'joker'] as const
export type Card = (typeof cardKinds)[number]

/** What is printed in the corner of a card. */
export const cardFaces: Readonly<Record<Card, string>> = { ace: 'A', number: '7', face: 'K', joker: '★' }

type HandWords = {
  readonly hands: string
  readonly crest: string
  readonly none: string
  readonly count: (card: Card, count: number) => string
  readonly closed: (count: number) => string
  readonly of: (commander: string, cards: string) => string
}

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`

export const handWords: Readonly<Record<Language, HandWords>> = {
  en: {
    hands: 'Command cards',
    crest: 'On the crest',
    none: 'no cards',
    count: (card, count) =>
      ({
        ace: counted(count, 'Ace', 'Aces'),
        number: counted(count, 'number', 'numbers'),
        face: counted(count, 'face card', 'face cards'),
        joker: counted(count, 'Joker', 'Jokers'),
      })[card],
    closed: (count) => `${counted(count, 'card', 'cards')}, face down`,
    of: (commander, cards) => `${commander}: ${cards}`,
  },
  fr: {
    hands: 'Cartes de commandement',
    crest: 'Sur la crête',
    none: 'aucune carte',
    count: (card, count) =>
      ({
        ace: counted(count, 'as', 'as'),
        number: counted(count, 'nombre', 'nombres'),
        face: counted(count, 'figure', 'figures'),
        joker: counted(count, 'joker', 'jokers'),
      })[card],
    closed: (count) => counted(count, 'carte face cachée', 'cartes face cachée'),
    of: (commander, cards) => `${commander}\u00a0: ${cards}`,
  },
}
