import type { Setting } from '../../src-main/contract/games.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import type { Adjective } from '../../src-main/contract/words.ts'
import { corps, spaced } from '../text/language/french.ts'
import type { Arm, CounterFace, Sign } from './face.ts'

type Kind = Pick<CounterFace, 'livery' | 'sign' | 'detached' | 'heavy'>

/** The liveries and adjectives of a game's sides. */
export type Sides = Pick<Setting, 'dress' | 'adjectives'>

/** The texts of a counter for screen readers. */
export type CounterWords = FaceWords & {
  readonly language: Language
  /** What it is, with the adjective of its side. */
  readonly kind: (face: Kind) => string
}

type FaceWords = {
  readonly arm: Readonly<Record<Arm, (points: number) => string>>
  readonly lost: (points: number) => string
  readonly movement: (points: number) => string
  readonly morale: (value: number) => string
  readonly strength: (points: number) => string
  readonly corps: (label: string) => string
  readonly facing: (towards: string) => string
  readonly turned: string
}

const counted = (one: string, many: string) => (points: number) => `${points} ${points === 1 ? one : many}`
/** In French 0 takes the singular. */
const frCounted = (one: string, many: string) => (points: number) => `${points} ${points < 2 ? one : many}`

const enSign: Readonly<Record<Sign, string>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
  leader: 'leader',
  garrison: 'garrison',
  decoy: 'decoy',
  unknown: 'unknown counter',
}

const frSign: Readonly<Record<Sign, readonly [noun: string, gender: 'm' | 'f', ofIt: string]>> = {
  infantry: ['infanterie', 'f', 'd’infanterie'],
  cavalry: ['cavalerie', 'f', 'de cavalerie'],
  artillery: ['artillerie', 'f', 'd’artillerie'],
  leader: ['chef', 'm', 'd’un chef'],
  garrison: ['garnison', 'f', 'de garnison'],
  decoy: ['leurre', 'm', 'de leurre'],
  unknown: ['pion inconnu', 'm', 'inconnu'],
}

const en: FaceWords = {
  arm: {
    infantry: (points) => `${points} infantry`,
    cavalry: (points) => `${points} cavalry`,
    heavyCavalry: (points) => `${points} heavy cavalry`,
    artillery: (points) => `${points} artillery`,
    heavyArtillery: (points) => `${points} heavy artillery`,
    mitrailleuses: counted('mitrailleuse battery', 'mitrailleuse batteries'),
  },
  lost: (points) => `${points} lost`,
  movement: (points) => `movement ${points}`,
  morale: (value) => `morale ${value}`,
  strength: (points) => `strength ${points}`,
  corps: (label) => `corps ${label}`,
  facing: (towards) => `facing ${towards}`,
  turned: 'has acted',
}

const fr: FaceWords = {
  arm: {
    infantry: (points) => `${points} d’infanterie`,
    cavalry: (points) => `${points} de cavalerie`,
    heavyCavalry: (points) => `${points} de cavalerie lourde`,
    artillery: (points) => `${points} d’artillerie`,
    heavyArtillery: (points) => `${points} d’artillerie lourde`,
    mitrailleuses: frCounted('batterie de mitrailleuses', 'batteries de mitrailleuses'),
  },
  lost: frCounted('perdu', 'perdus'),
  movement: (points) => `mouvement ${points}`,
  morale: (value) => `moral ${value}`,
  strength: (points) => `force ${points}`,
  corps,
  facing: (towards) => `face : ${towards}`,
  turned: 'a agi',
}

/** The texts that do not depend on the side. */
const faceWords = { en, fr: spaced(fr) } as const

/** The texts for the counters of a game: the livery of a counter tells its side. */
export function counterWords({ dress, adjectives }: Sides, language: Language): CounterWords {
  const whose = ({ livery }: Kind): Adjective => adjectives[dress[0] === livery ? 0 : 1]
  return { ...faceWords[language], language, kind: (kind) => kindIn[language](kind, whose(kind)) }
}

const kindIn = {
  en: ({ sign, detached, heavy }: Kind, { masculine }: Adjective) =>
    [masculine.en, heavy ? 'heavy' : '', enSign[sign], detached ? 'detachment' : ''].filter(Boolean).join(' '),
  fr: ({ sign, detached, heavy }: Kind, { masculine, feminine }: Adjective) => {
    const [noun, gender, ofIt] = frSign[sign]
    const weight = heavy ? 'lourde' : ''
    const words = detached
      ? ['détachement', masculine.fr, ofIt, weight]
      : [noun, weight, (gender === 'f' ? feminine : masculine).fr]
    return words.filter(Boolean).join(' ')
  },
} as const
