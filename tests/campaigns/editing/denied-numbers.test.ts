import { expect, test } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { fitsNumber } from '../../../src-renderer/bench/inputs/value.ts'
import { bench as english } from '../../../src-renderer/text/library/bench.en.ts'
import { bench as french } from '../../../src-renderer/text/library/bench.fr.ts'
import { onBench } from './on-bench.ts'

test('a number that a unit cannot have beside its place is denied by the title of its field', () => {
  const one = onBench(gaiterButton, 'chalons-1870', 'beaumont-sedan')
  const { thing, place } = one.editing
    .placements(one.files, one.document)
    .find((standing) => standing.at === 'map' && standing.thing.startsWith('fr'))!
  const field = one.editing
    .palette(one.files)
    .things.find(({ id }) => id === thing)!
    .how.find(({ input }) => input === 'number')!
  for (const value of [-1, 1.5, 99])
    expect(one.do({ do: 'place', things: [{ thing, place, how: { [field.id]: value } }] })).toBe(
      `no: That is no value for “${field.title.en}”.`,
    )
  expect(one.do({ do: 'place', things: [{ thing, place, how: { shoes: 1 } }] })).toBe(
    'no: That cannot be said here: shoes.',
  )
})

test('the window sends a number only where the field can have it', () => {
  const fits = (typed: string) => fitsNumber({ least: 0, most: 3 }, typed)
  expect(['0', '3'].map(fits)).toEqual([true, true])
  expect(['', ' ', '-1', '4', '1.5', '1e99', 'two'].map(fits)).toEqual(Array(7).fill(false))
  expect(fitsNumber({ least: null, most: null }, '-400')).toBe(true)
})

test('the window names the limits of a field beside a number that it cannot have', () => {
  expect(english.fields.limits('Dice', 1, 9)).toBe('“Dice” is a whole number, at least 1 and at most 9.')
  expect(english.fields.limits('Dice', null, null)).toBe('“Dice” is a whole number.')
  expect(french.fields.limits('Dés', -1, 9)).toBe('« Dés » : un nombre entier, au moins −1, au plus 9.')
})

test('a first day that is left empty is denied with what is wanted, and so is an empty name', () => {
  const one = onBench(gaiterButton, 'chalons-1870', 'beaumont-sedan')
  expect(one.do({ do: 'set', field: 'turns.0.date', value: '' })).toBe(
    'no: “First day” needs a whole date: day, month and year.',
  )
  expect(one.do({ do: 'set', field: 'title', value: ' ' })).toBe('no: “Title” cannot be left empty.')
})
