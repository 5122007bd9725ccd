import { activation, activations } from './activation/activations.ts'
import { departure } from './activation/departure.ts'
import { exchanging } from './activation/exchange.ts'
import { gunsMarch } from './activation/guns-march.ts'
import { marching } from './activation/marching.ts'
import { muster } from './activation/muster.ts'
import { attack } from './assault/attack.ts'
import { defence } from './assault/defence.ts'
import { discipline } from './assault/discipline.ts'
import { exposed } from './assault/exposed.ts'
import { bombardment } from './bombardment/bombardment.ts'
import { answerFrame, counterFrame, shot } from './bombardment/shot.ts'
import { markerFrame } from './hits/markers.ts'
import { retreat } from './hits/retreat.ts'
import { settle } from './hits/settle.ts'
import { spreadHits } from './hits/spread.ts'
import { keeping, purchase } from './stratagems/drawing.ts'
import { desertion, illness, scoutsPosted } from './stratagems/effects.ts'
import { operations } from './turn/operations.ts'
import { setUpFrame } from './turn/set-up.ts'
import { siege, turn } from './turn/turn.ts'
import { intrigue, reorganisation } from './works/reorganisation.ts'
import { spending } from './works/works.ts'

/** Every kind of frame in the order of the rulebook, which fixes the order of verbs and thus of actions. */
export const kinds = [
  siege,
  setUpFrame,
  turn,
  purchase,
  operations,
  bombardment,
  shot,
  answerFrame,
  counterFrame,
  spreadHits,
  markerFrame,
  settle,
  retreat,
  activations,
  activation,
  exchanging,
  gunsMarch,
  muster,
  discipline,
  departure,
  marching,
  exposed,
  attack,
  defence,
  reorganisation,
  intrigue,
  scoutsPosted,
  illness,
  desertion,
  spending,
  keeping,
] as const
export type Kind = (typeof kinds)[number]
