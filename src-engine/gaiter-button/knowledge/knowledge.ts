import type { PrivateLocals } from '../../fog/frames.ts'
import type { WhoKnows } from '../../fog/who-knows.ts'

/**
 * Chapter 1.2.1: what each side knows of the state. Every word of the state is listed here with who may see it. An
 * unlisted word is visible only to its owner; a test requires it to be listed.
 */

/**
 * `all`: both sides. `owner`: the side that owns the counter, garrison or camp. `later`: both sides, but only the owner
 * while sides choose in secret. `strength`: also the enemy once he has seen the strength of the counter. `fought`: also
 * the enemy while the fortress is being fought for. `name`: shown by the name of the counter, wherever that is.
 * `nobody`: neither side.
 */
export type Knowledge = 'all' | 'owner' | 'later' | 'strength' | 'fought' | 'name' | 'nobody'

/** Words, lists and sets of the state. For a set, only the owner's counters are hidden from the other side. */
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
 * Locals of frames that only the acting side may see, by the name of the frame: always, or while command points are
 * secret (GB 8.2).
 */
const keptBack = {
  // The number of leaders (or decoys played as leaders) in a stack is private.
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
  // The unit that gives SP to a detachment, and how many, are private.
  detaching: {
    mother: 'always',
    forming: 'always',
    infantry: 'always',
    cavalry: 'always',
    heavyCavalry: 'always',
    artillery: 'always',
    heavyArtillery: 'always',
  },
  // The losses of a unit by fatigue or a night march would reveal its morale.
  'unit-losses': { counter: 'always', count: 'always' },
  'night-march': { tested: 'always' },
} as const satisfies PrivateLocals<'always' | 'command'>
export type KeptBack = typeof keptBack
export const privateLocals: PrivateLocals<'always' | 'command'> = keptBack

/** Frames in which the acting stack is still being made up. Only its owner sees its counters until then. */
export const mustering: readonly string[] = ['muster', 'battle-move']
