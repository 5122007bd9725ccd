import { activations } from './activation.ts'
import { artilleryFire, ordersFrame } from './artillery-fire.ts'
import { breakOff } from './break-off.ts'
import { hitFrame } from './hits.ts'
import { melees, round } from './melee.ts'
import { movement } from './movement.ts'
import { rifleFire, rifleShot } from './rifle-fire.ts'
import { setUpFacing, setUpFrame } from './setup.ts'
import { battle, halfTurn, turn } from './turn.ts'

/** Every kind of frame in the order of the rulebook: it fixes the order of verbs, and so of actions. */
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
