import { good, type Result } from '../../kernel/values/result.ts'
import { sides } from '../campaign/files.ts'
import { isHeldBy } from '../state/ground.ts'
import { FRENCH, PRUSSIAN, zoneName, type G } from '../state/kit.ts'
import { countsFor } from '../turn/victory.ts'
import { bonusOf, mayRestIn } from '../state/zones.ts'

/** What every zone is worth, whose it is, and who may not stand there now. */
export type ZonesWish = { readonly study: 'zones' }

export type ZoneFacts = {
  readonly zone: string
  /** What it counts at the end, and what it gives in defence now. */
  readonly counts: number
  readonly bonus: number
  /** The side that it counts for at the end, as it is held now. */
  readonly countsFor: string
  /** Those who cannot come to rest in it, for the enemy is next to it and not both have a bonus. */
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
