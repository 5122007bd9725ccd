import type { Title } from '../../kernel/system/glance.ts'
import type { Opponent } from '../opponent.ts'
import type { Brain, Level, NamedManner } from '../search/brain.ts'
import { plainBrain } from '../search/plain.ts'
import { think } from '../search/player.ts'

const names: Readonly<Record<Level, { readonly name: Title; readonly about: Title }>> = {
  recruit: {
    name: { en: 'The recruit', fr: 'La recrue' },
    about: {
      en: 'Does what seems good at first sight, and not always the best of it.',
      fr: 'Fait ce qui lui paraît bon au premier coup d’œil, sans toujours choisir le mieux.',
    },
  },
  officer: {
    name: { en: 'The officer', fr: 'L’officier' },
    about: {
      en: 'Weighs some orders against each other, and looks a little ahead.',
      fr: 'Pèse quelques ordres les uns contre les autres et prévoit un peu.',
    },
  },
  general: {
    name: { en: 'The general', fr: 'Le général' },
    about: {
      en: 'Takes the best order that he finds, and judges most carefully what may come of it.',
      fr: 'Retient le meilleur ordre qu’il trouve et juge avec le plus de soin ce qui peut en suivre.',
    },
  },
}

const levels = ['recruit', 'officer', 'general'] as const

const brainOf = (brains: readonly Brain[], system: string): Brain | undefined =>
  brains.find((one) => one.system === system)

/** The players of three levels: a recruit for every rule system, an officer and a general for those with a brain. */
export const levelsOf = (brains: readonly Brain[]): Opponent[] =>
  (brains.length > 0 ? levels : (['recruit'] as const)).map((level) => ({
    id: level,
    ...names[level],
    plays: (system) => level === 'recruit' || brainOf(brains, system) !== undefined,
    choose: (turn) => think(turn, brainOf(brains, turn.view.system) ?? plainBrain(turn.campaign.system), level, ''),
  }))

/** Generals with their own manner, each for one side of one rule system. */
export const charactersOf = (brains: readonly Brain[]): Opponent[] =>
  brains.flatMap((brain) => brain.manners.flatMap((manners, side) => manners.map((one) => general(brain, side, one))))

const general = (brain: Brain, side: number, { id, name, about }: NamedManner): Opponent => ({
  id: `general-${id}`,
  name,
  about,
  plays: (system, whose) => system === brain.system && whose === side,
  choose: (turn) =>
    think(turn, turn.view.system === brain.system ? brain : plainBrain(turn.campaign.system), 'general', id),
})
