import { app, settings } from './app-calls.ts'
import { drafts } from './draft-calls.ts'
import { games } from './game-calls.ts'
import { backups, campaigns, library } from './library-calls.ts'
import { opponents, simulations } from './simulation-calls.ts'

/** Everything the window can ask of the process that owns games. Both hosts carry exactly this. */
export const contract = { app, campaigns, library, backups, games, drafts, opponents, simulations, settings }

export type Contract = typeof contract
