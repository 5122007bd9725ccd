/** A manner of play: the weights of the terms of a judgement. */
export interface Manner {
  /** Confidence that divisions come through: days added to those left. */
  readonly hope: number
  /** Connections of their way that the French are expected to make in a day. */
  readonly pace: number
  /** Value per division of a day less on the way to the goal. */
  readonly haste: number
  /** Cost of being near a stronger enemy. */
  readonly contact: number
  /** Value per German division of being a connection nearer to the French. */
  readonly pursuit: number
  /** Weight of encircled zones, and of those with few ways left open. */
  readonly ring: number
  /** Value of a connection nearer to a unit's post in the plan of the day. */
  readonly order: number
  /** Cost of activating a unit. */
  readonly rest: number
  /** The least chance to win with which it attacks without need, and the value of attacking as such. */
  readonly attack: number
  readonly boldness: number
  /** Cost of orders that may fail. */
  readonly caution: number
  /** How much it takes into account that divisions going together push through a weaker enemy: 0 not at all, 1 in full. */
  readonly company: number
  /** Share of a battle's gain on the map that it foresees. */
  readonly foresight: number
  /** Cost of paths and bridges on the way. */
  readonly roads: number
  /** Value of troops within reach of their leader. */
  readonly command: number
  /** How much the danger to leaders from enemies about them counts. */
  readonly care: number
  /** Cost of a mass that the enemy could shut in. */
  readonly traps: number
  /** Most units of infantry sent together. */
  readonly together: number
  /** Whether it infers from how far counters have come that they are no infantry. */
  readonly reads: boolean
  /** SP per unit that a forced march to the goal may cost on average. */
  readonly forced: number
  /** How much it counts on going on by night out of zones that the enemy has come to. */
  readonly byNight: number
  /** Cost of a key leader without a line of provision: he may have to surrender by night. */
  readonly provision: number
  /** Whether it considers engaging only as many units in a battle as needed, so that the others can march on. */
  readonly spares: boolean
  /** Weights of the victory levels that each side may expect. */
  readonly frenchLevels: number
  readonly germanLevels: number
  /** Cost of an SP lost for good, by the French and by the Germans, in hundredths of a level. */
  readonly frenchLosses: number
  readonly germanLosses: number
  /** German weight before a French division that costs it a day. */
  readonly weightADay: number
  /** An enemy who can be on a division's way this many connections ahead of it will be there for certain. */
  readonly ahead: number
  /** Uncertainty about a division's fate, per day of its way. */
  readonly doubt: number
  /** Share of a day that a division loses to a strong enemy in its zone. */
  readonly delay: number
  /** German weight wanted to bar a French mass, and to cut one off, as a share of its weight. */
  readonly barring: number
  readonly cutting: number
  /** How much the way to a post counts for units that hold. */
  readonly holding: number
  /** Cavalry charges if its side is more than this many times as strong as the enemy. */
  readonly charges: number
  /** Cavalry falls back before a battle if its side is less than this many times as strong. */
  readonly fallsBack: number
  /** A battle is broken off if the side is less than this many times as strong. */
  readonly givesUp: number
  /** A zone is left by night if the enemy about is more than this many times as strong as the side. */
  readonly yields: number
}

export const defaultManner: Manner = {
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
