import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Play } from '#engine/kernel/play/play.ts'
import { positions } from './positions.ts'

/** How many lines of play there are from a position, chance as the position's own seed has it. */
function lines(play: Play, depth: number): number {
  if (depth === 0 || play.decider < 0) return 1
  let count = 0
  for (const code of [...play.actions]) {
    const fork = play.fork()
    fork.act(code)
    count += lines(fork, depth - 1)
    fork.drop()
  }
  return count
}

const counted = (depth: number, play: Play): number[] =>
  Array.from({ length: depth }, (_, index) => lines(play, index + 1))

// Counted anew by GAITER_BUTTON_RECORD=1 npm test -- unit, and looked through as a diff.
const file = new URL('perft.json', import.meta.url)
if (process.env['GAITER_BUTTON_RECORD'] === '1') {
  const rows = positions.map(({ name, depth, open }) => {
    const counts = counted(depth, open().game.play).join(', ')
    return `  ${JSON.stringify(name)}: [${counts}]`
  })
  writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`)
}
const golden = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number[]>

describe('lines of play from small positions', () => {
  it.each(positions.map((position) => [position.name, position] as const))('%s', (name, { depth, open }) => {
    expect(counted(depth, open().game.play)).toEqual(golden[name])
  })
  it('are counted for these positions and no others', () => {
    expect(Object.keys(golden)).toEqual(positions.map(({ name }) => name))
  })
})
