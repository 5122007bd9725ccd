import type { Title } from '../../kernel/system/glance.ts'
import type { Temperament } from '../search/brain.ts'

/** What weighs how much, in hundredths of the usual. */
export interface Manner {
  /** Being shot at and being attacked. */
  readonly danger: number
  /** Coming nearer to what is to be taken or held. */
  readonly pull: number
  /** Attacking hand to hand. */
  readonly melee: number
  /** What it lost itself, beside what the enemy lost. */
  readonly ownLosses: number
}

const usual: Manner = { danger: 100, pull: 100, melee: 100, ownLosses: 100 }

const manners: Readonly<Record<string, Manner>> = {
  'steinmetz-at-the-saar': { danger: 70, pull: 150, melee: 150, ownLosses: 80 },
  alvensleben: { danger: 100, pull: 120, melee: 100, ownLosses: 95 },
  goeben: { danger: 130, pull: 80, melee: 80, ownLosses: 115 },
  laveaucoupet: { danger: 80, pull: 130, melee: 140, ownLosses: 90 },
  frossard: { danger: 130, pull: 80, melee: 70, ownLosses: 115 },
  bataille: { danger: 100, pull: 120, melee: 110, ownLosses: 100 },
}

export const mannerOf = (temperament: string): Manner => manners[temperament] ?? usual

const said = (id: string, name: string, about: Title): Temperament => ({ id, name: { en: name, fr: name }, about })

/** By side: the Prussians and the French. */
export const temperaments: readonly [readonly Temperament[], readonly Temperament[]] = [
  [
    said('steinmetz-at-the-saar', 'Steinmetz', {
      en: 'A general who attacks whatever it costs.',
      fr: 'Un général qui attaque quoi qu’il en coûte.',
    }),
    said('alvensleben', 'Alvensleben', {
      en: 'A general who presses on, and knows what his guns are for.',
      fr: 'Un général qui pousse de l’avant et sait se servir de ses pièces.',
    }),
    said('goeben', 'Goeben', {
      en: 'A general who spares his men, and waits for the right moment.',
      fr: 'Un général qui ménage ses hommes et attend le bon moment.',
    }),
  ],
  [
    said('laveaucoupet', 'Laveaucoupet', {
      en: 'A general who answers every attack with one of his own.',
      fr: 'Un général qui répond à chaque attaque par une contre-attaque.',
    }),
    said('frossard', 'Frossard', {
      en: 'A general who keeps his corps together and gives ground rather than men.',
      fr: 'Un général qui garde son corps réuni et cède du terrain plutôt que des hommes.',
    }),
    said('bataille', 'Bataille', {
      en: 'A general who holds on to places.',
      fr: 'Un général qui s’accroche aux positions.',
    }),
  ],
]
