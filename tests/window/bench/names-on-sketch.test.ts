import { describe, expect, it } from 'vitest'
import { type Lettering, namesOnSketch } from '../../../src-renderer/bench/maps/names-on-sketch.ts'

const at = (key: string, x: number, y: number, rank = 2, hasSign = true): Lettering => ({
  ...{ key, text: key.padEnd(10, '.').slice(0, 10), spot: { x, y }, hasSign, rank },
})

describe('names on the sketch of a map', () => {
  it('stand to the right of their places where nothing is in the way', () => {
    const found = namesOnSketch([at('a', 0, 0), at('b', 500, 0)], 1)
    expect(found.get('a')).toEqual(found.get('b'))
    expect(found.get('a')!.x).toBeGreaterThan(0)
  })

  it('go to the left, or above or below, where another place lies to the right', () => {
    const found = namesOnSketch([at('a', 0, 0), at('b', 30, 0)], 1)
    expect(found.get('b')!.x).toBeGreaterThan(0)
    expect(found.get('a')!.x).toBeLessThan(0)
  })

  it('never lie over each other: what finds no room is left out, a village before a fortress', () => {
    const crowd = Array.from({ length: 30 }, (_, index) => at(`village ${index}`, 12 * (index % 6), 12 * (index % 5)))
    const found = namesOnSketch([...crowd, at('fort', 30, 24, 0)], 1)
    expect(found.has('fort')).toBe(true)
    expect(found.size).toBeLessThan(31)
    const boxes = [...crowd, at('fort', 30, 24, 0)].flatMap(({ key, spot }) => {
      const start = found.get(key)
      return start === undefined ? [] : [{ left: spot.x + start.x, base: spot.y + start.y }]
    })
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(Math.abs(one.left - other.left) >= 57 || Math.abs(one.base - other.base) >= 11).toBe(true)
  })

  it('of what is chosen come before all others, fortresses among them, also where a sign is in the way', () => {
    const forts = Array.from({ length: 30 }, (_, index) => at(`fort ${index}`, 12 * (index % 6), 12 * (index % 5), 0))
    expect(namesOnSketch([...forts, at('chosen', 31, 23, 0)], 1).has('chosen')).toBe(false)
    expect(namesOnSketch([...forts, at('chosen', 31, 23, -1)], 1).has('chosen')).toBe(true)
  })

  it('are all written from near enough', () => {
    const near = [at('a', 0, 0), at('b', 1, 0), at('c', 2, 0), at('d', 3, 0), at('e', 1, 1), at('f', 2, 1)]
    expect(namesOnSketch(near, 1).size).toBeLessThan(near.length)
    expect(namesOnSketch(near, 0.01).size).toBe(near.length)
  })

  it('are written once for a hex and for the village in it, and again further away', () => {
    const named = (key: string, x: number, y: number): Lettering => ({ ...at(key, x, y), text: 'Spicheren' })
    const found = namesOnSketch([named('village', 0, 0), named('hex', 8, 14), named('elsewhere', 300, 0)], 1)
    expect([...found.keys()]).toEqual(['village', 'elsewhere'])
  })

  it('of hexes stand in their middle', () => {
    const start = namesOnSketch([at('hex', 0, 0, 1, false)], 1).get('hex')!
    expect(start.x).toBeCloseTo(-28.75)
  })
})
