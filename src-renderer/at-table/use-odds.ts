import { useEffect, useState } from 'react'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import { useApp } from '../state/use-app.ts'
import type { Odds, SystemUi } from '../system-ui/system-ui.ts'

/** The odds of the answers to the present question, and whether the player wants to see all of them. */
export type OddsAtTable = {
  /** Null while no part needs them, and until they are known. */
  readonly odds: Odds | null
  readonly showsOdds: boolean
  readonly showOdds: (shows: boolean) => void
}

/** Reads the odds of the present question while the player, a note beside an answer or a panel needs them. */
export function useOdds(ui: SystemUi | null, table: GameSnapshot | null): OddsAtTable {
  const app = useApp()
  const [showsOdds, showOdds] = useState(false)
  const [known, setKnown] = useState<{ readonly of: GameSnapshot; readonly odds: Odds } | null>(null)
  const isNeeded =
    table !== null &&
    table.question !== null &&
    (showsOdds || (ui?.notesOdds?.(table.question) ?? false) || ui?.asideFor?.(table) !== undefined)
  useEffect(() => {
    if (isNeeded) app.play.readOdds((odds) => setKnown({ of: table, odds }))
  }, [app, isNeeded, table])
  return { odds: isNeeded && known?.of === table ? known.odds : null, showsOdds, showOdds }
}
