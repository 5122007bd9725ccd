import { saidWith } from '../../campaigns/phrases.ts'
import { french } from './said.fr.ts'

/** Says in both languages what is wrong with a file of a campaign of this system. */
export const said = saidWith(french)
