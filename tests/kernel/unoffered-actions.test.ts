import { describe, expect, it } from 'vitest'
import { encode, type Verb, verb } from '#engine/kernel/actions/actions.ts'
import { refuserOfUnoffered } from '#engine/kernel/system/unoffered-actions.ts'
import { Why } from '#engine/kernel/values/explain.ts'

/** A bridge that has been blown up or not: all that decides who may cross. */
type Bridge = { readonly isDown: boolean }

const [cross, wait, fly] = [verb('cross', 'bank:number', 'by:number'), verb('wait'), verb('fly')]
const atDay = { rule: 'sequence', reason: 'day' }
const atNight = { rule: 'sequence', reason: 'night' }

const refuse = refuserOfUnoffered<Bridge>([
  [
    cross,
    atDay,
    (g, side, why, bank, by) =>
      (side !== bank || why.because('banks', 'there')) && (!g.isDown || why.because('bridges', 'down', { bank, by })),
  ],
  [wait, atNight],
])

/** What is answered to an action, and why. */
function answerTo(of: Verb, g: Bridge, side: number, a = 0, b = 0) {
  const why = new Why()
  const answer = refuse(g, side, { code: encode(0, a, b, 0), verb: of, a, b, c: 0 }, why)
  return { answer, refusal: why.refusal }
}

describe('an action that answers no question now', () => {
  it('is refused by the rule that forbids it whenever it were asked, with its numbers', () => {
    expect(answerTo(cross, { isDown: true }, 0, 1, 7)).toEqual({
      answer: false,
      refusal: { rule: 'bridges', reason: 'down', facts: { bank: 1, by: 7 } },
    })
    expect(answerTo(cross, { isDown: true }, 1, 1).refusal).toMatchObject({ rule: 'banks', reason: 'there' })
  })

  it('is refused by its place in the sequence where no rule forbids it otherwise', () => {
    expect(answerTo(cross, { isDown: false }, 0, 1)).toEqual({ answer: false, refusal: { ...atDay, facts: {} } })
    expect(answerTo(wait, { isDown: true }, 0)).toEqual({ answer: false, refusal: { ...atNight, facts: {} } })
  })

  it('is left to other handlers if its verb is not handled here', () => {
    expect(answerTo(fly, { isDown: true }, 0)).toEqual({ answer: undefined, refusal: undefined })
  })

  it('is refused by its place in the sequence where a rule says no and not why', () => {
    const silent = refuserOfUnoffered<Bridge>([[cross, atDay, () => false]])
    const why = new Why()
    expect(silent({ isDown: true }, 0, { code: encode(0, 0, 0, 0), verb: cross, a: 0, b: 0, c: 0 }, why)).toBe(false)
    expect(why.refusal).toEqual({ ...atDay, facts: {} })
  })
})
