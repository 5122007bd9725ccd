import type { Game } from '#engine/kernel/game/game.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import { saveGame } from '#engine/kernel/game/save.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { wholeGame } from '../rulebook/gaiter-button/table.ts'
import { choose, holdZones, hunt, marchEast, patience, ride, type Plan } from './players.ts'

/** A whole campaign on record for each way in which it can end. */
export interface Wanted {
  readonly name: string
  readonly plans: readonly [french: Plan, german: Plan]
  /** Winner, ending and level. */
  readonly ending: string
}

const westernEdge = [
  'reims',
  'neufchatel-sur-aisne',
  'rozoy-sur-serre',
  'liart',
  'signy-le-petit',
  'epernay',
  'vertus',
  'chateau-porcien',
  'sommesous',
]

export const campaigns: readonly Wanted[] = [
  { name: 'draw', plans: [patience, patience], ending: 'nobody draw 0' },
  { name: 'french-tactical', plans: [marchEast(8), patience], ending: 'french victory 1' },
  { name: 'french-operational', plans: [marchEast(19), patience], ending: 'french victory 2' },
  { name: 'french-strategic', plans: [marchEast(19, 2), patience], ending: 'french victory 3' },
  { name: 'german-tactical', plans: [marchEast(5), patience], ending: 'german victory 1' },
  { name: 'german-operational', plans: [patience, holdZones(westernEdge)], ending: 'german victory 2' },
  { name: 'german-strategic', plans: [marchEast(13), hunt(1)], ending: 'german victory 3' },
  { name: 'capture', plans: [ride, hunt(1)], ending: 'german capture 3' },
]

export const recordOf = (name: string): URL =>
  new URL(`../saves/gaiter-button-${gaiterButton.version}-${name}.json`, import.meta.url)

export function endingOf(game: Game): string {
  const { ending, layout } = game.play
  if (ending === undefined) return 'none'
  return `${layout.sides[ending.winner] ?? 'nobody'} ${layout.endings[ending.ending]} ${ending.level}`
}

const MOST_SEEDS = 400

/** Plays the plans until a campaign ends as it should, and gives its save with one moment to a line. */
export function newRecord({ name, plans, ending }: Wanted): string {
  for (let number = 0; number < MOST_SEEDS; number++) {
    const table = wholeGame('august-1870', `${name} ${number}`)
    while (table.g.decider >= 0) table.do(choose(table.game, plans))
    if (endingOf(table.game) !== ending) continue
    const { moments, ...rest } = saveGame(table.game)
    const lines = (moments as Json[]).map((moment) => JSON.stringify(moment)) // a save lists its moments
    return `${JSON.stringify(rest).slice(0, -1)},"moments":[\n${lines.join(',\n')}\n]}\n`
  }
  throw new Error(`no campaign of ${MOST_SEEDS} ends as "${name}"`)
}
