/*
 * Run by hand, in as many processes as there are cores, with one file for all:
 *   node tests/opponents/gaiter-button/tuning/run.ts play SEED FIRST STEP GAMES FILE.ndjson
 *   node tests/opponents/gaiter-button/tuning/run.ts fit FILE.ndjson …
 * Plays August 1870 between generals whose weights are moved at random, two games under each seed, in the second the other way, and tells
 * which weights win. Some five hundred games show what changes one game in ten; a game takes some 12 s of the processor.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { wholeNumberBelow, seedFrom } from '#engine/kernel/values/generator.ts'
import { loadCampaign } from '#engine/kernel/system/system.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { gaiterButtonBrain } from '#engine/opponents/gaiter-button/brain.ts'
import type { Opponent } from '#engine/opponents/opponent.ts'
import { playBetween } from '#engine/opponents/players/play-one.ts'
import { think } from '#engine/opponents/search/player.ts'
import { campaignFolder } from '../../../kernel/campaign-folder.ts'
import { effectsOf, type Tried } from './fit.ts'
import { movedWeights, variedOf, type Moved } from './varied.ts'

const [what, ...rest] = process.argv.slice(2)
if (what === 'play') play(rest)
else if (what === 'fit') fit(rest)
else throw new Error('play or fit?')

function play([seed = '', first = '1', step = '1', games = '2', file = '']: string[]): void {
  const read = loadCampaign(gaiterButton, campaignFolder('chalons-1870'))
  if (!read.ok) throw new Error('the campaign cannot be read')
  for (let game = Number(first); game <= Number(games); game += Number(step)) {
    const pair = (game + 1) >> 1
    const sign = game % 2 === 0 ? -1 : 1
    const moved = [movedBy(`${seed} ${pair} 0`, 0, sign), movedBy(`${seed} ${pair} 1`, 1, sign)] as const
    const wish = { scenario: 'august-1870', options: {}, seed: `${seed} ${pair}` }
    const { winner, level } = playBetween(read.value, [generalWith(0, moved[0]), generalWith(1, moved[1])], wish)
    // Who wins, and by how much, between -1 and 1 for the French.
    const result = winner < 0 ? 0 : (winner === 0 ? 1 : -1) * (0.7 + 0.1 * level)
    appendFileSync(file, `${JSON.stringify({ game, moved, result } satisfies Tried & { game: number })}\n`)
  }
}

function movedBy(seed: string, side: number, sign: number): Moved {
  const words = new Int32Array(4)
  seedFrom(seed, words, 0)
  return Object.fromEntries(
    variedOf(side).map((weight) => [weight, (sign * (wholeNumberBelow(words, 0, 2001) - 1000)) / 1000]),
  )
}

function generalWith(side: number, moved: Moved): Opponent {
  const manner = JSON.stringify(movedWeights(side, moved))
  const name = { en: 'varied', fr: 'varié' }
  return { id: 'varied', name, about: name, choose: (turn) => think(turn, gaiterButtonBrain, 'general', manner) }
}

function fit(files: string[]): void {
  const games = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Tried),
  )
  console.log(
    `${games.length} games; what moving a weight by 1 does to the result of its side, and how many errors that is`,
  )
  for (const { side, weight, slope, error } of effectsOf(games)) {
    const own = side === 0 ? slope : -slope
    console.log(`${gaiterButton.sides[side]} ${weight.padEnd(14)} ${own.toFixed(2)} ${(own / error).toFixed(1)}`)
  }
}
