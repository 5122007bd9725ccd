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
}
