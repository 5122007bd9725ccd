import type { Language } from '../../../../src-main/contract/settings.ts'
import type { Words } from '../../../../src-main/contract/words.ts'
import { spaced, spacedFrench } from '../../../text/language/french.ts'

const en = {
  zones: {
    title: 'Zones of control',
    what: 'Which hexes each side controls. Pick a unit to see its own zone and its flank.',
    of: (side: string, count: number) => `${side}: ${count} hexes.`,
    unit: (unit: string, front: number, flank: number) =>
      `${unit} controls ${front} hexes; from ${flank} it can be taken in flank.`,
    front: 'its zone of control',
    flank: 'its flank',
    controls: (side: string) => `controlled: ${side}`,
  },
  command: {
    title: 'Command',
    what: 'Who is in command of whom as everybody stands. Pick a commander to see how far he commands.',
    alone: (commander: string) => `${commander} has no commander in chief on the map: he has to be tested.`,
    out: (unit: string, from: string) => `${unit} is out of the command of ${from}.`,
    well: 'Everybody is in command.',
    radius: (who: string) => `how far ${who} commands`,
    holds: 'in command',
    broken: 'out of command',
  },
  guns: {
    title: 'Guns',
    what: 'What guns could hit as they stand, turned by one hexside at most. Pick guns to see what they see.',
    target: (gun: string, target: string, chance: string, column: number) =>
      `${gun} at ${target}: column ${column}, an effect with ${chance}.`,
    none: 'No guns have anybody in range and sight.',
    noneOf: (gun: string) => `${gun} has nobody in range and sight.`,
    field: 'what they see',
    near: 'in range for supporting a defence',
    hidden: 'in range, but not in sight',
    hit: 'a target, with the chance of an effect',
  },
  reach: {
    title: 'Reach',
    what: 'Where a unit could come if its formation were activated now, in the command in which it stands. Pick one.',
    pick: 'Pick a counter.',
    how: (unit: string, points: string, hexes: number) =>
      `${unit} has ${points} movement points and reaches ${hexes} hexes.`,
    out: (unit: string) => `${unit} is out of command.`,
    end: 'where it can end',
    controlled: 'an enemy controls it: the move ends there',
  },
}
type LayerWords = typeof en

const fr: LayerWords = {
  zones: {
    title: 'Zones de contrôle',
    what: 'Les hexagones que contrôle chaque camp. Choisissez une unité pour voir sa zone et son flanc.',
    of: (side, count) => `${side} : ${count} hexagones.`,
    unit: (unit, front, flank) =>
      `${unit} contrôle ${front} hexagones ; de ${flank} autres, on peut la prendre de flanc.`,
    front: 'sa zone de contrôle',
    flank: 'son flanc',
    controls: (side) => `contrôlé : ${side}`,
  },
  command: {
    title: 'Commandement',
    what: 'Qui commande qui dans les positions actuelles. Choisissez un commandant pour voir jusqu’où il commande.',
    alone: (commander) =>
      `${commander} n’a pas de commandant en chef sur la carte : son activation est soumise à un test.`,
    out: (unit, from) => `${unit} est hors du rayon de ${from}.`,
    well: 'Tout le monde est en commandement.',
    radius: (who) => `jusqu’où commande ${who}`,
    holds: 'en commandement',
    broken: 'hors de commandement',
  },
  guns: {
    title: 'Artillerie',
    what: 'Ce que l’artillerie pourrait toucher telle qu’elle est placée, en tournant d’un côté au plus. Choisissez-en une pour voir ce qu’elle voit.',
    target: (gun, target, chance, column) => `${gun} sur ${target} : colonne ${column}, un effet à ${chance}.`,
    none: 'Aucune artillerie n’a de cible à portée et en vue.',
    noneOf: (gun) => `${gun} n’a pas de cible à portée et en vue.`,
    field: 'ce qu’elle voit',
    near: 'à portée pour appuyer une défense',
    hidden: 'à portée, mais pas en vue',
    hit: 'une cible, avec la probabilité d’un effet',
  },
  reach: {
    title: 'Portée de marche',
    what: 'Où une unité pourrait aller si sa formation était activée maintenant, en commandement ou non comme elle l’est. Choisissez-en une.',
    pick: 'Choisissez un pion.',
    how: (unit, points, hexes) => `${unit} a ${points} points de mouvement et atteint ${hexes} hexagones.`,
    out: (unit) => `${unit} est hors de commandement.`,
    end: 'où elle peut finir',
    controlled: 'un ennemi le contrôle : le mouvement s’y arrête',
  },
}

const both: Readonly<Record<Language, LayerWords>> = { en, fr: spaced(fr) }
export const layerWords = (language: Language): LayerWords => both[language]

/** The title and the description of a layer, in both languages. */
export const layerTitles = (layer: keyof LayerWords): { readonly title: Words; readonly what: Words } => ({
  title: { en: en[layer].title, fr: spacedFrench(fr[layer].title) },
  what: { en: en[layer].what, fr: spacedFrench(fr[layer].what) },
})
