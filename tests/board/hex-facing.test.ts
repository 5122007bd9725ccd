import { describe, expect, it } from 'vitest'
import { emptySet, members } from '#engine/board/bitset.ts'
import { compileHexBoard, directions } from '#engine/board/hex.ts'
import { addControl, facesAllRound, facesCorner, facesHexside, type Aspect } from '#engine/board/hex-facing.ts'
import { createPass } from '#engine/board/pass.ts'

const board = compileHexBoard({ columns: 15, rows: 12, lower: 'even' })
const at = (id: string) => board.zoneOf(id)
const aspects: readonly Aspect[] = ['front', 'flank', 'rear']

describe('aspects of a unit', () => {
  it('that faces a hexside are three before it, two beside it and one behind it, from left to right', () => {
    expect(aspects.map((aspect) => facesHexside.sides(0, aspect))).toEqual([[5, 0, 1], [4, 2], [3]])
    expect(aspects.map((aspect) => facesHexside.sides(2, aspect))).toEqual([[1, 2, 3], [0, 4], [5]])
  })

  it('that faces a corner are two each', () => {
    expect(aspects.map((aspect) => facesCorner.sides(0, aspect))).toEqual([
      [0, 1],
      [5, 2],
      [4, 3],
    ])
  })

  it('are all front in a town', () => {
    for (const facing of directions) expect(facesAllRound.sides(facing, 'front')).toHaveLength(6)
  })

  it('share out the six hexsides, and turn with the unit', () => {
    for (const shares of [facesHexside, facesCorner, facesAllRound]) {
      for (const facing of directions) {
        expect(aspects.flatMap((aspect) => shares.sides(facing, aspect)).toSorted((a, b) => a - b)).toEqual(directions)
        for (const aspect of aspects)
          for (const side of shares.sides(facing, aspect)) expect(shares.aspect(facing, side)).toBe(aspect)
        for (const side of directions)
          expect(shares.aspect(((facing + 1) % 6) as typeof facing, ((side + 1) % 6) as typeof side)).toBe(
            shares.aspect(facing, side),
          )
      }
    }
  })
})

describe('a zone of control', () => {
  const controlled = (pass = createPass(board, { start: 'free' }), id = '0607') => {
    const into = emptySet(board.zoneCount)
    addControl(board, pass, at(id), facesHexside.sides(1, 'front'), into)
    return members(into).map((hex) => board.zoneIds[hex])
  }

  it('is the hexes before the front that are on the board', () => {
    expect(controlled()).toEqual(['0606', '0707', '0708'])
    expect(controlled(undefined, '1501')).toEqual([])
  })

  it('ends where the pass lets nobody go: closed hexes, shut hexsides, steps refused', () => {
    const pass = createPass(board, {
      start: 'free',
      where: (_, from, to) => !(from === at('0607') && to === at('0708')),
    })
    pass.closeZone(at('0606'))
    expect(controlled(pass)).toEqual(['0707'])
    pass.shutConnection(board.connectionsBetween(at('0607'), at('0707'))[0]!)
    expect(controlled(pass)).toEqual([])
  })

  it('does not end at hexes that are only halts, and is added to what was controlled before', () => {
    const pass = createPass(board, { start: 'bound' }).haltZone(at('0606')).closeZone(at('0607'))
    const into = emptySet(board.zoneCount)
    addControl(board, pass, at('0607'), [0], into)
    addControl(board, pass, at('0302'), [3], into)
    expect(members(into).map((hex) => board.zoneIds[hex])).toEqual(['0303', '0606'])
  })
})
