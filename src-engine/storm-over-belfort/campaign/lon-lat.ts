import { z } from 'zod'

const degrees = z.number().min(-180).max(180)
export const lonLat = z.tuple([degrees, degrees]).describe('Longitude and latitude.')
export const line = z.array(lonLat).min(2)
/** A closed outline; the first point is not repeated. */
export const outline = z.array(lonLat).min(3)
