import type { Title } from '../../kernel/system/glance.ts'
import type { NamedManner } from '../search/brain.ts'

/** Weights; the default is mostly 1. */
export interface Manner {
  /** Weight of French men and guns relative to ground. */
  readonly thrift: number
  /** Weight of the chance to take a zone back. */
  readonly greed: number
  /** Weight of the ring. */
  readonly ring: number
  /** Minimum gain of an assault, in thousandths of a point. */
  readonly caution: number
  /** Weight of what either side might take in all places at once. */
  readonly everywhere: number
  /** Probability that the garrison occupies an empty zone beside it; low if omitted. */
  readonly walksIn?: number
  /** Whether beaten units go back only as far as they must, instead of to the headquarters. */
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

/**
 * The manner of a level or a named character. Characters are variations of the general; the empty name is the usual
 * manner.
 */
export const mannerOf = (mannerId: string): Manner => (mannerId === '' ? usual : { ...generals, ...manners[mannerId] })

const said = (id: string, name: Title, about: Title): NamedManner => ({ id, name, about })

/** By side: the French and the Prussians. */
export const namedManners: readonly [readonly NamedManner[], readonly NamedManner[]] = [
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
