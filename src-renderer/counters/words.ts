import type { Arm, Livery, Mark, Sign } from './face.ts'

/** What a counter is called by those who cannot see it. */
export type CounterWords = {
  readonly livery: Readonly<Record<Livery, string>>
  readonly sign: Readonly<Record<Sign, string>>
  readonly detached: string
  readonly heavy: string
  readonly arm: Readonly<Record<Arm, (points: number) => string>>
  readonly lost: (points: number) => string
  readonly movement: (points: number) => string
  readonly morale: (value: number) => string
  readonly strength: (points: number) => string
  readonly corps: (label: string) => string
  readonly facing: (towards: string) => string
  readonly turned: string
  readonly mark: Readonly<Record<Mark, string>>
}

const counted = (one: string, many: string) => (points: number) => `${points} ${points === 1 ? one : many}`

const en: CounterWords = {
  livery: { french: 'French', german: 'German' },
  sign: {
    infantry: 'infantry',
    cavalry: 'cavalry',
    artillery: 'artillery',
    leader: 'leader',
    garrison: 'garrison',
    decoy: 'decoy',
    unknown: 'unknown counter',
  },
  detached: 'detachment',
  heavy: 'heavy',
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
  mark: {
    outOfSupply: 'out of supply',
    demoralised: 'demoralised',
    combatted: 'has fought',
    backToRiver: 'back to the river',
    engaged: 'engaged',
    seen: 'known to the enemy',
    inside: 'in the fortress',
    suppressed: 'suppressed',
    fired: 'has fired',
  },
}

const fr: CounterWords = {
  livery: { french: 'français', german: 'allemand' },
  sign: {
    infantry: 'infanterie',
    cavalry: 'cavalerie',
    artillery: 'artillerie',
    leader: 'chef',
    garrison: 'garnison',
    decoy: 'leurre',
    unknown: 'pion inconnu',
  },
  detached: 'détachement',
  heavy: 'lourde',
  arm: {
    infantry: (points) => `${points} d’infanterie`,
    cavalry: (points) => `${points} de cavalerie`,
    heavyCavalry: (points) => `${points} de cavalerie lourde`,
    artillery: (points) => `${points} d’artillerie`,
    heavyArtillery: (points) => `${points} d’artillerie lourde`,
    mitrailleuses: counted('batterie de mitrailleuses', 'batteries de mitrailleuses'),
  },
  lost: counted('perdu', 'perdus'),
  movement: (points) => `mouvement ${points}`,
  morale: (value) => `moral ${value}`,
  strength: (points) => `force ${points}`,
  corps: (label) => `corps ${label}`,
  facing: (towards) => `face : ${towards}`,
  turned: 'a agi',
  mark: {
    outOfSupply: 'non ravitaillé',
    demoralised: 'démoralisé',
    combatted: 'a combattu',
    backToRiver: 'adossé à la rivière',
    engaged: 'engagé',
    seen: 'connu de l’ennemi',
    inside: 'dans la place',
    suppressed: 'neutralisé',
    fired: 'a tiré',
  },
}

export const counterWords = { en, fr } as const
