import { FRENCH, GERMAN } from '../../gaiter-button/campaign/campaign.ts'
import type { NamedManner } from '../search/brain.ts'
import { defaultManner, type Manner } from './judgement/manner.ts'

interface MannerOfStaff extends NamedManner {
  readonly changes: Partial<Manner>
}

/** The manners of the French and of the German staff: the weights in which each differs from the default. */
export const manners: readonly [readonly MannerOfStaff[], readonly MannerOfStaff[]] = [
  [
    {
      id: 'mac-mahon',
      name: { en: 'Marshal Mac-Mahon', fr: 'Le maréchal de Mac-Mahon' },
      about: {
        en: 'Marches east as he is ordered to, and looks back at Paris.',
        fr: 'Marche vers l’est puisqu’on l’ordonne, et regarde vers Paris.',
      },
      changes: { hope: -0.4, haste: 7, caution: 1.6 },
    },
    {
      id: 'dash',
      name: { en: 'The general in haste', fr: 'Le général pressé' },
      about: {
        en: 'Makes for Metz by the shortest way, and trusts to get through.',
        fr: 'Court vers Metz au plus court et compte bien passer.',
      },
      changes: { hope: 0.8, haste: 15, contact: 0.7, caution: 0.6 },
    },
    {
      id: 'prudent',
      name: { en: 'The prudent general', fr: 'Le général prudent' },
      about: {
        en: 'Keeps his lines and the army together, and goes east only where the way is open.',
        fr: 'Garde ses lignes et son armée réunie, et ne va vers l’est que si la voie est libre.',
      },
      changes: { hope: -1, haste: 6, contact: 1.5 },
    },
  ],
  [
    {
      id: 'moltke',
      name: { en: 'General von Moltke', fr: 'Le général de Moltke' },
      about: {
        en: 'Draws a wide ring and shuts one way after the other before he strikes.',
        fr: 'Trace un large cercle et ferme une route après l’autre avant de frapper.',
      },
      changes: { ring: 1.5, attack: 0.45, pursuit: 0.8 },
    },
    {
      id: 'steinmetz',
      name: { en: 'General von Steinmetz', fr: 'Le général de Steinmetz' },
      about: {
        en: 'Goes straight at the enemy and attacks whoever he meets.',
        fr: 'Va droit à l’ennemi et attaque tout ce qu’il rencontre.',
      },
      changes: { attack: 0.28, boldness: 1.5, pursuit: 1, caution: 0.4, rest: 0.25 },
    },
    {
      id: 'saxony',
      name: { en: 'The Crown Prince of Saxony', fr: 'Le prince royal de Saxe' },
      about: {
        en: 'Is first at the crossings and shuts the ways to Metz.',
        fr: 'Arrive le premier aux passages et barre les routes de Metz.',
      },
      changes: { hope: 0.8, haste: 2, pursuit: 0.5 },
    },
  ],
]

/** The manner of a recruit, without what the other levels have learnt. */
export const RECRUIT = 'recruit'

/** Weights of a recruit by side: a French one knows that he must be on his way, and avoids orders that may fail. */
const ofRecruits: readonly [Partial<Manner>, Partial<Manner>] = [
  { haste: 5, roads: 1, caution: 1.5, hope: -0.4, order: 1.4, forced: 0.8 },
  {},
]

/** Weights learnt by officers and generals, by side. */
const learnt: readonly [Partial<Manner>, Partial<Manner>] = [
  {
    haste: 7,
    contact: 1,
    company: 1,
    foresight: 0.5,
    roads: 1,
    command: 0.15,
    care: 0.2,
    rest: 1.2,
    traps: 1.5,
    together: 2,
    provision: 50,
    forced: 0.8,
    byNight: 0.75,
    reads: true,
    spares: true,
  },
  { company: 1, reads: true, spares: true },
]

/** The manner of a general; manners with a name change some of its weights. */
export const GENERAL = 'general'

/**
 * Weights learnt by generals beyond that, by side, from games in which weights were varied at random
 * (docs/opponents-tried.md): the French ones against the German officer, the German ones between generals. Both expect the
 * French to advance more slowly than a march allows, as they have an enemy before them: else French divisions would count
 * as almost through on the first day, whatever is done about it.
 */
const learntByGenerals: readonly [Partial<Manner>, Partial<Manner>] = [
  {
    pace: 1.5,
    haste: 12,
    rest: 1.5,
    byNight: 1.15,
    traps: 2.5,
    forced: 1.25,
    frenchLosses: 3.2,
    germanLosses: 2.2,
  },
  {
    pace: 1.2,
    hope: -0.7,
    pursuit: 0.6,
    company: 1.5,
    caution: 1.9,
    rest: 0.7,
    care: 0.6,
    order: 0.7,
    attack: 0.35,
    frenchLevels: 1.23,
    weightADay: 34,
    doubt: 0.22,
    fallsBack: 0.94,
    givesUp: 0.62,
    yields: 2,
  },
]

/** The manner with an id, based on that of an officer; the id may also be weights given as JSON. */
export function mannerOf(side: number, mannerId: string): Manner {
  const whose = side === FRENCH ? FRENCH : GERMAN
  if (mannerId === RECRUIT) return { ...defaultManner, ...ofRecruits[whose] }
  const officers = { ...defaultManner, ...learnt[whose] }
  if (mannerId === '') return officers
  if (mannerId.startsWith('{')) return { ...officers, ...(JSON.parse(mannerId) as Partial<Manner>) } // written by one of our own programs
  const manner = manners[whose].find(({ id }) => id === mannerId)
  return { ...officers, ...learntByGenerals[whose], ...manner?.changes }
}
