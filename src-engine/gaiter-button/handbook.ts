import { bindHandbook } from '../kernel/handbook.ts'
import { aftermath } from './handbook/aftermath.ts'
import { battle } from './handbook/battle.ts'
import { command } from './handbook/command.ts'
import { day } from './handbook/day.ts'
import { engineering } from './handbook/engineering.ts'
import { entry } from './handbook/entry.ts'
import { fatigue } from './handbook/fatigue.ts'
import { fortresses } from './handbook/fortresses.ts'
import { leaving } from './handbook/leaving.ts'
import { losses } from './handbook/losses.ts'
import { map } from './handbook/map.ts'
import { march } from './handbook/march.ts'
import { night } from './handbook/night.ts'
import { operations } from './handbook/operations.ts'
import { reconnaissance } from './handbook/reconnaissance.ts'
import { resolution } from './handbook/resolution.ts'
import { scenario } from './handbook/scenario.ts'
import { supply } from './handbook/supply.ts'
import { troops } from './handbook/troops.ts'

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
