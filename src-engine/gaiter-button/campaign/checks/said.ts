import { saidWith } from '../../../campaigns/phrases.ts'
import { french } from './said.fr.ts'

/** Problem messages of campaign files in both languages. */
export const { said, fault, lacking } = saidWith(french)
