import { bindHandbook } from '../../kernel/system/handbook.ts'
import { activation } from './activation.ts'
import { attack } from './attack.ts'
import { bombardment } from './bombardment.ts'
import { effects } from './effects.ts'
import { map } from './map.ts'
import { operational } from './operational.ts'
import { setup } from './setup.ts'
import { stratagems } from './stratagems.ts'
import { turn } from './turn.ts'
import { units } from './units.ts'
import { victory } from './victory.ts'
import { works } from './works.ts'

/** The chapters in the order of the rulebook. */
export const handbook = bindHandbook({
  map,
  units,
  setup,
  turn,
  stratagems,
  effects,
  operational,
  bombardment,
  activation,
  attack,
  works,
  victory,
})
