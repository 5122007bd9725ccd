import type { TypedEntry, NightStep as NightStepAsked } from '#engine/gaiter-button/window-types.ts'
import { frame, known, type PanelProps, sideNumber } from './reading.ts'

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

/** The steps with a decision; the other steps run by themselves. */
const asking: Readonly<Record<NightStepAsked, true>> = { works: true, withdrawal: true, abandon: true }
export const isAsking = (step: NightStep): boolean => Object.hasOwn(asking, step)

/** The index of the step with the current decision; −1 if there is none. */
export function nightNow({ table }: PanelProps): number {
  const step = known(table)?.day.nightStep ?? null
  return step === null ? -1 : nightSteps.indexOf(step)
}

/** The side that acts first in every step: the one that lost the initiative. */
export const firstAtNight = ({ table }: PanelProps): number => sideNumber(table, frame(table, 'night')?.first)

/** The kinds of journal entry that belong to each step. */
export const nightEntries: Readonly<Record<NightStep, readonly TypedEntry['kind'][]>> = {
  supply: ['edge-supply', 'supply-checked', 'surrender-tested', 'surrendered'],
  stragglers: ['recovered', 'not-recovered'],
  turned: [],
  rally: ['rally-rolled'],
  works: [],
  withdrawal: ['withdrew', 'straggled'],
  abandon: ['abandoned', 'garrison-reduced'],
  markers: [],
}
