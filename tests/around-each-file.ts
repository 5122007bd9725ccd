import fc from 'fast-check'
import { afterAll } from 'vitest'
import { removeFolders } from './house/workshop.ts'
import { everyTry } from './tries.ts'

/*
 * Set up anew for each file of tests. Files share modules, and a hook that a shared module registers would be one of the
 * first file only.
 */

// Per commit properties try the same cases each time, so that a commit is refused for its own faults; `npm test -- all` draws new ones.
fc.configureGlobal(everyTry ? {} : { seed: 1870 })
afterAll(removeFolders)
