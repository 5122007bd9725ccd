import type { Language } from '../../../../src-main/contract/settings.ts'
import { spaced } from '../../../text/language/french.ts'

const en = {
  ring: {
    title: 'The ring',
    what: 'The zones that the besiegers hold, how they hang together, and the gap by which one gets out.',
    closed: 'Belfort is surrounded: no way leads to the edge of the map past the line.',
    open: (way: string) => `Belfort is not surrounded. The gap: ${way}.`,
    held: 'held by the besiegers, next to each other',
    gap: 'the gap in the ring',
  },
  guns: {
    title: 'Artillery',
    what: 'How far artillery reaches, what it could bombard, and who could counter it. Pick a gun, or a zone with one.',
    gun: (unit: string, targets: string, counters: string) => `${unit} could bombard ${targets}; ${counters}.`,
    noTarget: (unit: string) => `${unit} has no target.`,
    notReady: (unit: string) => `${unit} cannot fire: it has fired, or stands where there is no battery.`,
    countered: (names: string) => `${names} could counter`,
    free: 'nobody could counter',
    none: 'There is no artillery on the map.',
    reach: 'in range',
    target: 'a target',
    counter: 'could counter',
  },
  contact: {
    title: 'Contact',
    what: 'Where a side cannot come to rest now, because the enemy is next to it and not both zones have a bonus.',
    closed: (side: string, count: number) =>
      `${side}: ${count === 1 ? '1 zone is' : `${count} zones are`} closed by the enemy next to them.`,
    bonus: 'bonus in defence now',
    key: (side: string) => `closed to the ${side} side`,
  },
  worth: {
    title: 'Worth at the end',
    what: 'The printed bonuses that count after the last turn, and for whom as zones are held now. A zone without units counts for the besiegers.',
    total: (french: number, prussian: number) => `As it stands: ${french} to ${prussian}.`,
    key: (side: string) => `counts for the ${side} side`,
  },
}
type LayerWords = typeof en

const fr: LayerWords = {
  ring: {
    title: 'L’investissement',
    what: 'Les zones tenues par les assiégeants, comment elles se touchent, et la brèche par où l’on sort.',
    closed: 'Belfort est investie : aucun chemin ne mène au bord de la carte à travers la ligne.',
    open: (way) => `Belfort n’est pas investie. La brèche : ${way}.`,
    held: 'tenues par les assiégeants, voisines l’une de l’autre',
    gap: 'la brèche',
  },
  guns: {
    title: 'Artillerie',
    what: 'Jusqu’où porte l’artillerie, ce qu’elle pourrait bombarder, et qui pourrait contrebattre. Choisissez une pièce, ou une zone qui en a une.',
    gun: (unit, targets, counters) => `${unit} pourrait bombarder ${targets} ; ${counters}.`,
    noTarget: (unit) => `${unit} n’a pas de cible.`,
    notReady: (unit) => `${unit} ne peut pas tirer : pièce déjà utilisée, ou sans position de tir là où elle est.`,
    countered: (names) => `pourraient contrebattre : ${names}`,
    free: 'personne ne pourrait contrebattre',
    none: 'Il n’y a pas d’artillerie sur la carte.',
    reach: 'à portée',
    target: 'une cible',
    counter: 'pourrait contrebattre',
  },
  contact: {
    title: 'Contact',
    what: 'Où un camp ne peut s’arrêter, parce que l’ennemi est voisin et que les deux zones n’ont pas toutes deux un bonus.',
    closed: (side, count) =>
      `${side} : ${count < 2 ? `${count} zone fermée` : `${count} zones fermées`} par l’ennemi voisin.`,
    bonus: 'bonus en défense à présent',
    key: (side) => `fermée au camp ${side}`,
  },
  worth: {
    title: 'Valeur à la fin',
    what: 'Les bonus imprimés qui comptent après le dernier tour, et pour qui, comme les zones sont tenues à présent. Une zone sans unité compte pour les assiégeants.',
    total: (french, prussian) => `À présent : ${french} à ${prussian}.`,
    key: (side) => `compte pour le camp ${side}`,
  },
}

const both: Readonly<Record<Language, LayerWords>> = { en, fr: spaced(fr) }
export const layerWords = (language: Language): LayerWords => both[language]

/** The title and the description of a layer, in both languages. */
export const layerTitles = (id: keyof LayerWords) => ({
  title: { en: both.en[id].title, fr: both.fr[id].title },
  what: { en: both.en[id].what, fr: both.fr[id].what },
})
