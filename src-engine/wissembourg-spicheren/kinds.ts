import { barrages } from './artillery/barrage.ts'
import { advancing, attack, bearing, participation } from './assault/attack.ts'
import { attacks, declaration } from './assault/declare.ts'
import { defence, split } from './assault/defence.ts'
import { evasion } from './assault/evade.ts'
import { deployment } from './hidden/columns.ts'
import { following, succession } from './losses/commanders.ts'
import { hit } from './losses/hits.ts'
import { turning } from './losses/turning.ts'
import { choosing, marching } from './movement/column-march.ts'
import { move } from './movement/move.ts'
import { activation, ofActivation } from './turn/activation.ts'
import { chiefArrivals, chiefMoves } from './turn/chiefs.ts'
import { operations } from './turn/initiative.ts'
import { moves } from './turn/moves.ts'
import { rallies } from './turn/rally.ts'
import { setUpFrame } from './turn/setup.ts'
import { battle, turn } from './turn/turn.ts'

/** Every kind of frame in the order of the rulebook, which fixes the order of verbs and thus of actions. */
export const kinds = [
  battle,
  setUpFrame,
  turn,
  chiefArrivals,
  chiefMoves,
  operations,
  activation,
  ...ofActivation,
  choosing,
  marching,
  deployment,
  barrages,
  moves,
  move,
  declaration,
  attacks,
  attack,
  participation,
  evasion,
  defence,
  split,
  bearing,
  hit,
  turning,
  following,
  advancing,
  succession,
  rallies,
] as const
export type Kind = (typeof kinds)[number]
