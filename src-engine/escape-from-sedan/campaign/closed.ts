import { bitOf } from './measures.ts'

const HOUSES = bitOf('houses')
const WALLS = bitOf('wall', 'trench')

/** What nobody enters, whoever he is. */
export const closedToAll = bitOf('river', 'beyond')

/**
 * @rule es.move.closed
 * The Meuse and what lies beyond it are closed to all, houses to horse and guns off the road, walls and trenches to guns.
 */
export const closedTo = (isOnFoot: boolean, isOnWheels: boolean): number =>
  closedToAll | (isOnFoot ? 0 : HOUSES) | (isOnWheels ? WALLS : 0)
