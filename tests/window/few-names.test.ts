import { describe, expect, it } from 'vitest'
import { goInWords } from '../../src-renderer/systems/portable-spicheren/orders/in-words.ts'
import { fewNames } from '../../src-renderer/text/few-names.ts'
import { firstOfEqual } from '../../src-renderer/decision/first-of-equal.ts'
import { counsel as english } from '../../src-renderer/text/counsel.en.ts'
import { counsel as french } from '../../src-renderer/text/counsel.fr.ts'

describe('names in a line', () => {
  it('are all given if they are few, else the first ones and how many more there are', () => {
    const names = ['7th ID', '8th ID', '13th ID', '14th ID', 'Alvensleben']
    expect(fewNames(names.slice(0, 4), english.more)).toBe('7th ID, 8th ID, 13th ID, 14th ID')
    expect(fewNames(names, english.more)).toBe('7th ID, 8th ID, 13th ID and 2 more')
    expect(fewNames(names, french.more)).toBe('7th ID, 8th ID, 13th ID et 2 autres')
  })
})

describe('an order of Portable Spicheren to go', () => {
  const names: Readonly<Record<string, string>> = { rex: 'Rex’s brigade', micheler: 'Micheler’s brigade', S: 'south' }
  const said = (order: object, language: 'en' | 'fr' = 'en') =>
    goInWords({ order: 'go', unit: 'rex', ...order }, language, (id) => names[id] ?? id)

  it('says where it leads, whom it attacks and which way the unit faces, so that two ways do not read the same', () => {
    expect(said({ by: ['1104', '1004'], face: 'S' })).toBe('Rex’s brigade: to 1004, faces south')
    expect(said({ by: [], attack: 'micheler' })).toBe('Rex’s brigade: stays, attacks Micheler’s brigade')
    expect(said({ by: ['1104'] }, 'fr')).toBe('Rex’s brigade\u00a0: vers 1104')
    expect(said({ order: 'shoot', target: 'micheler' })).toBeNull()
  })
})

describe('what is advised', () => {
  it('is told once where it reads the same, and as often as something differs', () => {
    const one = { deed: 'Go to 1104', who: null, purpose: null }
    expect(firstOfEqual([one, { ...one }, { ...one, who: 'Rex' }, { ...one }])).toEqual([true, false, true, false])
  })
})
