import { expect, it } from 'vitest'
import { distancesOverGround, FAR } from '#engine/opponents/portable-spicheren/routes.ts'
import type { G } from '#engine/portable-spicheren/state/kit.ts'
import { position } from '../../rulebook/portable-spicheren/table.ts'

const t = position({ phase: 'activation', side: 'french', units: { valaze: '0905 N', 'french-guns': '0907 N' } })
const g = t.game.play as G
const { language } = g.layout
const hexOf = (name: string): number => language.numberOf('hex', name)

/** The distances of some hexes from one of them, for a unit. */
function distancesFrom(unit: string, end: string, hexes: readonly string[]): number[] {
  const distances = distancesOverGround(g, language.numberOf('unit', unit), (hex) => hex === hexOf(end))
  return hexes.map((hex) => distances[hexOf(hex)]!)
}

it('leads over the bridge of the Saar, not through the river beside it', () => {
  expect(distancesFrom('valaze', '1001', ['1001', '1002', '0902', '1102'])).toEqual([0, 1, 2, 2])
})

it('counts a step into bushes as the whole move that it takes', () => {
  expect(distancesFrom('valaze', '0309', ['0310', '0209', '0308'])).toEqual([1, 2, 2])
})

it('does not lead guns into bushes, nor anybody into woods', () => {
  expect(distancesFrom('french-guns', '0309', ['0310', '0209', '0308'])).toEqual([1, FAR, FAR])
  expect(distancesFrom('valaze', '0309', ['0207', '0208'])).toEqual([FAR, FAR])
})
