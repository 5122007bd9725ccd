import { afterAll } from 'vitest'
import { removeFolders } from './house/workshop.ts'

/*
 * Set up anew for each file of tests. Files share modules, and a hook that a shared module registers would be one of the
 * first file only.
 */
afterAll(removeFolders)
