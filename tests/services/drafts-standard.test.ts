import { expect, test } from 'vitest'
import type { StandardOdds } from '../../src-main/contract/draft-desks.ts'
import { portTo } from '../main/carry.ts'
import { makeHouseRouter } from '../main/workshop.ts'

const chanceOf = ({ questions }: StandardOdds, question: string, answer: string) =>
  questions.find(({ id }) => id === question)!.answers.find(({ id }) => id === answer)!

/** For each system a value of the tables, and an answer whose chance hangs on it: up or down. */
const changes = [
  ['chalons-1870', 'beaumont-sedan', 'combatFactor.infantryWeapon.french', 4, 'battle', 'won', 'down'],
  ['portable-spicheren', 'spicheren-historical', 'hits.compulsory.poor', 6, 'shot', 'hit', 'same'],
  ['belfort-1870', 'siege', 'assault.won', 9, 'assault', 'won', 'down'],
  ['wissembourg-1870', 'geisberg', 'combat.results.3.3', 'loss', 'attack', 'repulsed', 'up'],
] as const

test.each(changes)(
  'the standard questions of %s (%s) have exact chances, which change only with the tables: %s',
  async (campaign, scenario, address, value, question, answer, way) => {
    const { router, close } = makeHouseRouter()
    const { calls, close: hangUp } = portTo(router)
    const { id } = await calls.drafts.begin({ from: { what: 'copy', campaign, scenario } })
    const { number } = await calls.drafts.look({ id })
    const shipped = await calls.drafts.standard({ id })
    expect(shipped.questions.length).toBeGreaterThan(0)
    for (const { answers } of shipped.questions) {
      for (const { before, after } of answers) expect(after).toBe(before)
      expect(answers.some(({ before }) => before > 0 && before < 1)).toBe(true)
    }
    const next = await calls.drafts.gesture({ id, number, edits: [{ do: 'set-value', address, value }] })
    const { before, after } = chanceOf(await calls.drafts.standard({ id }), question, answer)
    if (way === 'same') expect(after).toBe(before)
    else if (way === 'up') expect(after).toBeGreaterThan(before)
    else expect(after).toBeLessThan(before)
    await calls.drafts.gesture({ id, number: next.number, edits: [{ do: 'put-back', address: null }] })
    expect((await calls.drafts.standard({ id })).questions).toEqual(shipped.questions)
    hangUp()
    close()
  },
)

test('a shot hits on the number in the table or more; with faults in the tables there are no answers', async () => {
  const { router, close } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const { id } = await calls.drafts.begin({
    from: { what: 'copy', campaign: 'portable-spicheren', scenario: 'spicheren-historical' },
  })
  let { number } = await calls.drafts.look({ id })
  // More than three points of strength add 1 to the die.
  for (const needed of [3, 5, 7]) {
    const edits = [{ do: 'set-value' as const, address: 'fire.needed', value: needed }]
    ;({ number } = await calls.drafts.gesture({ id, number, edits }))
    const { after } = chanceOf(await calls.drafts.standard({ id }), 'shot', 'hit')
    expect(after).toBeCloseTo((8 - needed) / 6, 10)
  }
  const chalons = await calls.drafts.begin({
    from: { what: 'copy', campaign: 'chalons-1870', scenario: 'beaumont-sedan' },
  })
  const look = await calls.drafts.look({ id: chalons.id })
  const edits = [{ do: 'set-value' as const, address: 'march.path', value: 0 }]
  await calls.drafts.gesture({ id: chalons.id, number: look.number, edits })
  const faulty = await calls.drafts.standard({ id: chalons.id })
  expect(faulty.questions.flatMap(({ answers }) => answers.map(({ after }) => after))).not.toContain(0)
  expect(chanceOf(faulty, 'battle', 'won').after).toBeNull()
  hangUp()
  close()
})
