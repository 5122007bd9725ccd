import { expect, test } from 'vitest'
import { both, faultOf, Problems } from '#engine/campaigns/problems.ts'
import { skipIfValidated } from '#engine/campaigns/sound.ts'

interface Thing {
  wrong: boolean
}

const oneWrong = faultOf('it-is-wrong', both('It is wrong.', 'C’est faux.'))

test('a check that found nothing is not repeated for the same data; faults are reported every time', () => {
  let made = 0
  const check = skipIfValidated<[Thing, Thing | undefined]>((one, other, problems) => {
    made += 1
    if (one.wrong || other?.wrong === true) problems.error('a.json', '', oneWrong, oneWrong)
  })
  const told = (one: Thing, other: Thing | undefined): number => {
    const problems = new Problems()
    check(one, other, problems)
    return problems.all.length
  }
  const [sound, other, wrong] = [{ wrong: false }, { wrong: false }, { wrong: true }]
  expect([told(sound, other), told(sound, other), made]).toEqual([0, 0, 1])
  // Another thing beside it may not fit, nor may none.
  expect([told(sound, wrong), told(sound, wrong), made]).toEqual([1, 1, 3])
  expect([told(sound, undefined), told(sound, undefined), made]).toEqual([0, 0, 4])
  expect([told(wrong, other), told(wrong, other), made]).toEqual([1, 1, 6])
  expect(told(sound, other)).toBe(0)
})
