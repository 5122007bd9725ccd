import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkPassphrase, newSeal, openSeal, sealedSides } from '../../src-main/games/rows/seal.ts'
import { everyTry } from '../tries.ts'

const FRENCH = 'la gamelle et le bidon'
const GERMAN = 'Pickelhaube & Zündnadel'

let written: string
/** Of the same game once more, under the same passphrases. */
let another: string
/** One of each side alone, of which one key is worked out. */
let alone: readonly [string, string]
beforeAll(async () => {
  written = (await newSeal('sedan', [FRENCH, GERMAN])).seal
  another = (await newSeal('sedan', [FRENCH, GERMAN])).seal
  alone = [(await newSeal('sedan', [FRENCH, null])).seal, (await newSeal('sedan', [null, GERMAN])).seal]
})

type Side = { N: unknown; r: unknown; p: unknown; salt: string; share: string } | null
type Body = { format: unknown; game: unknown; sides: [Side, Side]; check: string; sum?: unknown }

/** As one writes it who knows how: with the sum that belongs to it. */
const withSum = ({ format, game, sides, check }: Body): string =>
  JSON.stringify({ format, game, sides, check, sum: crc32(JSON.stringify([format, game, sides, check])) })

function changed(seal: string, change: (body: Body) => void): string {
  const body = JSON.parse(seal)
  change(body)
  return withSum(body)
}
const otherDigit = (hex: string, at: number): string =>
  hex.slice(0, at) + (hex[at] === '0' ? '1' : '0') + hex.slice(at + 1)

/** No key is worked out for a seal that counts as damaged: it costs neither time nor memory. */
const DAMAGED = { ok: false, damaged: true }
const open = (seal: string) => openSeal(seal, [FRENCH, GERMAN])

describe('a seal that is not what was written', () => {
  it('counts as damaged, whichever letter of it is another', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(written.length - 1), fc.string({ minLength: 1, maxLength: 1 }), async (at, letter) => {
        fc.pre(written[at] !== letter)
        const seal = written.slice(0, at) + letter + written.slice(at + 1)
        expect(await open(seal)).toMatchObject(DAMAGED)
        expect(sealedSides(seal)).toEqual([true, true])
      }),
      { numRuns: 300 },
    )
  })

  it('counts as damaged when it never was one, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (seal) => {
        expect(await open(seal)).toMatchObject(DAMAGED)
      }),
    )
    expect(await open(`${' '.repeat(10_000_000)}${written}`)).toMatchObject(DAMAGED)
    expect(await open('['.repeat(3999))).toMatchObject(DAMAGED)
  })

  it.each<[string, (side: NonNullable<Side>) => void]>([
    ['work without end', (side) => (side.N = 2 ** 30)],
    ['more memory than there is', (side) => (side.r = 2 ** 20)],
    ['a million rounds', (side) => (side.p = 1_000_000)],
    ['a number beyond all', (side) => (side.N = 1e300)],
    ['no work at all', (side) => (side.N = 1)],
    ['less work than any seal', (side) => (side.N = 2 ** 16)],
    ['less than nothing', (side) => (side.N = -131072)],
    ['a number that is no power of two', (side) => (side.N = 131073)],
    ['work in words', (side) => (side.N = '131072')],
    ['a shorter salt', (side) => (side.salt = '')],
    ['a longer salt', (side) => (side.salt += '00')],
    ['a shorter share', (side) => (side.share = side.share.slice(0, -2))],
    ['a salt in capitals', (side) => (side.salt = 'AB'.repeat(16))],
  ])('is not tried when it asks for %s', async (_, change) => {
    for (const side of [0, 1]) {
      const seal = changed(written, ({ sides }) => change(sides[side]!))
      expect(await open(seal)).toMatchObject(DAMAGED)
      expect(await checkPassphrase(seal, side, [FRENCH, GERMAN][side]!)).toBe(false)
    }
  })

  const secondOfAnother: [string, (body: Body) => void] = [
    'the second side of another seal',
    ({ sides }) => (sides[1] = JSON.parse(another).sides[1]),
  ]
  it.each<[string, (body: Body) => void]>([
    ['another format', (body) => (body.format = 2)],
    ['no game', (body) => (body.game = null)],
    ['no side at all', (body) => (body.sides = [null, null])],
    ['a third side', ({ sides }) => (sides as Side[]).push(null)],
    ['no check', (body) => (body.check = '')],
    // The shares open, and do not belong together.
    ['another check', (body) => (body.check = otherDigit(body.check, 40))],
    ['one side only', ({ sides }) => (sides[1] = null)],
    ['the first side of another seal', ({ sides }) => (sides[0] = JSON.parse(another).sides[0])],
    ...(everyTry ? [secondOfAnother] : []),
  ])('counts as damaged when it has %s', async (_, change) => {
    expect(await open(changed(written, change))).toMatchObject(DAMAGED)
  })

  it.each<[string, number, (body: Body) => void]>([
    ['more work than it was made with', 0, ({ sides }) => (sides[0]!.N = 2 ** 18)],
    ['another salt', 1, ({ sides }) => (sides[1]!.salt = otherDigit(sides[1]!.salt, 7))],
    ['another version of a share', 0, ({ sides }) => (sides[0]!.share = otherDigit(sides[0]!.share, 1))],
    ['another nonce of a share', 0, ({ sides }) => (sides[0]!.share = otherDigit(sides[0]!.share, 2))],
    ['another share', 1, ({ sides }) => (sides[1]!.share = otherDigit(sides[1]!.share, 50))],
    ['another tag of a share', 1, ({ sides }) => (sides[1]!.share = otherDigit(sides[1]!.share, 121))],
    ['the name of another game', 0, (body) => (body.game = 'belfort')],
  ])('takes no passphrase when it has %s', async (_, side, change) => {
    const seals = everyTry ? [alone[side]!, written] : [alone[side]!]
    for (const seal of seals) expect(await open(changed(seal, change))).toEqual({ ok: false, side, damaged: false })
  })

  it('takes no passphrase for a side that stands in the place of the other, not even where both have the same', async () => {
    const turned = (seal: string) => changed(seal, ({ sides }) => sides.reverse())
    const { seal } = await newSeal('sedan', [FRENCH, FRENCH])
    expect(await openSeal(turned(seal), [FRENCH, FRENCH])).toEqual({ ok: false, side: 0, damaged: false })
    if (everyTry) expect(await open(turned(written))).toEqual({ ok: false, side: 0, damaged: false })
  })
})
