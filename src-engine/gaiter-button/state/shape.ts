import { flag, list, members, table, word } from '../../kernel/values/shape.ts'
import type { Campaign } from '../campaign/campaign.ts'

/** Where a counter is if it is not on the map. */
export const FATE = {
  /** On the map; or, as a decoy or a detachment not in use, in its owner's hand. */
  inPlay: 0,
  /** A reinforcement that has not arrived yet. */
  awaited: 1,
  eliminated: 2,
  /** Surrendered, or taken prisoner. */
  captured: 3,
  interned: 4,
  /** Left the map for victory points. */
  exited: 5,
  /** Takes no part in this scenario. */
  absent: 6,
} as const
export type Fates = typeof FATE

/** What a decoy passes for while it is activated (GB 13). */
export const PLAYED = { infantry: 0, cavalry: 1, leader: 2 } as const

/** How well the enemy knows a counter that he has kept in sight. */
export const SEEN = { not: 0, identity: 1, composition: 2 } as const

/** All state that changes in a game. */
export function shape(campaign: Campaign) {
  const counters = campaign.counters.length
  return {
    scenario: word({ noun: 'scenario' }),
    permanentLosses: flag(),
    youAreTheCommander: flag(),
    frenchDoctrine: flag(),
    defenderEngagesAll: flag(),
    secretCommand: flag(),
    germanUncertainty: flag(),
    hesitation: flag(),
    supplyRoll: flag(),
    noRailSupply: flag(),
    permanentPontoon: flag(),

    turn: word(),
    rain: flag(),
    /** The side that won it and has the first impulse of the day. */
    initiative: word({ start: -1, noun: 'side' }),
    /** Mac-Mahon's value is 0 until the end of the turn. */
    hesitates: flag(),
    /** The friendly edge of the side with a supply roll is no source of supply this night (GB 19.1). */
    edgeCut: flag(),

    counter: table(
      counters,
      {
        /** None if it is not on the map. */
        zone: word({ start: -1, noun: 'zone' }),
        fate: word(),
        /** In the fortress of its zone, so not in the field (GB 9.2). */
        inside: flag(),
        activated: flag(),
        outOfSupply: flag(),
        combatted: flag(),
        demoralised: flag(),
        backToRiver: flag(),
        /** What the enemy sees instead of the counter. */
        token: word({ noun: 'token' }),
        seen: word(),
        /** Committed to the current reconnaissance or battle. */
        engaged: flag(),
        infantry: word(),
        cavalry: word(),
        heavyCavalry: word(),
        artillery: word(),
        heavyArtillery: word(),
        mitrailleuses: word(),
        lostInfantry: word(),
        lostCavalry: word(),
        lostHeavyCavalry: word(),
        lostArtillery: word(),
        lostHeavyArtillery: word(),
        lostMitrailleuses: word(),
        /** Lost SP that may be recovered later: infantry and cavalry lost temporarily. */
        strayInfantry: word(),
        strayCavalry: word(),
        /** Arm + 1 of its first loss, if that counts among the stray; it is never recovered. */
        firstStray: word(),
        /** Boxes of the morale row crossed off from the right, by losses, and from the left, by detaching. */
        right: word(),
        left: word(),
        /** Ever shown to the enemy by reconnaissance or in battle; stays set when he loses it from sight. */
        shown: flag(),
        /** At night: its owner must choose which arm regains its lost SP, and only he knows of it (GB 17.2.2). */
        recovering: flag(),
        /** What its owner plays a decoy as in its activation: see `PLAYED`. Only he knows. */
        playedAs: word(),
        /** Its infantry has lost SP in the current battle (GB 15.5). */
        bled: flag(),
        /** Of its lost SP, those lost by an earlier detachment of the same line (GB 14.1). */
        lostBefore: word(),
        /** The unit that a detachment's SP were taken from; none if it was made from a garrison. */
        mother: word({ start: -1, noun: 'counter' }),
      },
      'counter',
    ),

    garrison: table(
      campaign.garrisons.length,
      {
        points: word(),
        right: word(),
        left: word(),
        lost: word(),
        /** Given up at night (GB 17.6): gone, but not counted as lost. */
        abandoned: word(),
        engaged: flag(),
      },
      'garrison',
    ),
    zone: table(
      campaign.zones.length,
      {
        /** The camp that entered, + 1, while the zone is contested: only this camp can have markers here. */
        intruder: word(),
        /** The camp that is encircled here, + 1. */
        encircled: word(),
        /** A camp's axis of retreat on the connection that goes off the map, + 1 (GB 3). */
        edgeAxis: word(),
        /** The camp that has ever taken this source of supply from its owner, + 1 (GB 17.1.1). */
        takenBy: word(),
        /** The camp that stormed this bank of a fortress, + 1: the garrison is only on the other bank (GB 16.2). */
        stormed: word(),
      },
      'zone',
    ),
    /**
     * Markers at the ends of connections: row 2 × connection for its `from` end, + 1 for its `to` end. Value: camp + 1.
     */
    connectionEnd: table(2 * campaign.connections.length, { axis: word() }),
    connection: table(
      campaign.connections.length,
      {
        /** Its bridge is destroyed (all its bridges if there are several). */
        destroyed: flag(),
        /** Repair progress so far, and the part of it made today. */
        repair: word(),
        repairToday: word(),
        /** The camp repairing it, + 1. */
        repairer: word(),
        railDestroyed: flag(),
        /** Pontoon bridge: its level, whether it was completed and is usable, and the camp that owns it + 1. */
        pontoon: word(),
        pontoonBuilt: flag(),
        pontoonOf: word(),
      },
      'connection',
    ),
    /** The fatigue bowl: the number of markers of each kind in it. */
    bowl: table(campaign.tables.fatigue.bowl.length, { count: word() }, 'marker'),
    /** What a camp has, has declared, or has at stake in the current battle. */
    camp: table(
      2,
      {
        pontoons: word(),
        /** Pontoon bridges removed from the game. */
        pontoonsLost: word(),
        /**
         * Secret and counter for shuffling the tokens of stacks that split, so that the enemy cannot follow a counter
         * through a stack.
         */
        mixing: word(),
        mixed: word(),
        /** Cavalry SP declared in secret for a reconnaissance, heavy cavalry at its reduced value. */
        bid: word(),
        lead: word({ start: -1, noun: 'counter' }),
        charges: flag(),
        /** Has no line of provision in this battle. */
        unprovided: flag(),
        /** SP to lose by the combat result table. */
        lossesDue: word(),
        factor: word(),
        /** Infantry and cavalry engaged at the start of the battle, in half SP: the basis of the strength ratio. */
        strength: word(),
        /** The leader present whose command applies in this battle. */
        leader: word({ start: -1, noun: 'counter' }),
        /** Its lead unit is the garrison of the fortress, not a counter. */
        garrisonLeads: flag(),
      },
      'side',
    ),

    /** Fatigue markers kept by the stack that is reconnoitring. */
    reconMarkers: word(),
    /** Cavalry SP that it has already declared in the same zone, heavy cavalry at its reduced value. */
    reconUsed: word(),
    /** Counters that the reconnoitred side has shown so far. */
    turnedOver: members(counters, 'counter'),
    /** The acting stack: the members of an activation or of a battle movement. */
    stack: members(counters, 'counter'),
    /** Its decoys that have counted as units, and its decoys whose role was changed since its last action. */
    countedDecoys: members(counters, 'counter'),
    recastDecoys: members(counters, 'counter'),
    /** Counters picked to take shelter in the fortress of a zone that the enemy has entered; only their owner knows. */
    sheltering: members(counters, 'counter'),

    /** The current battle; zone none if there is none. */
    battleZone: word({ start: -1, noun: 'zone' }),
    battleKind: word(),
    attacker: word({ start: -1, noun: 'side' }),
    winner: word({ start: -1, noun: 'side' }),
    forcedPassage: flag(),
    battleAmplitude: word(),
    battleDifference: word(),
    /** The penalty of the loser's rout test, and the number of zones that a rout covers. */
    battleRout: word(),
    /** The defender routed. */
    routed: flag(),
    /** The battle ends without a winner: cavalry retreated before it, or a side had only leaders or decoys. */
    battleOver: flag(),
    /** Zone and connection that the stack forcing a passage came from. */
    cameFrom: word({ start: -1, noun: 'zone' }),
    cameBy: word({ start: -1, noun: 'connection' }),

    /** Counters that must still leave the zone of the battle in a retreat or rout (GB 15.6). */
    withdrawing: members(counters, 'counter'),
    /** Some of the defender's engaged units retreated. */
    retreated: flag(),

    /** Scratch list for random draws among counters. Empty between acts. */
    hat: list(counters, 'counter'),
  }
}
