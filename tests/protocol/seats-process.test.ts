import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { program } from '../house/workshop.ts'

const engine = program('src-main/protocol/stdio.ts')

/** What the engine answers line by line, as its own process, as `npm run engine` starts it. */
function answersTo(requests: readonly object[]): unknown[] {
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('')
  const { stdout, status } = spawnSync(process.execPath, [engine], { input, encoding: 'utf8' })
  expect(status).toBe(0)
  return stdout
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}

it('the engine as a process tells a seat whose act is refused nothing of the numbers of moments', () => {
  const key = 'umpire'
  const begin = { do: 'new', campaign: 'portable-spicheren', scenario: 'spicheren', seat: 'french', key, seed: 'seat' }
  const wishes = [
    { do: 'act', index: 0 },
    { do: 'act', action: 'pass' },
    { do: 'order', order: {} },
  ]
  const [few, many] = [1, 4].map((acts) => {
    const played = Array.from({ length: acts }, () => ({ do: 'act', index: 0, key }))
    const answers = answersTo([begin, ...played, { do: 'goto', moment: 0, key }, ...wishes])
    expect(answers.slice(0, -wishes.length).map((answer) => (answer as { ok: boolean }).ok)).not.toContain(false)
    return answers.slice(-wishes.length)
  })
  expect(few).toEqual(many)
  expect(few![0]).toMatchObject({ ok: false, error: { code: 'looking-back' } })
  expect(JSON.stringify(few)).not.toMatch(/\d/)
})
