import type { GameSnapshot } from '../../../../src-main/contract/games.ts'
import type { Aside } from '../../../system-ui/system-ui.ts'
import { known } from '../reads/reads.ts'
import { Assault } from './Assault.tsx'
import { Bombardment } from './Bombardment.tsx'
import { Exchange } from './Exchange.tsx'
import { FoldedHand, Hand } from './Hand.tsx'
import './panels.css'

export { Strip } from './Strip.tsx'

/** The panel of each kind of question; all others have the hand of counters, folded if counters are no answers. */
const panels: Readonly<Record<string, Aside>> = {
  // Folded, so that all of up to seven answers stay in sight.
  purchase: FoldedHand,
  // Folded, because the effect of each side of a counter is beside its answer.
  intrigue: FoldedHand,
  bombardment: Bombardment,
  answer: Exchange,
  'counter-battery': Exchange,
  attack: Assault,
  defence: Assault,
}

export function panelFor(table: GameSnapshot): Aside | undefined {
  // There are no counters before the first turn, and they are useless after the last.
  const view = known(table)
  if (view === undefined || view.turn === 0 || view.ending !== null) return undefined
  const { question } = table
  const isAboutCounters = question?.answers.some(({ things }) => things.some(({ noun }) => noun === 'counter')) ?? true
  return panels[question?.kind ?? ''] ?? (isAboutCounters ? Hand : FoldedHand)
}
