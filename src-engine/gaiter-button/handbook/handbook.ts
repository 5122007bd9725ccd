import { bindHandbook } from '../../kernel/system/handbook.ts'
import { aftermath } from './aftermath.ts'
import { battle } from './battle.ts'
import { command } from './command.ts'
import { day } from './day.ts'
import { engineering } from './engineering.ts'
import { entry } from './entry.ts'
import { fatigue } from './fatigue.ts'
import { fortresses } from './fortresses.ts'
import { leaving } from './leaving.ts'
import { losses } from './losses.ts'
import { map } from './map.ts'
import { march } from './march.ts'
import { night } from './night.ts'
import { operations } from './operations.ts'
import { reconnaissance } from './reconnaissance.ts'
import { resolution } from './resolution.ts'
import { scenario } from './scenario.ts'
import { supply } from './supply.ts'
import { troops } from './troops.ts'

/** The chapters in the order of the rulebook. */
export const handbook = bindHandbook({
  map,
  day,
  operations,
  command,
  fatigue,
  march,
  entry,
  leaving,
  reconnaissance,
  engineering,
  troops,
  battle,
  resolution,
  losses,
  aftermath,
  fortresses,
  supply,
  night,
  scenario,
})
