import type { Scenario } from './scenario.ts'
import { backingUp, goingBack } from './scenarios/backing-up.ts'
import { copying } from './scenarios/copying.ts'
import { drafting, publishing } from './scenarios/drafting.ts'
import { mending } from './scenarios/mending.ts'
import { migrating } from './scenarios/migrating.ts'
import { campaigning, checkpointing, playing } from './scenarios/playing.ts'
import { transferring } from './scenarios/transferring.ts'

/** Every way of being interrupted that is tried: a new one is a module of its own and a line here. */
export const scenarios: readonly Scenario[] = [
  playing,
  checkpointing,
  campaigning,
  copying,
  transferring,
  migrating,
  mending,
  backingUp,
  goingBack,
  drafting,
  publishing,
]
