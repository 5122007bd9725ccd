import type { GameSnapshot } from '../../../../src-main/contract/games.ts'
import type { Aside } from '../../../system-ui/system-ui.ts'
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
  bombardment: Bombardment,
  answer: Exchange,
  'counter-battery': Exchange,
  attack: Assault,
  defence: Assault,
}

export function panelFor({ question }: GameSnapshot): Aside {
  const isAboutCounters = question?.answers.some(({ things }) => things.some(({ noun }) => noun === 'counter')) ?? true
  return panels[question?.kind ?? ''] ?? (isAboutCounters ? Hand : FoldedHand)
}
