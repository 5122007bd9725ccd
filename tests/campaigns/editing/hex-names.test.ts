import { expect, test } from 'vitest'
import { hexNames } from '#engine/campaigns/hex-names.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { onBench } from './on-bench.ts'

test('the winner at dark is described with the names of places', () => {
  const one = onBench(portableSpicheren, 'portable-spicheren', 'spicheren')
  expect(one.do({ do: 'set', field: 'dark.holds.french', value: ['1105', '0608', '0303'] })).not.toMatch(/^no/)
  const told = one.sheet('victory').rows.map(({ sentence }) => sentence)
  expect(told.map(({ en }) => en)).toContain(
    'The French win by holding Rotherberg, Stiring ironworks and 0303 when the last turn ends.',
  )
  expect(told.some(({ fr }) => fr.includes('Rotherberg, Forges de Stiring et 0303'))).toBe(true)
})

test('hexes that are called alike have their numbers beside their names', () => {
  const name = { en: 'Wood', fr: 'Bois' }
  const nameOf = hexNames([
    { hex: '0101', name },
    { hex: '0202', name },
    { hex: '0303', name: { en: 'Mill', fr: 'Moulin' } },
  ])
  expect(['0101', '0202', '0303', '0404'].map((hex) => nameOf(hex).en)).toEqual([
    'Wood (0101)',
    'Wood (0202)',
    'Mill',
    '0404',
  ])
})
