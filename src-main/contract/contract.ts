import { app, settings } from './app-calls.ts'
import { drafts } from './draft-calls.ts'
import { games } from './game-calls.ts'
import { backups, campaigns, library } from './library-calls.ts'
import { opponents, simulations } from './simulation-calls.ts'

/** All calls the window can make to the process that owns the games. Both hosts provide exactly these. */
export const contract = { app, campaigns, library, backups, games, drafts, opponents, simulations, settings }

export type Contract = typeof contract
