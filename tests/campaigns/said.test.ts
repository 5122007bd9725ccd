import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { saidWith } from '#engine/campaigns/phrases.ts'
import { saidTables as tables } from './said-tables.ts'

/** The sentences that the files of a folder say, with `{0}`, `{1}` … for their values. */
function sentencesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return files.flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8').replace(/^ *(?:\*|\/\*|\/\/).*$/gm, '')
    return code
      .split(/(?:said|(?:fault|lacking)\(\s*'[a-z0-9-]+',?\s*\))`/)
      .slice(1)
      .map((rest) => withPlaces(rest))
  })
}

/** The codes of faults in the files of a folder. */
function codesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:fault|lacking|faultOf)\(\s*'([^']+)'/g)].map(
      ([, code = '']) => code,
    ),
  )
}

/** A template up to its closing backtick. */
function withPlaces(rest: string): string {
  let [sentence, places, depth] = ['', 0, 0]
  for (let at = 0; at < rest.length; at++) {
    if (depth === 0 && rest[at] === '`') return sentence
    if (rest.startsWith('${', at)) {
      if (depth === 0) sentence += `{${places++}}`
      depth += 1
      at += 1
    } else if (depth > 0) {
      if (rest[at] === '{') depth += 1
      if (rest[at] === '}') depth -= 1
    } else sentence += rest[at]
  }
  throw new Error(`a template without an end: ${rest.slice(0, 40)}`)
}

const placesIn = (sentence: string): string[] => (sentence.match(/\{\d+\}/g) ?? []).toSorted()

describe('what is wrong with a campaign', () => {
  it.each(tables)('is said in French by every check in %s, and nothing else stands in its table', (folder, french) => {
    const said = new Set(sentencesIn(folder))
    expect(said.size).toBeGreaterThan(10)
    expect([...said].filter((sentence) => !Object.hasOwn(french, sentence))).toEqual([])
    expect(Object.keys(french).filter((sentence) => !said.has(sentence))).toEqual([])
  })

  it.each(tables)('has the same values in both languages in %s', (_folder, french) => {
    for (const [english, sentence] of Object.entries(french)) {
      expect(placesIn(sentence), english).toEqual(placesIn(english))
      expect(sentence, english).not.toMatch(/[a-zé]'[a-zé]| " /i)
    }
  })

  it.each(tables)('has a code that is short and not cut off, in %s', (folder) => {
    const codes = codesIn(folder)
    expect(codes.length).toBeGreaterThan(10)
    const cutOff = /-(?:a|all|and|as|at|by|called|for|from|have|in|is|its|not|of|on|that|the|to|which|who|with|yet)$/
    expect(codes.filter((code) => code.length > 36 || cutOff.test(code))).toEqual([])
  })

  it('fills in values in the order of each language, and what has words of its own by them', () => {
    const { said } = saidWith({ 'The {0} fall to {1}.': 'À {1} tombent : {0}.' })
    expect(said`The ${{ en: 'losses', fr: 'pertes' }} fall to ${3}.`).toMatchObject({
      en: 'The losses fall to 3.',
      fr: 'À 3 tombent : pertes.',
    })
  })
})
