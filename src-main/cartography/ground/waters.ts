import { ink } from '../pen/ink.ts'
import { beside, evenly, type Line } from '../geometry/plane.ts'
import type { Water } from './scene.ts'
import { stroke } from '../pen/svg.ts'

const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const

/** Half the drawn width of each class, rim included. */
export const halfWidth = { major: 6, river: 2.6, canal: 1.8, brook: 1.1 } as const

type Course = { readonly river: Pick<Water['river'], 'class'>; readonly line: Line }

/**
 * Draws waters in layers: brooks below canals below rivers. Major rivers have a rim, and their reaches are joined.
 * `broader`: a factor for their width on a large plan.
 */
export function waterways(waters: readonly Course[], broader = 1): string[] {
  const of = (kind: Water['river']['class']): readonly Course[] => waters.filter(({ river }) => river.class === kind)
  return [
    ...of('brook').map(({ line }) => stroke(line, { stroke: ink.brook, 'stroke-width': 1.9, ...round })),
    ...of('canal').map(({ line }) => stroke(line, { stroke: ink.paper, 'stroke-width': 4.6, opacity: 0.8, ...round })),
    ...of('canal').map(({ line }) =>
      stroke(line, { stroke: ink.canal, 'stroke-width': 2.8, 'stroke-dasharray': '13 5' }),
    ),
    ...of('river').map(({ line }) => stroke(line, { stroke: ink.river, 'stroke-width': 4.8, ...round })),
    ...of('major').map(({ line }) => stroke(line, { stroke: ink.waterRim, 'stroke-width': 8 * broader + 4, ...round })),
    ...of('major').map(({ line }) => stroke(line, { stroke: ink.water, 'stroke-width': 8 * broader, ...round })),
    ...of('major').flatMap(({ line }) =>
      ripples(broader).map((off) =>
        stroke(off === 0 ? line : beside(evenly(line, 8), off), {
          stroke: ink.waterRim,
          'stroke-width': 0.9,
          opacity: 0.6,
          ...round,
        }),
      ),
    ),
  ]
}

/** Distances from the middle of a major river at which lines run along its banks: a narrow one has a single line. */
const ripples = (broader: number): number[] =>
  broader < 2 ? [0] : [-1, 1].flatMap((bank) => [3.1, 2.1].map((off) => bank * off * broader))
