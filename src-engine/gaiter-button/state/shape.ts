import { flag, list, members, table, word } from '../../kernel/values/shape.ts'
import type { Campaign } from '../campaign/campaign.ts'

/** Where a counter is that is not on the map. */
export const FATE = {
  /** On the map; or, as a decoy or a detachment not in use, in its owner's hand. */
  inPlay: 0,
  /** A reinforcement whose day has not come. */
  awaited: 1,
  eliminated: 2,
  /** Surrendered, or taken prisoner. */
  captured: 3,
  interned: 4,
  /** Left the map for victory. */
  exited: 5,
  /** Takes no part in this scenario. */
  absent: 6,
} as const
export type Fates = typeof FATE

/** What a decoy passes for while it is activated (GB 13). */
export const PLAYED = { infantry: 0, cavalry: 1, leader: 2 } as const

/** How well the enemy knows a counter that he has not lost from sight. */
export const SEEN = { not: 0, identity: 1, composition: 2 } as const

/** All that changes in a game. */
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
    /** Who won it; has the first impulse of the day. */
    initiative: word({ start: -1, noun: 'side' }),
    /** Mac-Mahon's value is 0 until the turn ends. */
    hesitates: flag(),
    /** The friendly edge of the side with a supply roll supplies nobody this night (GB 19.1). */
    edgeCut: flag(),

    counter: table(
      counters,
      {
        /** None while it is not on the map. */
        zone: word({ start: -1, noun: 'zone' }),
        fate: word(),
        /** In the fortress of its zone, and so not in the field (GB 9.2). */
        inside: flag(),
        activated: flag(),
        outOfSupply: flag(),
        combatted: flag(),
        demoralised: flag(),
        backToRiver: flag(),
        /** What the enemy sees instead of the counter. */
        token: word({ noun: 'token' }),
        seen: word(),
        /** Committed to the reconnaissance or battle in hand. */
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
        /** Of those lost, what may be recovered one day: infantry and cavalry lost for a time. */
        strayInfantry: word(),
        strayCavalry: word(),
        /** The arm of its first loss + 1 where that counts among the stray; it is never recovered. */
        firstStray: word(),
        /** Boxes of the morale row crossed off from the right, by losses, and from the left, by detaching. */
        right: word(),
        left: word(),
        /** Ever shown to the enemy by reconnaissance or in battle; it stays so when he loses it from sight. */
        shown: flag(),
        /** At night: the arm its lost SP comes back to is its owner's to choose, who alone knows of it (GB 17.2.2). */
        recovering: flag(),
        /** What its owner plays a decoy as in its activation: see `PLAYED`. He alone knows. */
        playedAs: word(),
        /** Its infantry has lost SP in the battle in hand (GB 15.5). */
        bled: flag(),
        /** Of its lost SP, those of a detachment whose line was used before (GB 14.1). */
        lostBefore: word(),
        /** The unit whose SP a detachment has; none for one made from a garrison. */
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
        /** Given up at night (GB 17.6): gone, but not lost. */
        abandoned: word(),
        engaged: flag(),
      },
      'garrison',
    ),
    zone: table(
      campaign.zones.length,
      {
        /** The camp that came in, + 1, while the zone is contested: only it can have markers here. */
        intruder: word(),
        /** The camp that is encircled here, + 1. */
        encircled: word(),
        /** A camp's axis of retreat on the connection that goes off the map, + 1 (GB 3). */
        edgeAxis: word(),
        /** The camp that ever took this source of supply from its owner, + 1 (GB 17.1.1). */
        takenBy: word(),
        /** The camp that stormed this bank of a fortress, + 1: the garrison is only on the other bank (GB 16.2). */
        stormed: word(),
      },
      'zone',
    ),
    /** Markers at the ends of connections: row 2 × connection for its `from` end, + 1 for its `to` end. The camp + 1. */
    connectionEnd: table(2 * campaign.connections.length, { axis: word() }),
    connection: table(
      campaign.connections.length,
      {
        /** Its bridge (or all of them) is destroyed. */
        destroyed: flag(),
        /** How far the repair has come, and how much of it today. */
        repair: word(),
        repairToday: word(),
        /** The camp repairing it, + 1. */
        repairer: word(),
        railDestroyed: flag(),
        /** A pontoon bridge: its level, whether it was ever complete and is usable, and the camp that has it here + 1. */
        pontoon: word(),
        pontoonBuilt: flag(),
        pontoonOf: word(),
      },
      'connection',
    ),
    /** The fatigue bowl: how many of each marker are in it. */
    bowl: table(campaign.tables.fatigue.bowl.length, { count: word() }, 'marker'),
    /** What a camp has, has declared, or has at stake in the battle in hand. */
    camp: table(
      2,
      {
        pontoons: word(),
        /** Pontoon bridges out of the game. */
        pontoonsLost: word(),
        /** Mixes the tokens of stacks that split, so that the enemy cannot follow a counter through a stack. */
        mixing: word(),
        mixed: word(),
        /** Cavalry SP declared in secret for a reconnaissance, as they count. */
        bid: word(),
        lead: word({ start: -1, noun: 'counter' }),
        charges: flag(),
        /** Without a line of provision in this battle. */
        unprovided: flag(),
        /** SP to be lost by the combat result table. */
        lossesDue: word(),
        factor: word(),
        /** Infantry and cavalry engaged when the battle began, in half SP: what the strength ratio was taken from. */
        strength: word(),
        /** The leader present whose command counts in this battle. */
        leader: word({ start: -1, noun: 'counter' }),
        /** Its lead unit is the garrison of the fortress, not a counter. */
        garrisonLeads: flag(),
      },
      'side',
    ),

    /** Fatigue markers kept by the stack that is reconnoitring. */
    reconMarkers: word(),
    /** Cavalry SP, as they count, that it has declared in the same zone before. */
    reconUsed: word(),
    /** Counters shown so far by who was reconnoitred. */
    turnedOver: members(counters, 'counter'),
    /** The stack that acts: the members of an activation or of a battle movement. */
    stack: members(counters, 'counter'),
    /** Decoys of it that have counted as units, and those of which it has been said anew what they are since its last action. */
    countedDecoys: members(counters, 'counter'),
    recastDecoys: members(counters, 'counter'),
    /** Counters picked to take shelter in the fortress of a zone that the enemy has entered; their owner alone knows. */
    sheltering: members(counters, 'counter'),

    /** The battle in hand; zone none when there is none. */
    battleZone: word({ start: -1, noun: 'zone' }),
    battleKind: word(),
    attacker: word({ start: -1, noun: 'side' }),
    winner: word({ start: -1, noun: 'side' }),
    forcedPassage: flag(),
    battleAmplitude: word(),
    battleDifference: word(),
    /** The penalty of the loser's rout test, and how many zones a rout goes. */
    battleRout: word(),
    /** The defender routed. */
    routed: flag(),
    /** The defender's cavalry went away before the battle, or there was none: it is over without a winner. */
    battleOver: flag(),
    /** Where the forcing stack came from: zone and connection. */
    cameFrom: word({ start: -1, noun: 'zone' }),
    cameBy: word({ start: -1, noun: 'connection' }),

    /** Counters that have yet to leave the zone of the battle, in a retreat or rout (GB 15.6). */
    withdrawing: members(counters, 'counter'),
    /** Some of the defender's engaged units retreated. */
    retreated: flag(),

    /** A scratch list for draws at random among counters. Empty between acts. */
    hat: list(counters, 'counter'),
  }
}
