import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Piece } from '../../counters/piles.ts'
import type { BoardIndex } from '../board/board.ts'
import type { MapWords } from '../board/words.ts'
import { endOf, measure, measuredInWords, measuredOverlay, type Measuring, nothingMeasured } from './measure.ts'
import { type RulerState, noRuler, rulerShown, ruler } from './ruler.ts'
import { shortestWays } from './shortest-way.ts'

/**
 * The tool that measures ways, or distances on a measured table. The player switches it on and off; it shows nothing
 * while it is off.
 */
export function useMeasure(index: BoardIndex, words: MapWords, pieces: readonly Piece[]) {
  const table = index.board.ofTable
  const [measuring, setMeasuring] = useState<Measuring | null>(null)
  const [laid, setLaid] = useState<RulerState | null>(null)
  const isOn = measuring !== null
  const isLaid = laid !== null
  const wayBetween = useMemo(() => (isOn ? shortestWays(index.board) : null), [isOn, index])
  const tool = useMemo(() => {
    if (isLaid)
      return ruler(
        (how) => setLaid((now) => now && how(now)),
        () => setLaid(null),
      )
    if (!isOn) return null
    return measure(
      (how) => setMeasuring((now) => now && how(now)),
      () => setMeasuring(null),
    )
  }, [isOn, isLaid])
  // Escape ends it from anywhere, like the button that began it.
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal') !== null) return
    if (tool?.key?.('Escape') === true) event.preventDefault()
  })
  const isInUse = tool !== null
  useEffect(() => {
    if (!isInUse) return undefined
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isInUse])
  const shown = useMemo(() => {
    if (laid !== null && table !== undefined) return rulerShown(laid, pieces, index, table, words)
    if (measuring === null || wayBetween === null) return null
    const to = endOf(measuring)
    const passage = measuring.from === null || to === undefined ? undefined : wayBetween(measuring.from, to)
    return { overlay: measuredOverlay(measuring, passage), sentence: measuredInWords(measuring, passage, index, words) }
  }, [laid, table, pieces, measuring, wayBetween, index, words])
  const toggle = (): void => {
    if (table === undefined) setMeasuring(isOn ? null : nothingMeasured)
    else setLaid(isLaid ? null : noRuler)
  }
  return { tool, shown, toggle }
}
