import { FRENCH } from '../campaign/campaign.ts'
import { tablesOf, type G } from './kit.ts'

/** Chapter 18: optional rules that change values of the French. */

/**
 * @rule gb.options.commander
 * The leader of the French has the strategic value of the player, who commands in his place.
 */
export const playersValue = (g: G): number => tablesOf(g).youAreTheCommander.strategicValue

/**
 * @rule gb.options.doctrine
 * With the reforms of Marshal Niel the French have the bonus of cavalry stacks, no penalty in reconnaissance and their
 * leaders' bonus in attack too; they cannot be surprised, and their corps cavalry moves freely.
 */
export const hasDoctrine = (g: G, side: number): boolean => side === FRENCH && g.frenchDoctrine
