import { useMemo } from 'react'
import type { Thing } from '../../../src-main/contract/drafts.ts'
import { useText } from '../../state/use-app.ts'
import { useAtBench } from './at-bench.ts'

/** The place of a thing in words; empty if it is waiting. */
export function usePlaceInWords(): (thing: Pick<Thing, 'id'>) => string {
  const { where } = useText().bench.units
  const { placements, placeName, turnName } = useAtBench()
  return useMemo(
    () =>
      ({ id }) => {
        const found = placements.get(id)
        if (found === undefined) return ''
        if (found.at === 'absent') return where.absent
        const place = found.place === null ? '' : placeName(found.place)
        if (found.at === 'arrives') return [turnName(found.turn), place].filter(Boolean).join(', ')
        return place === '' ? where.player : place
      },
    [placements, placeName, turnName, where],
  )
}
