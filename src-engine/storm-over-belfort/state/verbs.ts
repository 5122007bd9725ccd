import { verb } from '../../kernel/actions/actions.ts'

/** Answers shared by several questions. */

/** The destination of the chosen unit. */
export const to = verb('to', 'zone')
/** The chosen unit stays where it is. */
export const stay = verb('stay')
export const decline = verb('decline')
