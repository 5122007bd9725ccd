import { useMemo, useState } from 'react'
import type { BoardIndex } from '../board/board.ts'
import type { MapWords } from '../board/words.ts'
import { endOf, measure, measuredInWords, measuredOverlay, type Measuring, nothingMeasured } from './measure.ts'
import { shortestWays } from './shortest-way.ts'

/** The tool that measures ways. The player switches it on and off; it shows nothing while it is off. */
export function useMeasure(index: BoardIndex, words: MapWords) {
  const [measuring, setMeasuring] = useState<Measuring | null>(null)
  const isOn = measuring !== null
  const wayBetween = useMemo(() => (isOn ? shortestWays(index.board) : null), [isOn, index])
  const tool = useMemo(
    () =>
      isOn
        ? measure(
            (how) => setMeasuring((now) => now && how(now)),
            () => setMeasuring(null),
          )
        : null,
    [isOn],
  )
  const shown = useMemo(() => {
    if (measuring === null || wayBetween === null) return null
    const to = endOf(measuring)
    const passage = measuring.from === null || to === undefined ? undefined : wayBetween(measuring.from, to)
    return { overlay: measuredOverlay(measuring, passage), told: measuredInWords(measuring, passage, index, words) }
  }, [measuring, wayBetween, index, words])
  return { tool, shown, toggle: () => setMeasuring(isOn ? null : nothingMeasured) }
}
