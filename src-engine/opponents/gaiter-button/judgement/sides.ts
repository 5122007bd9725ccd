import { FRENCH, GERMAN } from '../../../gaiter-button/campaign/campaign.ts'
import type { G } from '../../../gaiter-button/state/kit.ts'

export const sideAt = (g: G, counter: number): 0 | 1 => (counter < g.campaign.sideStart[1] ? FRENCH : GERMAN)
