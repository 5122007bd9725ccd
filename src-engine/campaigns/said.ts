import { saidWith } from './phrases.ts'
import { french } from './said.fr.ts'

/** Templates for bilingual messages about files. */
export const { said, fault, lacking } = saidWith(french)
