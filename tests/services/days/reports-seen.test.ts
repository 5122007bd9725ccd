import { expect, it } from 'vitest'
import { playOn, serveHouse } from '../table.ts'

/** What a side does that only answers the enemy: it fires where it is asked to react, and ends its own phases. */
const verbsInOrder = ['volley', 'react', 'no-reactions', 'end-phase']

it('a fight that ends a turn is reported until its viewer has acted again', { timeout: 120_000 }, async () => {
  const { calls } = serveHouse()
  const players = { sides: ['person', 'officer'] as [string, string], open: false }
  const begun = { campaign: 'escape-from-sedan-1870', scenario: 'charges-of-floing', seed: 'reports', players }
  const { id } = await calls.games.begin(begun)
  let table = await playOn(calls, await calls.games.open({ id }), 0)
  let acrossTurns = 0
  while (table.question !== null && acrossTurns === 0) {
    const before = await calls.games.journal({ id, since: 0 })
    const { answers } = table.question
    const verb = verbsInOrder.find((one) => answers.some((answer) => answer.verb === one))
    const { action } = answers.find((answer) => answer.verb === verb) ?? answers.at(-1)!
    table = await playOn(calls, await calls.games.act({ id, action }), 0)
    const told = (await calls.games.journal({ id, since: 0 })).slice(before.length).map(({ entry }) => entry)
    const last = told.findLastIndex(({ kind }) => kind === 'volley-fired' || kind === 'fought')
    if (last < 0) continue
    const reports = await calls.games.reports({ id })
    expect(new Set(reports.map(({ key }) => key)).size).toBe(reports.length)
    expect(JSON.stringify(reports.at(-1)?.told)).toContain(JSON.stringify(told[last]!['target']))
    if (told.findIndex(({ kind }) => kind === 'turn-began') > last) acrossTurns += 1
  }
  expect(acrossTurns).toBe(1)
})
