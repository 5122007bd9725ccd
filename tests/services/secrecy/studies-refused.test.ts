import { expect, it } from 'vitest'
import { denied } from '../../main/carry.ts'
import { open, playOn, serveHouse } from '../table.ts'

it('What cannot be worked out for a player is said in both languages, with things called by their names', async () => {
  const { calls } = serveHouse()
  const march = { campaign: 'chalons-1870', scenario: 'first-march', seed: 'asked', players: open }
  const { id } = await calls.games.begin(march)
  let table = await calls.games.open({ id })
  const said = async (request: Record<string, string | boolean>) => {
    const { code, data } = await denied(calls.games.study({ id, side: 0, request }))
    expect(code).toBe('NOT_NOW')
    return (data as { said: unknown }).said
  }
  expect(await said({ study: 'reach' })).toEqual({
    en: 'No stack of this side is being made up or marches.',
    fr: 'Aucune pile de ce camp ne se forme ni ne marche.',
  })
  expect(await said({ study: 'attack', zone: 'sedan' })).toEqual({
    en: 'Nobody of this side is in Sedan to be attacked.',
    fr: 'Ce camp n’a personne à Sedan qui puisse être attaqué.',
  })
  expect(await said({ study: 'attack', zone: 'sedan', goingBack: true })).toMatchObject({
    en: 'Nobody of this side ends his way back in Sedan now.',
  })
  while (table.ending === null) table = await playOn(calls, table, 50, table.stop + 1)
  for (const request of [{ study: 'reach' }, { study: 'attack', zone: 'sedan' }, { study: 'strike', zone: 'sedan' }])
    expect(await said(request)).toMatchObject({ fr: expect.stringMatching(/^La partie est finie/) })
})

it('Why something in an answer does not go is said beside it as a sentence, filled with its facts', async () => {
  const { calls } = serveHouse()
  const march = { campaign: 'chalons-1870', scenario: 'first-march', seed: 'tired', players: open }
  const { id } = await calls.games.begin(march)
  let table = await calls.games.open({ id })
  const sentences = new Set<string>()
  for (; table.ending === null; table = await playOn(calls, table, 1, table.stop + 1)) {
    if (table.decider === null || table.question?.prompt !== 'activation') continue
    const { refused, barred } = (await calls.games.study({ id, side: table.decider, request: { study: 'reach' } }))
      .study
    const reasons = [refused, ...(barred as { why: unknown }[]).map(({ why }) => why)].filter((one) => one !== null)
    for (const reason of reasons) {
      const { words } = reason as { words: { en: string; fr: string } }
      for (const sentence of [words.en, words.fr]) sentences.add(sentence)
    }
  }
  expect(sentences.size).toBeGreaterThan(3)
  for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+[.!?]$/)
})
