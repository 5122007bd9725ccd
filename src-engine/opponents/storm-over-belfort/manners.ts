import type { Title } from '../../kernel/system/glance.ts'
import type { Temperament } from '../search/brain.ts'

/** What weighs how much beside the usual 1. */
export interface Manner {
  /** What the French think of their men and guns beside ground. */
  readonly thrift: number
  /** What the chance to take a zone back counts for. */
  readonly greed: number
  /** How much is made of the ring. */
  readonly ring: number
  /** How gladly it attacks: what an assault has to gain, in thousandths of a point. */
  readonly caution: number
  /** How much is made of what either side might take in all places at once. */
  readonly everywhere: number
  /** How likely the garrison is thought to walk into an empty zone beside it; where nothing is said, seldom. */
  readonly walksIn?: number
  /** Do the beaten go back no farther than they must, or to the headquarters? */
  readonly staysNear: boolean
}

export const usual: Manner = { thrift: 1, greed: 1, ring: 1, caution: 40, everywhere: 1, staysNear: false }

/** The manner of a general: nobody can attack everywhere at once, and an empty zone is open to the garrison too. */
export const GENERAL = 'general'
const generals: Manner = { ...usual, everywhere: 0.4, walksIn: 0.6, staysNear: true }

const manners: Readonly<Record<string, Partial<Manner>>> = {
  'denfert-rochereau': { greed: 1.25 },
  'the-council': { thrift: 1.4, caution: 160 },
  tresckow: { ring: 1.6, caution: 90 },
  debschitz: { ring: 0.6, caution: -40 },
}

/** Characters are generals; who has no manner is none. */
export const mannerOf = (temperament: string): Manner =>
  temperament === '' ? usual : { ...generals, ...manners[temperament] }

const said = (id: string, name: Title, about: Title): Temperament => ({ id, name, about })

/** By side: the French and the Prussians. */
export const temperaments: readonly [readonly Temperament[], readonly Temperament[]] = [
  [
    said(
      'denfert-rochereau',
      { en: 'Colonel Denfert-Rochereau', fr: 'Le colonel Denfert-Rochereau' },
      {
        en: 'Fights for every village, and sallies to take back what was lost.',
        fr: 'Dispute chaque village et sort pour reprendre ce qui est perdu.',
      },
    ),
    said(
      'the-council',
      { en: 'The council of defence', fr: 'Le conseil de défense' },
      {
        en: 'Spares the garrison, and gives up a village rather than a battalion.',
        fr: 'Ménage la garnison et cède un village plutôt qu’un bataillon.',
      },
    ),
  ],
  [
    said(
      'tresckow',
      { en: 'General von Tresckow', fr: 'Le général de Tresckow' },
      {
        en: 'Closes the ring first, and attacks when his guns have spoken.',
        fr: 'Ferme d’abord le cercle et n’attaque qu’une fois que ses pièces ont parlé.',
      },
    ),
    said(
      'debschitz',
      { en: 'General von Debschitz', fr: 'Le général de Debschitz' },
      {
        en: 'Attacks early and often, ring or no ring.',
        fr: 'Attaque tôt et souvent, que le cercle soit fermé ou non.',
      },
    ),
  ],
]
