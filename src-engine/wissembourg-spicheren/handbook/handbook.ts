import { bindHandbook } from '../../kernel/system/handbook.ts'
import { artillery } from './artillery.ts'
import { assault } from './assault.ts'
import { command } from './command.ts'
import { counters } from './counters.ts'
import { losses } from './losses.ts'
import { movement } from './movement.ts'
import { terrain } from './terrain.ts'
import { turn } from './turn.ts'
import { victory } from './victory.ts'

/** The chapters in the order of the rulebook. */
export const handbook = bindHandbook({
  counters,
  terrain,
  turn,
  command,
  movement,
  artillery,
  assault,
  losses,
  victory,
})
