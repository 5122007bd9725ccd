import { distribution } from '../../kernel/play/odds.ts'
import type { G } from '../state/kit.ts'
import { effectOf } from './effect.ts'
import { rollBombardment } from './rolls.ts'

/**
 * What a bombardment may bring, where nobody counters it and no counter is played: hits suffered by those in the zone, and
 * whether a fort is damaged or a marker lost.
 */
export function shotOdds(g: G, unit: number, zone: number): Record<string, number> {
  let result = ''
  return distribution(
    g,
    (fork) => {
      const { suffered, takesMarker, damages } = effectOf(fork, zone, rollBombardment(fork, unit, zone, 0))
      result = `${suffered}${damages ? ' damaged' : ''}${takesMarker ? ' marker' : ''}`
    },
    () => result,
  )
}
