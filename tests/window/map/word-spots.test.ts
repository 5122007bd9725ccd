import { expect, it } from 'vitest'
import { WordSpots } from '../../../src-renderer/map/bases/word-spots.ts'
import type { TableNote } from '../../../src-renderer/map/board/overlay.ts'

const note: TableNote = { is: 'label', at: [0, 0], words: 'crest, 4', tone: 'target' }

it('seeks a spot once while the map slides, and anew when somebody stands elsewhere or the scale is another', () => {
  const [spots, here, elsewhere] = [new WordSpots(), {}, {}]
  const sought: number[] = []
  const put = (x: number, ...on: readonly unknown[]) =>
    spots.keepFor(...on).near(note, { x, y: 10 }, () => {
      sought.push(x)
      return { x: x + 7, y: 3 }
    })
  expect(put(100, here, 1)).toEqual({ x: 107, y: 3 })
  expect(put(140, here, 1)).toEqual({ x: 147, y: 3 })
  put(150, elsewhere, 1)
  put(160, elsewhere, 2)
  expect(sought).toEqual([100, 150, 160])
})
