import { describe, expect, it } from 'vitest'
import type { Fate } from '#engine/wissembourg-spicheren/window-types.ts'
import { fateInWords } from '../../../src-renderer/systems/wissembourg-spicheren/reports/reading.ts'
import { en } from '../../../src-renderer/systems/wissembourg-spicheren/reports/words.en.ts'
import { fr } from '../../../src-renderer/systems/wissembourg-spicheren/reports/words.fr.ts'

const unharmed: Fate = {
  unit: 'pelle',
  tests: [],
  steps: 0,
  disorganised: false,
  eliminated: false,
  refused: false,
  retreat: [],
  cornered: false,
  danger: null,
  fell: false,
}
const told = (part: Partial<Fate>) =>
  [en, fr].map((words) => fateInWords({ ...unharmed, ...part }, (id) => id, words).replaceAll(/\s/gu, ' '))

describe('what became of a counter', () => {
  it('says of a commander in danger whether he was hurt', () => {
    expect(told({ danger: 11 })).toEqual(['in danger: 11 on two dice, unhurt', 'en danger : 11 aux deux dés, indemne'])
    expect(told({ danger: 12, fell: true })).toEqual([
      'in danger: 12 on two dice, falls',
      'en danger : 12 aux deux dés, tombe',
    ])
  })

  it('says that a test of morale is told by its sum', () => {
    const ledger = [
      { label: 'morale', value: 3, rule: 'ws.morale.test' },
      { label: 'die', value: 4, rule: 'ws.morale.test' },
    ]
    expect(told({ tests: [{ ledger, needed: 6, passed: true }] })).toEqual([
      'test of morale 7 in all, 6 needed: stands',
      'test de moral : 7 en tout, il faut 6 : tient',
    ])
  })
})
