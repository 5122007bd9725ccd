import { expect, it } from 'vitest'
import { pickFrom } from '../../kernel/table.ts'
import { makeHouse } from '../at-play.ts'
import { soon } from '../../soon.ts'

it('a game that is over is looked at with other eyes: journal, line and chronicle are those of these eyes', async () => {
  const { calls, window } = makeHouse()
  const { games } = calls
  const players = { sides: ['person', 'person'] as [string, string], open: false }
  const { id } = await games.begin({ campaign: 'chalons-1870', scenario: 'first-march', seed: 'other eyes', players })
  let table = await games.open({ id })
  const pick = pickFrom(8)
  while (table.decider !== null) {
    const { question } = await games.sit({ id, side: table.decider })
    table = await games.act({ id, action: question!.answers[pick(question!.answers.length)]!.action })
  }
  await games.close({ id })

  const { app } = await window()
  const play = () => app.store.get().play
  await soon(() => expect(app.store.get().place.at).toBe('games'))
  app.play.open(id)
  // Nobody has sat down: behind the curtain there is nothing of the game.
  await soon(() => expect(play()?.curtain?.sides).toEqual([0, 1]))
  expect(play()).toMatchObject({ table: null, journal: [], chronicle: null })
  for (const eyes of ['both', 0, 1, 1, 'both'] as const) {
    app.play.lookAs(eyes)
    await soon(() => expect(play()?.table?.eyes).toBe(eyes))
    app.play.readChronicle()
    await soon(() => expect(play()?.chronicle?.eyes).toBe(eyes))
    const [journal, stops] = [await games.journal({ id }), await games.stops({ id })]
    await soon(() => {
      expect(play()?.journal).toEqual(journal)
      expect(play()?.stops).toEqual(stops)
    })
    expect(play()).toMatchObject({ curtain: null, past: null, fault: null })
  }
  // Whoever goes on from somewhere plays another game, and sits down at it like anybody.
  app.play.fork(5)
  await soon(() => expect(play()?.id).not.toBe(id))
  await soon(() => expect(play()?.curtain).not.toBeNull())
  expect(play()).toMatchObject({ table: null, journal: [], stops: [], chronicle: null })
}, 60_000)
