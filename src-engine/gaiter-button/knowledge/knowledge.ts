import type { PrivateLocals } from '../../fog/frames.ts'
import type { WhoKnows } from '../../fog/who-knows.ts'

/**
 * Chapter 1.2.1: what each side knows of the state. Every word of it stands here with who may see it; a word that does
 * not is seen by nobody but its owner, and a test asks for it.
 */

/**
 * `all`: everybody. `owner`: the side whose counter, garrison or camp it is. `later`: everybody, but only the owner while
 * sides choose in secret. `strength`: the enemy too once he has seen the strength of the counter. `fought`: the enemy
 * too while the fortress is being fought for. `name`: shown by the name of the counter, wherever that is. `nobody`:
 * neither side.
 */
export type Knowledge = 'all' | 'owner' | 'later' | 'strength' | 'fought' | 'name' | 'nobody'

/** Words, lists and sets of the state. Of a set only the owner's counters are kept from the other side. */
const known = {
  scenario: 'all',
  permanentLosses: 'all',
  youAreTheCommander: 'all',
  frenchDoctrine: 'all',
  defenderEngagesAll: 'all',
  secretCommand: 'all',
  germanUncertainty: 'all',
  hesitation: 'all',
  supplyRoll: 'all',
  noRailSupply: 'all',
  permanentPontoon: 'all',
  turn: 'all',
  rain: 'all',
  initiative: 'all',
  hesitates: 'all',
  edgeCut: 'all',
  counter: {
    zone: 'all',
    fate: 'all',
    inside: 'all',
    activated: 'all',
    outOfSupply: 'all',
    combatted: 'all',
    demoralised: 'all',
    backToRiver: 'all',
    token: 'all',
    seen: 'all',
    engaged: 'later',
    infantry: 'strength',
    cavalry: 'strength',
    heavyCavalry: 'strength',
    artillery: 'strength',
    heavyArtillery: 'strength',
    mitrailleuses: 'strength',
    lostInfantry: 'strength',
    lostCavalry: 'strength',
    lostHeavyCavalry: 'strength',
    lostArtillery: 'strength',
    lostHeavyArtillery: 'strength',
    lostMitrailleuses: 'strength',
    strayInfantry: 'owner',
    strayCavalry: 'owner',
    firstStray: 'owner',
    right: 'strength',
    left: 'strength',
    shown: 'name',
    recovering: 'owner',
    bled: 'strength',
    lostBefore: 'owner',
    mother: 'owner',
    playedAs: 'owner',
  },
  garrison: {
    points: 'fought',
    right: 'fought',
    left: 'fought',
    lost: 'fought',
    abandoned: 'fought',
    engaged: 'later',
  },
  zone: { intruder: 'all', encircled: 'all', edgeAxis: 'all', takenBy: 'all', stormed: 'all' },
  connectionEnd: { axis: 'all' },
  connection: {
    destroyed: 'all',
    repair: 'all',
    repairToday: 'all',
    repairer: 'all',
    railDestroyed: 'all',
    pontoon: 'all',
    pontoonBuilt: 'all',
    pontoonOf: 'all',
  },
  bowl: { count: 'all' },
  camp: {
    pontoons: 'all',
    pontoonsLost: 'all',
    mixing: 'owner',
    mixed: 'owner',
    bid: 'later',
    lead: 'later',
    charges: 'later',
    unprovided: 'later',
    lossesDue: 'later',
    factor: 'later',
    strength: 'later',
    leader: 'later',
    garrisonLeads: 'later',
  },
  reconMarkers: 'all',
  reconUsed: 'all',
  turnedOver: 'all',
  stack: 'all',
  countedDecoys: 'owner',
  recastDecoys: 'owner',
  sheltering: 'owner',
  battleZone: 'all',
  battleKind: 'all',
  attacker: 'all',
  winner: 'all',
  forcedPassage: 'all',
  battleAmplitude: 'all',
  battleDifference: 'all',
  battleRout: 'all',
  routed: 'all',
  battleOver: 'all',
  cameFrom: 'all',
  cameBy: 'all',
  withdrawing: 'all',
  retreated: 'all',
  hat: 'nobody',
} as const satisfies WhoKnows<Knowledge>
export type Fields = typeof known
export const fields: WhoKnows<Knowledge> = known

/**
 * Locals of frames that only the side at work may see, by the name of the frame: always, or while command points are kept
 * secret (GB 8.2).
 */
const keptBack = {
  // How many of a stack are leaders, or played as leaders, is its owner's business.
  impulse: { units: 'always' },
  muster: { units: 'always' },
  activation: {
    cp: 'command',
    mp: 'command',
    allowance: 'command',
    mpLost: 'command',
    slowest: 'always',
    units: 'always',
    taken: 'always',
    tired: 'always',
    nextTired: 'always',
  },
  marker: { cp: 'command' },
  // Which unit gives SP to a detachment, and how many.
  detaching: {
    mother: 'always',
    forming: 'always',
    infantry: 'always',
    cavalry: 'always',
    heavyCavalry: 'always',
    artillery: 'always',
    heavyArtillery: 'always',
  },
  // What fatigue or a night march costs a unit shows its morale.
  'unit-losses': { counter: 'always', count: 'always' },
  'night-march': { tested: 'always' },
} as const satisfies PrivateLocals<'always' | 'command'>
export type KeptBack = typeof keptBack
export const privateLocals: PrivateLocals<'always' | 'command'> = keptBack

/** Frames in which the acting stack is still being made up; until it is, nobody but its owner sees who is in it. */
export const mustering: readonly string[] = ['muster', 'battle-move']
