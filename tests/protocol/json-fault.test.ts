import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonFault } from '../../src-main/campaigns/json-fault.ts'

const parses = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('the place of a fault in JSON', { timeout: 60_000 }, () => {
  it.each([
    ['', 1, 1, 'A value is expected here, not the end.'],
    ['{"a": 1,\n "b": x}', 2, 7, 'A value is expected here, not x.'],
    ['{"a": 1\n "b": 2}', 2, 2, 'A comma or } is expected here, not ".'],
    ['[1, 2,\n\n]', 1, 6, 'This comma stands before ], where none may stand.'],
    ['{"a": 1, }', 1, 8, 'This comma stands before }, where none may stand.'],
    ['{a: 1}', 1, 2, 'A name in double quotes is expected here, not a.'],
    ['{"a" 1}', 1, 6, 'A colon is expected here, not 1.'],
    ['["abc]', 1, 2, 'The text that begins here has no closing quotation mark.'],
    ['["a\nb"]', 1, 4, 'A text may not hold a new line itself; write it with a backslash.'],
    ['["C:\\map"]', 1, 5, 'A backslash has no such meaning in JSON; write two for one.'],
    ['[1] 2', 1, 5, 'Nothing may follow here, but 2 does.'],
    ['[01]', 1, 3, 'A comma or ] is expected here, not 1.'],
    ['{"a": 1,\n"a": 2}', 2, 1, 'The name "a" stands here for the second time.'],
    ['\ufeff{}', 1, 1, 'A value is expected here, not the character U+FEFF.'],
  ])('of %j is line %i, column %i', (text, line, column, message) => {
    expect(jsonFault(text)).toMatchObject({
      line,
      column,
      message: { en: message, fr: expect.stringMatching(/^\p{Lu}.*\.$/u) },
    })
  })

  it('is one bracket too many, not a lack of room', () => {
    expect(jsonFault('['.repeat(1_000_000))).toMatchObject({ line: 1, column: 101 })
    expect(jsonFault('['.repeat(100) + ']'.repeat(100))).toBeUndefined()
  })

  it('is found exactly where JSON.parse finds one, but for doubled names', () => {
    const nearly = fc.array(fc.constantFrom(...Array.from('{}[]",:-+.0129eEtrufalsn\\/ \n\t\u0001\u00a0é')), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(
        fc.oneof(
          nearly.map((parts) => parts.join('')),
          fc.json(),
        ),
        (text) => {
          const fault = jsonFault(text)
          expect(parses(text)).toBe(fault === undefined || fault.message.en.includes('second time'))
        },
      ),
      { numRuns: 5000 },
    )
  })
})
