import { describe, expect, it } from 'vitest'
import { digitsOf, listKeys } from '../../src-renderer/at-table/answer-keys.ts'
import { answerKeys } from '../../src-renderer/systems/gaiter-button/answer-keys.ts'
import { answerKeys as tableKeys } from '../../src-renderer/systems/escape-from-sedan/answer-keys.ts'
import type { Answer } from '../../src-renderer/system-ui/system-ui.ts'

const answers = (...verbs: readonly string[]): Answer[] =>
  verbs.map((verb) => ({ action: verb, verb, title: { en: verb, fr: verb }, things: [] }))
const digits = (keys: typeof answerKeys, ...verbs: readonly string[]) =>
  Object.fromEntries(digitsOf(answers(...verbs), keys))

describe('the digits of answers', () => {
  it('follow the list where a rule system says nothing, up to nine', () => {
    expect(digits(listKeys, 'a', 'b', 'c')).toEqual({ a: 1, b: 2, c: 3 })
    expect(Object.keys(digits(listKeys, ...Array.from({ length: 12 }, (_, at) => `v${at}`)))).toHaveLength(9)
  })

  it('keep their meaning within an activation: to end, to keep and to draw never share one', () => {
    const marching = digits(answerKeys, 'draw', 'end-activation')
    const drawn = digits(answerKeys, 'keep', 'return')
    const operating = digits(answerKeys, 'force-passage', 'draw', 'detachments', 'end-activation')
    for (const verb of ['draw', 'end-activation']) expect(operating[verb]).toBe(marching[verb])
    const all = [marching['draw'], marching['end-activation'], drawn['keep'], drawn['return']]
    expect(new Set(all).size).toBe(4)
  })

  it('leave 1 to what loses nothing', () => {
    for (const verbs of [
      ['keep-decoys'],
      ['end-impulse'],
      ['pass'],
      ['draw', 'end-activation'],
      ['keep', 'return'],
      ['lose-garrison', 'spend-mitrailleuse'],
    ])
      expect(Object.values(digits(answerKeys, ...verbs)), verbs.join()).not.toContain(1)
    expect(digits(answerKeys, 'charge', 'no-charge')).toEqual({ charge: 1, 'no-charge': 9 })
  })

  it('of the measured table end a phase by none that ends the turn of a unit', () => {
    const last = (verb: string): number | undefined => digits(tableKeys, 'another', verb)[verb]
    const units = ['halt', 'stop-riding', 'cease-fire', 'hold-on', 'no-more', 'stay'].map(last)
    for (const phase of ['end-phase', 'no-reactions'].map(last)) expect(units).not.toContain(phase)
    expect(new Set(units)).not.toContain(undefined)
  })

  it('are the number where an answer says how many, and nothing for what is no digit', () => {
    const give = Array.from({ length: 12 }, (_, cards) => ({
      ...answers('give')[0]!,
      action: `give liebert ${cards}`,
    }))
    const found = digitsOf(give, { ...listKeys, counted: ['give'] })
    expect([...found.keys()]).toEqual(give.slice(1, 10).map(({ action }) => action))
    for (const [action, digit] of found) expect(action).toBe(`give liebert ${digit}`)
  })

  it('never give one digit to two answers', () => {
    const verbs = ['pass', 'end-impulse', 'draw', 'keep', 'lose-garrison', 'charge', 'come-out', 'go-inside']
    const given = Object.values(digits(answerKeys, ...verbs))
    expect(new Set(given).size).toBe(given.length)
  })
})
