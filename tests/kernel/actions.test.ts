import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode, encode, Language, verb } from '#engine/kernel/actions/actions.ts'

const nouns = { unit: ['1er-corps', '2e-corps', 'garde'], zone: ['metz', 'sedan'] }
const verbs = [
  verb('done'),
  verb('push', 'steps:number'),
  verb('move', 'unit', 'zone'),
  verb('shoot', 'unit', 'target:unit', 'with:number'),
]
const language = new Language(verbs, nouns)

/** Every action this language can speak of. */
const anyAction = fc.oneof(
  fc.constant(encode(0, 0, 0, 0)),
  fc.nat(4095).map((steps) => encode(1, steps, 0, 0)),
  fc.tuple(fc.nat(2), fc.nat(1)).map(([unit, zone]) => encode(2, unit, zone, 0)),
  fc.tuple(fc.nat(2), fc.nat(2), fc.nat(4095)).map(([unit, target, guns]) => encode(3, unit, target, guns)),
)

describe('an action as a number', () => {
  it('is taken apart into what it was put together from, and sorts by verb and arguments', () => {
    const part = fc.nat(4095)
    const parts = fc.tuple(fc.nat(500), part, part, part)
    const into = { verb: 0, a: 0, b: 0, c: 0 }
    fc.assert(
      fc.property(parts, parts, (one, two) => {
        const code = encode(...one)
        expect(Number.isSafeInteger(code)).toBe(true)
        expect(Object.values(decode(code, into))).toEqual(one)
        const differing = one.findIndex((value, index) => value !== two[index])
        const expected = differing < 0 ? 0 : Math.sign(one[differing]! - two[differing]!)
        expect(Math.sign(code - encode(...two))).toBe(expected)
      }),
    )
  })
})

describe('an action as text', () => {
  it('reads as a person would say it', () => {
    expect([encode(0, 0, 0, 0), encode(1, 12, 0, 0), encode(3, 2, 0, 4)].map((code) => language.textOf(code))).toEqual([
      'done',
      'push 12',
      'shoot garde 1er-corps 4',
    ])
  })

  it('and as JSON is read back as the same action', () => {
    fc.assert(
      fc.property(anyAction, (code) => {
        expect(language.parseText(language.textOf(code))).toEqual({ ok: true, value: code })
        expect(language.parseText(`  ${language.textOf(code).replaceAll(' ', ' \t ')} `)).toEqual({
          ok: true,
          value: code,
        })
        const json = JSON.parse(JSON.stringify(language.jsonOf(code))) as unknown
        expect(language.parseJson(json)).toEqual({ ok: true, value: code })
      }),
    )
  })

  it('may give numbers as numbers in JSON, and may be a text there', () => {
    expect(language.parseJson({ verb: 'push', steps: 3 })).toEqual({ ok: true, value: encode(1, 3, 0, 0) })
    expect(language.parseJson('push 3')).toEqual({ ok: true, value: encode(1, 3, 0, 0) })
  })
})

