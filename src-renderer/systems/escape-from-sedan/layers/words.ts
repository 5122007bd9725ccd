import type { Language } from '../../../../src-main/contract/settings.ts'
import type { Words } from '../../../../src-main/contract/words.ts'
import { spacedFrench } from '../../../text/language/french.ts'

const said = (en: string, fr: string): Words => ({ en, fr: spacedFrench(fr) })

/** The names and descriptions of the layers. */
export const layerNames = {
  fire: {
    title: said('Fire', 'Tir'),
    what: said(
      'Who could fire at whom as all stand now. Pick a unit to see its range, what each volley does, and what hides the others from it.',
      'Qui pourrait tirer sur qui dans les positions actuelles. Choisissez une unité pour voir sa portée, l’effet de chaque salve et ce qui lui cache les autres.',
    ),
  },
  command: {
    title: said('Command', 'Commandement'),
    what: said(
      'Which units hear their commanders: the others have no cards and may not charge.',
      'Quelles unités sont en commandement : les autres n’ont pas de cartes et ne peuvent charger.',
    ),
  },
} as const

const en = {
  shot: (
    unit: string,
    target: string,
    gap: number,
    dice: number,
    needed: string,
    loss: number,
    chit: number,
    idle: string,
  ) =>
    `${unit} at ${target}, ${gap} inches: ${dice} ${dice === 1 ? 'die' : 'dice'}, ${needed}; ${loss} ${loss === 1 ? 'figure' : 'figures'} lost on the average, a chit: ${chit}%${idle}.`,
  pair: (unit: string, target: string, gap: number, needed: string) =>
    `${unit} at ${target}, ${gap} inches: ${needed}.`,
  none: 'Nobody could fire at anybody.',
  noneOf: (unit: string) => `${unit} has no target.`,
  hidden: (target: string, gap: number, why: string) => `${target}, ${gap} inches: ${why}.`,
  reasons: {
    'too-far': 'out of range',
    'too-near': 'too near for siege guns',
    'no-long-fire': 'out of command, and beyond short range',
    'nobody-bears': 'out of the arc',
    'behind-wood': 'hidden by a wood',
    'behind-houses': 'hidden by houses',
    'behind-wall': 'hidden by a wall',
    'behind-crest': 'hidden by a crest',
  } as Readonly<Record<string, string>>,
  behind: (other: string) => `${other} stands between`,
  hears: (unit: string, commander: string, gap: number) => `${unit} hears ${commander}, ${gap} inches off.`,
  deaf: (unit: string, commander: string, gap: number) =>
    `${unit} is out of command: ${commander} is ${gap} inches off.`,
  allHear: 'All units hear their commanders.',
  key: {
    shot: 'could fire there',
    hidden: 'hidden: a line of sight that is blocked',
    range: 'range; dashed: short range and the arc',
    deaf: 'out of command',
    ring: 'as far as the commander is heard',
  },
}

const fr: typeof en = {
  shot: (unit, target, gap, dice, needed, loss, chit, idle) =>
    spacedFrench(
      `${unit} sur ${target}, ${pouces(gap)} : ${dice} ${dice < 2 ? 'dé' : 'dés'}, ${needed} ; figurines perdues en moyenne : ${comma(loss)} ; un jeton : ${chit} %${idle}.`,
    ),
  pair: (unit, target, gap, needed) => spacedFrench(`${unit} sur ${target}, ${pouces(gap)} : ${needed}.`),
  none: 'Aucune unité n’aurait de cible.',
  noneOf: (unit) => `${unit} n’a pas de cible.`,
  hidden: (target, gap, why) => spacedFrench(`${target}, ${pouces(gap)} : ${why}.`),
  reasons: {
    'too-far': 'hors de portée',
    'too-near': 'trop près pour l’artillerie de siège',
    'no-long-fire': 'hors de commandement, au-delà de la courte portée',
    'nobody-bears': 'hors de l’arc',
    'behind-wood': 'cachée par un bois',
    'behind-houses': 'cachée par des maisons',
    'behind-wall': 'cachée par un mur',
    'behind-crest': 'cachée par une crête',
  },
  behind: (other) => `${other} se trouve entre les deux`,
  hears: (unit, commander, gap) => spacedFrench(`${unit} est en commandement : ${commander} est à ${pouces(gap)}.`),
  deaf: (unit, commander, gap) => spacedFrench(`${unit} est hors de commandement : ${commander} est à ${pouces(gap)}.`),
  allHear: 'Toutes les unités sont en commandement.',
  key: {
    shot: 'pourrait tirer là',
    hidden: spacedFrench('cachée : la ligne de vue est coupée'),
    range: spacedFrench('portée ; en tirets : courte portée et arc'),
    deaf: 'hors de commandement',
    ring: 'portée du commandant',
  },
}

const comma = (value: number): string => String(value).replace('.', ',')
const pouces = (count: number): string => `${comma(count)} ${count < 2 ? 'pouce' : 'pouces'}`

export const layerWords = (language: Language): typeof en => (language === 'fr' ? fr : en)
