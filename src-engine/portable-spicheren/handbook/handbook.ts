import { bindHandbook } from '../../kernel/system/handbook.ts'
import { activation } from './activation.ts'
import { arrivals } from './arrivals.ts'
import { artillery } from './artillery.ts'
import { fire } from './fire.ts'
import { hits } from './hits.ts'
import { melee } from './melee.ts'
import { movement } from './movement.ts'
import { rifle } from './rifle.ts'
import { setup } from './setup.ts'
import { terrain } from './terrain.ts'
import { turn } from './turn.ts'
import { units } from './units.ts'
import { victory } from './victory.ts'

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
