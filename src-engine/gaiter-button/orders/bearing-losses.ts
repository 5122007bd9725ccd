import { knownOf, type Moment } from './moment.ts'

/**
 * Losses by a standing choice: distributed evenly, infantry first; no unit is wiped out while another can bear the
 * loss.
 */

/** The order in which arms bear a loss, where the rules leave a choice. */
const ARMS = ['infantry', 'cavalry', 'artillery', 'heavy-cavalry', 'heavy-artillery']

/** The action for the next loss; undefined if there is none to choose. */
export function nextLoss(moment: Moment): string | undefined {
  const losses = moment.question.actions.flatMap((action) => {
    const [verb, who = '', arm = ''] = action.split(' ')
    if (verb === 'lose-garrison') return [{ action, left: garrisonPoints(moment, who), arm: 0 }]
    return verb === 'lose' ? [{ action, left: pointsOf(moment, who), arm: ARMS.indexOf(arm) }] : []
  })
  const [next] = losses.toSorted(
    (a, b) => Number(a.left === 1) - Number(b.left === 1) || a.arm - b.arm || b.left - a.left,
  )
  return next?.action
}

/** SP that a unit can lose. */
function pointsOf(moment: Moment, counter: string): number {
  const seen = knownOf(moment).counter[counter]
  if (seen === undefined || !('infantry' in seen)) return 0
  return seen.infantry + seen.cavalry + seen.heavyCavalry + seen.artillery + seen.heavyArtillery
}

const garrisonPoints = (moment: Moment, garrison: string): number => knownOf(moment).garrison[garrison]?.points ?? 0
