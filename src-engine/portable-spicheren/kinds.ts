import { activations } from './movement/activation.ts'
import { artilleryFire, ordersFrame } from './fighting/artillery-fire.ts'
import { breakOff } from './movement/break-off.ts'
import { hitFrame } from './fighting/hits.ts'
import { melees, round } from './fighting/melee.ts'
import { movement } from './movement/movement.ts'
import { rifleFire, rifleShot } from './fighting/rifle-fire.ts'
import { setUpFacing, setUpFrame } from './movement/setup.ts'
import { battle, halfTurn, turn } from './turn.ts'

/** Every kind of frame in the order of the rulebook. This order determines the order of verbs, and so of actions. */
export const kinds = [
  battle,
  setUpFrame,
  setUpFacing,
  turn,
  ordersFrame,
  artilleryFire,
  halfTurn,
  melees,
  round,
  activations,
  movement,
  breakOff,
  rifleFire,
  rifleShot,
  hitFrame,
] as const
export type Kind = (typeof kinds)[number]
