import { bindHandbook } from '../../kernel/system/handbook.ts'
import { assault } from './assault.ts'
import { command } from './command.ts'
import { fire } from './fire.ts'
import { morale } from './morale.ts'
import { movement } from './movement.ts'
import { reactions } from './reactions.ts'
import { turn } from './turn.ts'
import { units } from './units.ts'
import { victory } from './victory.ts'

/** The chapters in the order of the rulebook. */
export const handbook = bindHandbook({
  units,
  turn,
  command,
  movement,
  fire,
  reactions,
  assault,
  morale,
  victory,
})
