import type { GameSnapshot } from '../../../../src-main/contract/games.ts'
import type { Aside } from '../../../system-ui/system-ui.ts'
import { Assault } from './Assault.tsx'
import { Bombardment } from './Bombardment.tsx'
import { Exchange } from './Exchange.tsx'
import { FoldedHand, Hand } from './Hand.tsx'
import './panels.css'

export { Strip } from './Strip.tsx'

/** The panel of each kind of question; beside all others lies the hand of counters, folded where they answer nothing. */
const panels: Readonly<Record<string, Aside>> = {
  // Up to seven answers, which are to be in sight together.
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
