import type { AgendaFrame } from '#engine/gaiter-button/window-types.ts'
import type { FunctionComponent } from 'react'
import type { GameSnapshot } from '../../../../src-main/contract/games.ts'
import { BattlePanel } from './BattlePanel.tsx'
import { DayStrip } from './DayStrip.tsx'
import { FatiguePanel } from './FatiguePanel.tsx'
import { UnitLosses } from './LossSheets.tsx'
import { NightPanel } from './NightPanel.tsx'
import { isThere, isUnderWay, known, type PanelProps } from './reading.ts'
import { Sheets } from './Sheets.tsx'
import { SallyPanel, ThreatPanel } from './ThreatPanel.tsx'
import './panels.css'
import './risk.css'

type Panel = FunctionComponent<PanelProps>
/** A kind of question, named as its frame. */
type Asking = AgendaFrame['frame']

/** The panel of each kind of question. Other questions need only the map and the list. */
export const panels: Readonly<Partial<Record<string, Panel>>> = {
  impulse: ThreatPanel,
  muster: FatiguePanel,
  activation: FatiguePanel,
  marker: FatiguePanel,
  'unit-losses': UnitLosses,
  sally: SallyPanel,
  engage: BattlePanel,
  'cavalry-retreat': BattlePanel,
  lead: BattlePanel,
  charge: BattlePanel,
  'combat-losses': BattlePanel,
  'rout-test': BattlePanel,
  'voluntary-retreat': BattlePanel,
  retreat: BattlePanel,
  'break-out': BattlePanel,
  'axis-loss': BattlePanel,
  pursuit: BattlePanel,
  'night-works': NightPanel,
  withdrawals: NightPanel,
  withdrawing: NightPanel,
  'night-march': NightPanel,
  abandoning: NightPanel,
} satisfies Partial<Record<Asking, Panel>>

/**
 * The panel to show now: that of the question, or, while the other side decides, that of what is under way. The battle
 * panel also asks for the losses of a battle.
 */
export function panelFor(table: GameSnapshot): Panel | undefined {
  if (isThere(known(table)?.battleZone)) return BattlePanel
  const { question } = table
  if (question !== null) return panels[question.kind]
  if (isUnderWay(table, 'night')) return NightPanel
  if (isUnderWay(table, 'activation')) return FatiguePanel
  return isUnderWay(table, 'impulse') || isUnderWay(table, 'daytime') ? ThreatPanel : undefined
}

/** The strip that is always shown: the day. */
export const Always: Panel = DayStrip
export { studyFor } from './study-for.ts'
export { Sheets, type PanelProps }
