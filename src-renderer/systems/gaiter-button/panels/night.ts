import type { AgendaFrame, EntryTold } from '#engine/gaiter-button/window-types.ts'
import { frame, isUnderWay, type PanelProps, sideNumber } from './reading.ts'

/** The steps of the night in their order. */
export const nightSteps = [
  'supply',
  'stragglers',
  'turned',
  'rally',
  'works',
  'withdrawal',
  'abandon',
  'markers',
] as const
export type NightStep = (typeof nightSteps)[number]

/** The rule of each step. */
export const nightRules: Readonly<Record<NightStep, string>> = {
  supply: 'gb.supply.out',
  stragglers: 'gb.recovery.test',
  turned: 'gb.night.order',
  rally: 'gb.rally.night',
  works: 'gb.detachments.night',
  withdrawal: 'gb.withdrawal.order',
  abandon: 'gb.garrisons.abandon',
  markers: 'gb.night.markers',
}

/** Steps that ask somebody, by the frames that do; all others happen by themselves. */
export const nightFrames: Readonly<Partial<Record<NightStep, AgendaFrame['frame']>>> = {
  works: 'night-works',
  withdrawal: 'withdrawals',
  abandon: 'abandoning',
}

/** The step that is under way; −1 while it is not night. */
export function nightNow({ table }: PanelProps): number {
  if (!isUnderWay(table, 'night')) return -1
  return nightSteps.findIndex((step) => {
    const asks = nightFrames[step]
    return asks !== undefined && isUnderWay(table, asks)
  })
}

/** The side that is first in every step: who lost the initiative. */
export const firstAtNight = ({ table }: PanelProps): number => sideNumber(table, frame(table, 'night')?.first)

/** What the journal tells of each step. */
export const nightEntries: Readonly<Record<NightStep, readonly EntryTold['kind'][]>> = {
  supply: ['edge-supply', 'supply-checked', 'surrender-tested', 'surrendered'],
  stragglers: ['recovered', 'not-recovered'],
  turned: [],
  rally: ['rally-rolled'],
  works: [],
  withdrawal: ['withdrew', 'straggled'],
  abandon: ['abandoned'],
  markers: [],
}
