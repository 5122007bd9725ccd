/** What a temperament makes of a position: what it adds to, and takes from, what the judgement weighs. */
export interface Tastes {
  /** How much it trusts that divisions come through: days added to those in hand. */
  readonly hope: number
  /** How many connections of their way it thinks the French come in a day. */
  readonly pace: number
  /** What a day less of the way to the goal is worth for each division. */
  readonly haste: number
  /** How much it minds, or likes, to be near a stronger enemy. */
  readonly contact: number
  /** What a connection nearer to the French is worth for each German division. */
  readonly pursuit: number
  readonly ring: number
  /** What a connection nearer to where the plan of the day wants a division is worth. */
  readonly order: number
  /** What it costs to set a unit in motion. */
  readonly rest: number
  /** The least chance with which it attacks without need, and what an attack is worth to it as such. */
  readonly attack: number
  readonly boldness: number
  /** What it minds about orders that may fail. */
  readonly caution: number
  /** How much divisions that go together make of enemies on their way: 1 where it sees that a strong army goes through a weak one. */
  readonly company: number
  /** How much of what a battle opens on the map it sees before it is fought. */
  readonly foresight: number
  /** How much it minds paths and bridges on the way. */
  readonly roads: number
  /** What it is worth that troops are within reach of their commander. */
  readonly command: number
  /** How far commanders keep from the enemy while they are with their troops. */
  readonly care: number
  /** How much it fears that the enemy shuts a mass in. */
  readonly traps: number
  /** Units of infantry that it sends together at most. */
  readonly together: number
  /** Whether it tells by how far counters have come that they are no infantry. */
  readonly reads: boolean
  /** SP of each unit that a forced march to the goal may cost on average. */
  readonly forced: number
  /** How much it counts on going on by night out of zones that the enemy comes to. */
  readonly byNight: number
  /** What it costs that somebody on whom the campaign hangs has no line of provision: who is without one may have to surrender by night. */
  readonly provision: number
  /** Whether it engages no more units in a battle than are needed, so that the others can march on. */
  readonly spares: boolean
  /** What the levels count that either side may expect. */
  readonly frenchLevels: number
  readonly germanLevels: number
  /** What an SP counts that the French have lost for good, and one of the Germans, in hundredths of a level. */
  readonly frenchLosses: number
  readonly germanLosses: number
  /** So much German weight before a French division costs it a day. */
  readonly weightADay: number
  /** Who can be on the way so many connections before somebody will be there for certain. */
  readonly ahead: number
  /** How much less sure it is of a division's fate for each day that its way takes. */
  readonly doubt: number
  /** Who has a strong enemy in his zone loses so much of a day. */
  readonly delay: number
  /** What part of the French who are to be barred, and of those who are to be cut off, are wanted for it. */
  readonly barring: number
  readonly cutting: number
  /** How much the way to a place counts where somebody waits for a better day. */
  readonly holding: number
  /** Cavalry charges where its side is more than so many times as strong as the enemy. */
  readonly charges: number
  /** Cavalry falls back before a battle where its side is less than so many times as strong. */
  readonly fallsBack: number
  /** A battle is broken off where the side is less than so many times as strong. */
  readonly givesUp: number
  /** How many times as strong as one's own the enemy about is from whom a zone is left by night. */
  readonly yields: number
}

export const plain: Tastes = {
  hope: 0,
  pace: 2,
  haste: 1.5,
  contact: 3,
  pursuit: 0.7,
  ring: 1,
  order: 1,
  rest: 0.35,
  attack: 0.4,
  boldness: 0,
  caution: 1,
  company: 0,
  foresight: 0,
  roads: 0,
  command: 0.04,
  care: 1,
  traps: 0,
  together: 3,
  forced: 0,
  provision: 0,
  byNight: 0,
  reads: false,
  spares: false,
  frenchLevels: 1,
  germanLevels: 1,
  frenchLosses: 2.2,
  germanLosses: 1.7,
  weightADay: 50,
  ahead: 4,
  doubt: 0.15,
  delay: 0.7,
  barring: 0.8,
  cutting: 0.3,
  holding: 1.6,
  charges: 1.2,
  fallsBack: 0.8,
  givesUp: 0.75,
  yields: 1.7,
}
