import { bitOf } from './measures.ts'

const HOUSES = bitOf('houses')
const WALLS = bitOf('wall', 'trench')

/** Ground that is closed to everything. */
export const closedToAll = bitOf('river', 'beyond')

/**
 * @rule es.move.closed
 * The Meuse and the ground beyond it are closed to all, houses to cavalry and to guns off the road, walls and trenches
 * to guns.
 */
export const closedTo = (isOnFoot: boolean, isOnWheels: boolean): number =>
  closedToAll | (isOnFoot ? 0 : HOUSES) | (isOnWheels ? WALLS : 0)
