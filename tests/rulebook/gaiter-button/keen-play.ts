import { FR, GE } from './table.ts'
import { countersIn } from '#engine/gaiter-button/state/counters.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import type { Pick } from '../../kernel/table.ts'

/** Random players who look for a fight, so that a few games show what battles do. */

const KEEN = [
  'attack',
  'assault',
  'sally',
  'give-battle',
  'engage-all',
  'reconnoitre',
  'surprise-attack',
  'force-passage',
]
const BUSY = ['battle-movement', 'activate', 'march-off', 'draw', 'keep']
const SHY = ['pass', 'end-activation', 'end-impulse', 'keep-decoys']

/** Does one of the legal actions, more likely one that leads to the enemy. */
export function actKeenly(game: Game, pick: Pick): boolean {
  const codes = [...game.play.actions]
  const texts = codes.map((code) => game.play.layout.language.textOf(code))
  const verbs = texts.map((text) => text.split(' ')[0]!) // there is always a verb
  const among = (wanted: (index: number) => boolean): number[] => codes.filter((_, index) => wanted(index))
  const choices = [
    among((index) => verbs[index] === 'move' && leadsToEnemy(game, texts[index]!)),
    among((index) => KEEN.includes(verbs[index]!) || BUSY.includes(verbs[index]!)),
    among((index) => !SHY.includes(verbs[index]!)),
  ]
  const chosen = pick(4) === 0 ? undefined : choices.slice(pick(2)).find((some) => some.length > 0)
  const from = chosen ?? codes
  return from.length > 0 && game.act(from[pick(from.length)]!).ok
}

function leadsToEnemy(game: Game, text: string): boolean {
  const g = game.play as G // a game of this system
  const connection = g.layout.language.numberOf('connection', text.split(' ')[1]!)
  const { from, to } = g.campaign.board
  const enemy = g.decider === FR ? GE : FR
  return [from[connection]!, to[connection]!].some((zone) => countersIn(g, enemy, zone).length > 0)
}
