import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offset } from '#engine/board/measured/measured.ts'
import { floorDiv, lengthOf, nearestDiv, pointAlong, wholeRoot } from '#engine/board/measured/whole.ts'

const great = fc.integer({ min: -(2 ** 50), max: 2 ** 50 })
const divisor = fc.integer({ min: 1, max: 2 ** 26 })
const place = fc.integer({ min: 0, max: 2304 })

describe('whole numbers', () => {
  it('divide down and to the nearest, as great integers do', () => {
    fc.assert(
      fc.property(great, divisor, (a, b) => {
        const rest = ((BigInt(a) % BigInt(b)) + BigInt(b)) % BigInt(b)
        expect(BigInt(floorDiv(a, b))).toBe((BigInt(a) - rest) / BigInt(b))
        const away = BigInt(a < 0 ? -1 : 1)
        const absolute = BigInt(Math.abs(a))
        expect(BigInt(nearestDiv(a, b)) === away * ((2n * absolute + BigInt(b)) / (2n * BigInt(b)))).toBe(true)
      }),
    )
  })

  it('halves go away from zero', () => {
    expect([nearestDiv(1, 2), nearestDiv(-1, 2), nearestDiv(3, 2), nearestDiv(-3, 2)]).toEqual([1, -1, 2, -2])
  })

  it('a root is the greatest number whose square fits', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 50 }), (square) => {
        const root = BigInt(wholeRoot(square))
        expect(root * root <= BigInt(square) && BigInt(square) < (root + 1n) * (root + 1n)).toBe(true)
      }),
    )
  })

  it('a length is the nearest whole number to the true one', () => {
    fc.assert(
      fc.property(place, place, (dx, dy) => {
        const double = 2n * BigInt(lengthOf(dx, dy))
        const square = 4n * BigInt(dx * dx + dy * dy)
        expect(square <= (double + 1n) ** 2n && (double === 0n || square > (double - 1n) ** 2n)).toBe(true)
      }),
    )
  })

  it('a point along a way is the nearest to the true one, and no further than its end', () => {
    fc.assert(
      fc.property(place, place, place, place, fc.integer({ min: 1, max: 640 }), (x, y, toX, toY, distance) => {
        const [dx, dy] = [toX - x, toY - y]
        const at = pointAlong(x, y, toX, toY, distance)
        if (dx * dx + dy * dy <= distance * distance) {
          expect(at).toEqual({ x: toX, y: toY })
          return
        }
        for (const [found, part] of [
          [at.x - x, dx],
          [at.y - y, dy],
        ] as const) {
          // 2 × found − 1 ≤ 2 × distance × part ÷ length < 2 × found + 1, squared.
          const whole = BigInt(dx * dx + dy * dy)
          const fourfold = 4n * BigInt(distance) ** 2n * BigInt(part) ** 2n
          const double = 2n * BigInt(Math.abs(found))
          expect(Math.sign(found) * Math.sign(part)).toBeGreaterThanOrEqual(0)
          expect(
            fourfold < (double + 1n) ** 2n * whole && (double === 0n || fourfold >= (double - 1n) ** 2n * whole),
          ).toBe(true)
        }
      }),
    )
  })

  it('a way ahead is measured once from where it began: vector 5', () => {
    expect(offset(1000, 600, 1, 112, 0)).toEqual({ x: 1056, y: 503 })
  })
})

describe('the folder of the measured table', () => {
  const folder = new URL('../../../src-engine/board/measured/', import.meta.url)
  const files = readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const)

  it.each(files)('%s has no fractions in it: one division, and that goes down', (file, text) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'/gm, '')
    const allowed = file === 'whole.ts' ? code.replace('Math.floor(a / b)', '') : code
    expect(allowed.match(/[^/<]\/[^/>]/g)).toBeNull()
    expect(code.match(/\d\.\d|\d[eE]-?\d|\bInfinity\b|\bNaN\b|\bFloat\d+Array\b|parseFloat|\*\*\s*-/g)).toBeNull()
    const functions = [...code.matchAll(/Math\.(\w+)/g)].map(([, name]) => name ?? '')
    expect(functions.filter((name) => !['abs', 'min', 'max', 'clz32', 'floor'].includes(name))).toEqual([])
    expect(functions.filter((name) => name === 'floor')).toHaveLength(file === 'whole.ts' ? 1 : 0)
  })

  it('the check finds what it is for', () => {
    expect('x / 2'.match(/[^/<]\/[^/>]/g)).not.toBeNull()
    expect('0.5'.match(/\d\.\d/g)).not.toBeNull()
  })
})
