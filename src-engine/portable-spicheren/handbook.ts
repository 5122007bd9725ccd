import { bindHandbook } from '../kernel/handbook.ts'
import { activation } from './handbook/activation.ts'
import { arrivals } from './handbook/arrivals.ts'
import { artillery } from './handbook/artillery.ts'
import { fire } from './handbook/fire.ts'
import { hits } from './handbook/hits.ts'
import { melee } from './handbook/melee.ts'
import { movement } from './handbook/movement.ts'
import { rifle } from './handbook/rifle.ts'
import { setup } from './handbook/setup.ts'
import { terrain } from './handbook/terrain.ts'
import { turn } from './handbook/turn.ts'
import { units } from './handbook/units.ts'
import { victory } from './handbook/victory.ts'

/** The chapters in the order of the rulebook. */
export const handbook = bindHandbook({
  units,
  terrain,
  setup,
  turn,
  arrivals,
  artillery,
  fire,
  activation,
  movement,
  rifle,
  melee,
  hits,
  victory,
})
