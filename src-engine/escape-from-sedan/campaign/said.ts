import { saidWith } from '../../campaigns/phrases.ts'
import { french } from './said.fr.ts'

/** Report in both languages what is wrong with a file. */
export const { said, fault, lacking } = saidWith(french)
