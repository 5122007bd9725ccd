import { good, type Result } from '../../kernel/values/result.ts'
import { sides } from '../campaign/files.ts'
import { isHeldBy } from '../state/ground.ts'
import { FRENCH, PRUSSIAN, zoneName, type G } from '../state/kit.ts'
import { countsFor } from '../turn/victory.ts'
import { bonusOf, mayRestIn } from '../state/zones.ts'

/** The value and holder of every zone, and the sides that may not stand there now. */
export type ZonesRequest = { readonly study: 'zones' }

export type ZoneFacts = {
  readonly zone: string
  /** Its points at the end, and its current defence bonus. */
  readonly counts: number
  readonly bonus: number
  /** The side that gets its points at the end, as currently held. */
  readonly countsFor: string
  /** The sides that cannot stay in it because the enemy is adjacent and not both zones have a bonus. */
  readonly closedTo: readonly string[]
}
export type ZonesStudy = { readonly study: 'zones'; readonly zones: readonly ZoneFacts[] }

export function zonesStudy(g: G): Result<ZonesStudy> {
  return good({
    study: 'zones',
    zones: g.campaign.zones.map(({ bonus }, zone): ZoneFacts => {
      const holder = [FRENCH, PRUSSIAN].find((side) => isHeldBy(g, side, zone))
      return {
        zone: zoneName(g, zone),
        counts: bonus,
        bonus: bonusOf(g, zone),
        countsFor: sides[countsFor(g, zone)]!, // one of two
        closedTo: [FRENCH, PRUSSIAN].flatMap((side) =>
          holder !== undefined && holder !== side ? [] : mayRestIn(g, side, zone) ? [] : [sides[side]!],
        ),
      }
    }),
  })
}
