import { describe, expect, it } from 'vitest'
import { fewNames } from '../../src-renderer/decision/few-names.ts'
import { unlessToldBefore } from '../../src-renderer/decision/told-before.ts'
import { counsel as english } from '../../src-renderer/text/counsel.en.ts'
import { counsel as french } from '../../src-renderer/text/counsel.fr.ts'

describe('names in a line', () => {
  it('are all told where they are few, else the first, and how many more there are', () => {
    const names = ['7th ID', '8th ID', '13th ID', '14th ID', 'Alvensleben']
    expect(fewNames(names.slice(0, 4), english.more)).toBe('7th ID, 8th ID, 13th ID, 14th ID')
    expect(fewNames(names, english.more)).toBe('7th ID, 8th ID, 13th ID and 2 more')
    expect(fewNames(names, french.more)).toBe('7th ID, 8th ID, 13th ID et 2 autres')
  })
})

describe('what is advised', () => {
  it('is told once where it reads the same, and as often as something differs', () => {
    const one = { deed: 'Go to 1104', who: null, purpose: null }
    expect(unlessToldBefore([one, { ...one }, { ...one, who: 'Rex' }, { ...one }])).toEqual([true, false, true, false])
  })
})