describe('text that is not an action', () => {
  const said = (form: unknown): [string | undefined, string] => {
    const read = typeof form === 'string' ? language.parseText(form) : language.parseJson(form)
    if (read.ok) throw new Error(`${JSON.stringify(form)} was understood`)
    expect(read.error.code).toBe('bad-action')
    return [read.error.path, read.error.message]
  }

  it.each(['', 'fly', 'DONE', '-', 'toString', '__proto__'])(
    'such as the verb of "%s" is answered with the verbs there are',
    (text) => {
      expect(said(text)).toEqual(['action.verb', `There is no verb "${text}". The verbs are: done, push, move, shoot.`])
    },
  )

  it('by too few or too many words is answered with the form', () => {
    for (const text of ['move', 'move garde', 'move garde metz sedan']) {
      expect(said(text)).toEqual(['action', '"move" is written move <unit> <zone>.'])
    }
    expect(said({ verb: 'move', unit: 'garde' })[0]).toBe('action')
    expect(said({ verb: 'done', extra: 1 })[0]).toBe('action')
  })

  it('with an unknown name is refused, naming the argument', () => {
    expect(said('move garde paris')).toEqual(['action.zone', 'There is no zone "paris" in "move <unit> <zone>".'])
    expect(said('shoot garde zouaves 1')[0]).toBe('action.target')
    expect(said('move - metz')[0]).toBe('action.unit')
    for (const steps of ['-1', '1.5', '4096', '1e3', 'two', '٣']) expect(said(`push ${steps}`)[0]).toBe('action.steps')
  })

  it('that is neither text nor an object is refused, saying what is expected', () => {
    for (const json of [null, 7, [], ['done'], {}, { verb: 3 }, { steps: 1 }]) {
      expect(said(json)).toEqual(['action', 'An action is a text, or an object with a "verb".'])
    }
    for (const json of [
      { verb: 'push', steps: null },
      { verb: 'push', steps: [1] },
      { verb: 'push', step: 1 },
      { verb: 'push', steps: 1.5 },
    ]) {
      expect(said(json)[0]).toBe('action.steps')
    }
  })

  it('of any kind is refused and never thrown, and what is understood is a possible action', () => {
    const words = fc.array(
      fc.constantFrom('done', 'push', 'move', 'garde', 'metz', '3', '-', ' ', '\n', 'x', '-1', '99999'),
      { maxLength: 5 },
    )
    const form = fc.oneof(
      fc.anything(),
      fc.string(),
      words.map((all) => all.join(' ')),
      fc.dictionary(fc.constantFrom('verb', 'unit', 'steps'), fc.anything()),
    )
    fc.assert(
      fc.property(form, (json) => {
        const read = language.parseJson(json)
        expect(read.ok ? language.parseText(language.textOf(read.value)) : read).toEqual(read)
        expect(read.ok || read.error.message.endsWith('.')).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('names', () => {
  it('stand for numbers and back, with "-" for none', () => {
    expect([0, 1, 2].map((unit) => language.numberOf('unit', language.nameOf('unit', unit)))).toEqual([0, 1, 2])
    expect([language.nameOf('unit', -1), language.numberOf('unit', '-'), language.numberOf('unit', 'nobody')]).toEqual([
      '-',
      -1,
      -2,
    ])
    expect([
      language.nameOf('number', 7),
      language.numberOf('number', '7'),
      language.countOf('unit'),
      language.countOf('number'),
    ]).toEqual(['7', 7, 3, 4096])
  })

  it('of things that do not exist are mistakes', () => {
    expect(() => language.nameOf('unit', 3)).toThrow('there is no unit number 3')
    expect(() => language.nameOf('ship', 0)).toThrow('there is no ship number 0')
    expect(() => language.textOf(encode(9, 0, 0, 0))).toThrow('is no action of this game')
  })

  it('that could not be read back are refused from the start', () => {
    expect(() => new Language([], { unit: ['a b'] })).toThrow('needs a name without spaces')
    expect(() => new Language([], { unit: [''] })).toThrow('needs a name without spaces')
    expect(() => new Language([], { unit: ['-'] })).toThrow('needs a name without spaces, and not "-"')
    expect(() => new Language([], { unit: ['a', 'b', 'a'] })).toThrow('two things of the kind "unit" are named "a"')
    expect(() => new Language([], { unit: Array.from({ length: 4097 }, (_, index) => `u${index}`) })).toThrow(
      'more than 4096',
    )
    expect(() => new Language([verb('sail', 'ship')], nouns)).toThrow('"sail" speaks of an unknown kind "ship"')
    expect(() => new Language([verb('is', 'toString')], nouns)).toThrow('an unknown kind "toString"')
    expect(() => new Language([verb('swap', 'unit', 'unit')], nouns)).toThrow('"unit" is taken')
    expect(() => new Language([verb('do', 'verb:unit')], nouns)).toThrow('"verb" is taken')
    expect(() => new Language([verb('fall back')], nouns)).toThrow('the verb "fall back" needs a name without spaces')
  })
})
