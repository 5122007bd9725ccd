import { describe, expect, test } from 'vitest'
import { saidTables } from '../said-tables.ts'
import { plantings as ofEscapeFromSedan } from './fixtures/escape-from-sedan.ts'
import { plantings as ofGaiterButton } from './fixtures/gaiter-button.ts'
import { plantings as ofItsFiles } from './fixtures/gaiter-button-files.ts'
import { plantings as ofPortableSpicheren } from './fixtures/portable-spicheren.ts'
import { plantings as ofStormOverBelfort } from './fixtures/storm-over-belfort.ts'
import { plantings as ofWissembourgSpicheren } from './fixtures/wissembourg-spicheren.ts'
import { planted } from './planting.ts'

const plantings = [
  ...ofGaiterButton,
  ...ofItsFiles,
  ...ofPortableSpicheren,
  ...ofStormOverBelfort,
  ...ofWissembourgSpicheren,
  ...ofEscapeFromSedan,
]

/** What only the designer can decide: no remedy is offered. */
const withoutRemedy = new Set([
  'won-at-the-start',
  'over-before-it-begins',
  'side-never-asked',
  'the-set-up-breaks-a-rule',
  'file-called-otherwise',
])

/** What no file of the house can bring about: a step from format to format that stumbles, as tests of formats make one. */
const ofFormats = [
  'From format {0} the file cannot be brought up ("{1}"): {2}.',
  'Put right what format {0} asks for, or rewrite it in format {1}.',
]

describe.each(plantings)('a fault of $folder with $file', (planting) => {
  test.each(planting.fixtures.map((fixture) => ({ code: fixture[0], about: fixture[1], fixture })))(
    '$code is found about $about, and each of its remedies lowers the number of faults',
    ({ code, about, fixture }) => {
      const { told, found } = planted(planting, fixture)
      expect(found, `told: ${told.map((one) => `${one.code} (${one.message})`).join(', ')}`).toBeDefined()
      if (about !== undefined) expect(found!.leadsTo).toContain(about)
      const known = new Set(told.map(({ message }) => message))
      for (const { title, leaves } of found!.remedies) {
        const said = `${title} leaves\n${leaves.map((one) => one.join(' ')).join('\n')}`
        expect(leaves.length, said).toBeLessThan(told.length)
        expect(
          leaves.filter(([, , message]) => !known.has(message)),
          said,
        ).toEqual([])
      }
      const isOfScenario = told.find((one) => one.code === code)!.file === planting.file
      if (isOfScenario && !withoutRemedy.has(code)) expect(found!.remedies.length).toBeGreaterThan(0)
    },
  )
})

/** A sentence with anything in the place of its values, and maybe with what was probably meant. */
const anyOf = (sentence: string, within = false): RegExp => {
  const parts = sentence.split(/\{\d+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(within ? parts.join('.+') : `^${parts.join('.+')}(?: Did you mean .*)?$`)
}

describe('every message of the check', () => {
  const all = plantings.flatMap((planting) => planting.fixtures.map((fixture) => planted(planting, fixture)))
  const messages = [...new Set(all.flatMap(({ told }) => told.map(({ message }) => message)))]
  const remedies = [...new Set(all.flatMap(({ told }) => told.map(({ remedy }) => remedy)))]
  /** A part of a sentence stands within it. */
  const isPart = (sentence: string): boolean =>
    sentence.startsWith(',') && messages.some((message) => anyOf(sentence, true).test(message))

  test.each(saidTables)('in %s is planted above, as a fault or as what to do about it', (_folder, french) => {
    const never = Object.keys(french).filter(
      (sentence) =>
        ![...messages, ...remedies].some((said) => anyOf(sentence).test(said)) &&
        !isPart(sentence) &&
        !ofFormats.includes(sentence),
    )
    expect(never).toEqual([])
  })
})
