import { saidWith } from '../../campaigns/phrases.ts'
import { french } from './said.fr.ts'

/** Says in both languages what is wrong with a file. */
export const said = saidWith(french)
