import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  checkPassphrase,
  isPassphrase,
  newSeal,
  openSeal,
  sealedSides,
  type Sealed,
} from '../../src-main/games/rows/seal.ts'
import { place } from '../../src-main/games/rows/codec.ts'
import { everyTry } from '../tries.ts'

type Seal = Awaited<ReturnType<typeof newSeal>>
const FRENCH = 'la gamelle et le bidon'
const GERMAN = 'Pickelhaube & Zündnadel'

let both: Seal
let germanOnly: Seal
/** The same game once more, under the same passphrases. */
let again: Seal
beforeAll(async () => {
  both = await newSeal('sedan', [FRENCH, GERMAN])
  germanOnly = await newSeal('belfort', [null, GERMAN])
  again = await newSeal('sedan', [FRENCH, GERMAN])
})

const places = fc.oneof(
  fc.constantFrom(place.start, place.face, place.mark),
  fc.tuple(fc.nat(5000), fc.nat(5000)).map(([number, parent]) => place.deed(number, parent)),
  fc.nat(5000).map((moment) => place.snapshot(moment)),
)
const texts = fc.string({ unit: 'binary', maxLength: 600 })
const contents = fc.uint8Array({ maxLength: 5000 }).map((bytes) => Buffer.from(bytes))

const sealText = (codec: Sealed, text: string, where: string): Buffer => {
  const kept = codec.text(text, where)
  if (typeof kept === 'string') throw new Error(`"${text}" lies open`)
  return kept
}

describe('words under a seal', () => {
  it('are read as they were written, any text in any place', () => {
    fc.assert(
      fc.property(texts, places, (text, where) => {
        expect(both.codec.readText(both.codec.text(text, where), where)).toBe(text)
      }),
    )
  })

  it('are read as they were written, any bytes in any place', () => {
    fc.assert(
      fc.property(contents, places, (content, where) => {
        expect(both.codec.readBytes(both.codec.bytes(content, where), where)).toEqual(content)
      }),
    )
  })

  it('are nothing at all when any bit of them is another', () => {
    fc.assert(
      fc.property(texts, places, fc.nat(), (text, where, any) => {
        const kept = sealText(both.codec, text, where)
        kept[(any >> 3) % kept.length]! ^= 1 << (any & 7)
        expect(both.codec.readText(kept, where)).toBeUndefined()
        expect(both.codec.readBytes(kept, where)).toBeUndefined()
      }),
    )
  })

  it('are nothing at all when every single bit of an act is another in its turn', () => {
    const kept = sealText(both.codec, '["move sedan-bazeilles",0,0,"0123456789abcdef"]', place.deed(1, 0))
    for (let bit = 0; bit < 8 * kept.length; bit++) {
      const other = Buffer.from(kept)
      other[bit >> 3]! ^= 1 << (bit & 7)
      expect(both.codec.readText(other, place.deed(1, 0))).toBeUndefined()
    }
  })

  it('are nothing at all when some are missing, or more are there, or they never were any', () => {
    const { codec } = both
    fc.assert(
      fc.property(texts, places, fc.nat(), contents, (text, where, any, other) => {
        const kept = sealText(codec, text, where)
        expect(codec.readText(kept.subarray(0, any % kept.length), where)).toBeUndefined()
        expect(codec.readText(kept.subarray(1 + (any % kept.length)), where)).toBeUndefined()
        expect(codec.readText(Buffer.concat([kept, Buffer.of(any & 255)]), where)).toBeUndefined()
        expect(codec.readText(other, where)).toBeUndefined()
        expect(codec.readText(text, where)).toBeUndefined()
      }),
    )
  })

  it('open in their own place only', () => {
    fc.assert(
      fc.property(texts, places, places, (text, where, elsewhere) => {
        fc.pre(where !== elsewhere)
        expect(both.codec.readText(both.codec.text(text, where), elsewhere)).toBeUndefined()
      }),
    )
  })

  it('open in their own game only, and not in another of the same name and passphrases', () => {
    fc.assert(
      fc.property(texts, places, (text, where) => {
        const kept = both.codec.text(text, where)
        expect(germanOnly.codec.readText(kept, where)).toBeUndefined()
        expect(again.codec.readText(kept, where)).toBeUndefined()
      }),
    )
  })

  it('are other bytes each time', () => {
    const kept = Array.from({ length: 1000 }, () => sealText(both.codec, 'pass', place.deed(1, 0)).toString('hex'))
    expect(new Set(kept).size).toBe(1000)
  })

  it('tell by their length only how often it doubles', () => {
    const lengthOf = (text: string): number => sealText(both.codec, text, place.mark).length
    const around = 1 + 12 + 16
    expect(lengthOf('')).toBe(128 + around)
    expect(lengthOf('pass')).toBe(lengthOf('move ligny-en-barrois-naix-aux-forges'))
    expect(lengthOf('x'.repeat(127))).toBe(128 + around)
    expect(lengthOf('x'.repeat(128))).toBe(256 + around)
    expect(lengthOf('x'.repeat(255))).toBe(256 + around)
    expect(lengthOf('x'.repeat(256))).toBe(512 + around)
    const lengths = Array.from({ length: 1024 }, (_, length) => both.codec.bytes(Buffer.alloc(length, 1), 'any').length)
    expect(new Set(lengths)).toEqual(new Set([1024 + around]))
  })

  it('can neither be written nor read any more when the key has been forgotten', async () => {
    const opened = await openSeal(germanOnly.seal, [null, GERMAN])
    if (!opened.ok) throw new Error('it opens')
    const { codec } = opened
    const kept = codec.text('pass', place.deed(1, 0))
    codec.forget()
    expect(codec.readText(kept, place.deed(1, 0))).toBeUndefined()
    expect(() => codec.text('pass', place.deed(1, 0))).toThrow(/forgotten/)
    expect(() => codec.bytes(Buffer.from('pass'), place.start)).toThrow(/forgotten/)
    expect(germanOnly.codec.readText(kept, place.deed(1, 0))).toBe('pass')
  })
})

