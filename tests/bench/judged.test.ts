import { expect, test } from 'vitest'
import { lineOf } from './judged.ts'

test('a rate counts as what is to be expected on the machine of the aims', () => {
  const row = { name: 'decisions', unit: '/s', ours: 120_000, atLeast: 300_000 }
  expect(lineOf({ ...row, pace: 3 })).toBe('| decisions | 120,000 /s | pace 3.00 | 360,000 /s | ≥ 300,000 /s | yes |')
  expect(lineOf({ ...row, pace: 2 })).toBe('| decisions | 120,000 /s | pace 2.00 | 240,000 /s | ≥ 300,000 /s | no |')
})

test('a time gets shorter as the machine of the aims is faster', () => {
  const row = { name: 'a battle', unit: 'ms', ours: 60, aim: 20 }
  expect(lineOf({ ...row, pace: 3 })).toBe('| a battle | 60.0 ms | pace 3.00 | 20.0 ms | ≤ 20 ms | yes |')
  expect(lineOf({ ...row, pace: 2.9 })).toBe('| a battle | 60.0 ms | pace 2.90 | 20.7 ms | ≤ 20 ms | no |')
})

test('beside a peer the ratio counts, and without a pace the figure itself', () => {
  const gate = { name: 'gate', unit: '/s', ours: 210, peer: 10, peerName: 'peer', aim: 20 }
  expect(lineOf(gate)).toBe('| gate | 210 /s | 10.0 (peer) | 21.0× | ≥ 20× | yes |')
  expect(lineOf({ name: 'room', unit: 'bytes', ours: 121, aim: 200 })).toBe(
    '| room | 121 bytes |  | 121 bytes | ≤ 200 bytes | yes |',
  )
})
