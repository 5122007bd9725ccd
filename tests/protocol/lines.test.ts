import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Lines, type Line } from '../../src-main/protocol/lines.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const read = (line: Line): string => (line.ok ? line.text : line.error.code)

/** What comes out when the bytes come in pieces of these lengths, over and over. */
function inPieces(input: Uint8Array, lengths: readonly number[], longest?: number): string[] {
  const lines = new Lines(longest)
  const out: Line[] = []
  for (let at = 0, piece = 0; at < input.length; piece++) {
    const length = lengths[piece % lengths.length]!
    out.push(...lines.take(input.subarray(at, at + length)))
    at += length
  }
  return [...out, ...lines.end()].map(read)
}

describe('lines of a stream', () => {
  it('are the same however the stream is cut', () => {
    const text = fc.array(
      fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll('\n', '')),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(text, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (lines, lengths) => {
        expect(inPieces(bytes(`${lines.join('\n')}\n`), lengths)).toEqual(lines)
      }),
    )
  })

  it('end with the stream even without an end of their own', () => {
    expect(inPieces(bytes('one\ntwo'), [100])).toEqual(['one', 'two'])
    expect(inPieces(bytes('one\n'), [100])).toEqual(['one'])
  })

  it('that are too long are given up, and the next is read', () => {
    const input = bytes(`${'x'.repeat(10)}\n${'x'.repeat(11)}\nshort\n${'x'.repeat(30)}`)
    expect(inPieces(input, [4], 10)).toEqual(['x'.repeat(10), 'too-long', 'short', 'too-long'])
  })

  it('that are not UTF-8 are an error of their own', () => {
    const input = new Uint8Array([0x61, 0xff, 0x0a, 0x62, 0x0a, 0xc3])
    expect(inPieces(input, [2])).toEqual(['bad-text', 'b', 'bad-text'])
  })
})
