import { verb } from '../../kernel/actions/actions.ts'

/** Answers that several questions share. */

/** Where the unit that was named goes. */
export const to = verb('to', 'zone')
/** The unit that was named stays where it is. */
export const stay = verb('stay')
export const decline = verb('decline')
