import { expect, it } from 'vitest'
import type { G } from '#engine/portable-spicheren/state/kit.ts'
import { dice } from '#engine/opponents/portable-spicheren/score.ts'
import { position } from '../../rulebook/portable-spicheren/table.ts'

const units = { valaze: '1006 N', jolivet: '0906 N', woyna: '0904 S', francois: '1003 S' }

it('gives each unit dice of its own, whomever it fires at', () => {
  const { play } = position({ phase: 'rifles', side: 'french', units }).game
  const of = new Map<string, Set<number | undefined>>()
  for (const code of play.actions) {
    const [verb, unit = ''] = play.layout.language.textOf(code).split(' ')
    const key = `${verb} ${unit}`
    of.set(key, (of.get(key) ?? new Set()).add(dice(play as G, code)))
  }
  const fires = ['fire valaze', 'fire jolivet'].map((key) => [...of.get(key)!])
  expect(fires.map((keys) => keys.length)).toEqual([1, 1])
  expect(fires[0]).not.toEqual(fires[1])
  expect([...of.get('cease-fire ')!]).toEqual([undefined])
})