describe('a seal', () => {
  it('opens with the passphrases of all its sides, and what was sealed is there', async () => {
    for (const { seal, codec } of [both, germanOnly]) {
      const opened = await openSeal(seal, seal === both.seal ? [FRENCH, GERMAN] : ['anything', GERMAN])
      if (!opened.ok) throw new Error('it opens')
      expect(opened.codec.readText(codec.text('move a', place.deed(3, 2)), place.deed(3, 2))).toBe('move a')
    }
  })

  /** What other cases show as well: each passphrase tried costs a third of a second. */
  const moreOften = [
    ['the French one is wrong', ['le bidon', GERMAN], 0],
    ['the German one is wrong', [FRENCH, 'Pickelhaube'], 1],
    ['both are wrong', ['le bidon', 'Pickelhaube'], 0],
  ] as const
  it.each([
    ...(everyTry ? moreOften : []),
    ['each shows that of the other', [GERMAN, FRENCH], 0],
    ['the French one is missing', [null, GERMAN], 0],
    ['the German one is missing', [FRENCH, null], 1],
    ['one is empty', [FRENCH, ''], 1],
    ['one is in capitals', [FRENCH.toUpperCase(), GERMAN], 0],
    ['one has a blank at its end', [FRENCH, `${GERMAN} `], 1],
  ] as const)('names the side when %s', async (_, passphrases, side) => {
    expect(await openSeal(both.seal, [...passphrases])).toEqual({ ok: false, side, damaged: false })
  })

  it('of one side asks nobody else', async () => {
    expect(await openSeal(germanOnly.seal, [GERMAN, FRENCH])).toEqual({ ok: false, side: 1, damaged: false })
  })

  it('knows the passphrase of each side', async () => {
    expect(await checkPassphrase(both.seal, 0, FRENCH)).toBe(true)
    expect(await checkPassphrase(both.seal, 1, GERMAN)).toBe(true)
    expect(await checkPassphrase(both.seal, 0, GERMAN)).toBe(false)
    expect(await checkPassphrase(both.seal, 1, '')).toBe(false)
    expect(await checkPassphrase(germanOnly.seal, 0, '')).toBe(false)
    expect(await checkPassphrase('torn', 0, FRENCH)).toBe(false)
  })

  it('tells which sides have a passphrase', () => {
    expect(sealedSides(null)).toEqual([false, false])
    expect(sealedSides(both.seal)).toEqual([true, true])
    expect(sealedSides(germanOnly.seal)).toEqual([false, true])
    expect(sealedSides('{}')).toEqual([true, true])
  })

  it('takes the same letters however they are composed', async () => {
    const composed = 'Régiment à pied Nº 12'
    const { seal } = await newSeal('rezonville', [composed.normalize('NFD'), null])
    expect(await checkPassphrase(seal, 0, composed.normalize('NFC'))).toBe(true)
    expect(await checkPassphrase(seal, 0, 'Régiment à pied No 12')).toBe(true)
    expect(await checkPassphrase(seal, 0, 'Regiment a pied No 12')).toBe(false)
  })

  it('has nothing of the passphrases in it, and nothing in common with another of the same game', () => {
    const { sides, check } = JSON.parse(both.seal)
    const other = JSON.parse(again.seal)
    for (const passphrase of [FRENCH, GERMAN]) expect(both.seal).not.toContain(passphrase)
    expect(sides[0].salt).not.toBe(sides[1].salt)
    for (const side of [0, 1]) {
      expect(sides[side].salt).not.toBe(other.sides[side].salt)
      expect(sides[side].share).not.toBe(other.sides[side].share)
    }
    expect(check).not.toBe(other.check)
  })

  it('is not made without a passphrase, nor with one that is none', async () => {
    await expect(newSeal('sedan', [null, null])).rejects.toThrow(/at least one/)
    await expect(newSeal('sedan', ['', GERMAN])).rejects.toThrow(/side 0 is empty/)
    await expect(newSeal('sedan', [FRENCH, ' \u3000 '])).rejects.toThrow(/side 1 is empty/)
    await expect(newSeal('sedan', [null, 'x'.repeat(1001)])).rejects.toThrow(/too long/)
    expect([null, '', '   ', 'x'.repeat(1001)].map(isPassphrase)).toEqual([false, false, false, false])
    expect(['x', 'x'.repeat(1000), GERMAN].map(isPassphrase)).toEqual([true, true, true])
  })
})
