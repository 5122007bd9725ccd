import { describe, expect, it } from 'vitest'
import { pickFrom } from '../../kernel/table.ts'
import { makeHouse } from '../at-play.ts'
import { soon } from '../../soon.ts'

describe('the record beside the table', () => {
  for (const [who, system, scenario, players] of [
    ['with everything open', 'portable-spicheren', 'spicheren-historical', { sides: ['person', 'person'], open: true }],
    ['hidden, against the computer', 'chalons-1870', 'first-march', { sides: ['person', 'chance'], open: false }],
  ] as const) {
    it(`is the one that the host keeps, wherever one goes in a game ${who}`, async () => {
      const { calls, window } = makeHouse()
      const { app } = await window()
      const { id } = await calls.games.begin({
        campaign: system,
        scenario,
        seed: 'record',
        players: { sides: [...players.sides], open: players.open },
      })
      app.play.open(id)
      const now = () => app.store.get().play
      const pick = pickFrom(7)
      const settled = async (): Promise<void> => {
        const [journal, stops] = await Promise.all([calls.games.journal({ id }), calls.games.stops({ id })])
        const told = { journal, stops, of: await calls.games.look({ id }) }
        await soon(() => {
          const { journal: read = [], stops: line = [], table } = now() ?? {}
          expect({ journal: read, stops: line, of: table }).toEqual(told)
        })
      }
      await soon(() => expect(now()?.table).toBeTruthy())
      await settled()
      for (let deed = 0; deed < 60 && now()?.table?.decider !== null; deed += 1) {
        const { question, canUndo, canRedo } = now()?.table ?? {}
        const what = pick(6)
        const before = now()?.table
        if (what === 0 && canUndo === true) app.play.undo()
        else if (what === 1 && canRedo === true) app.play.redo()
        else if (what === 2 && players.open) {
          const branches = await calls.games.branches({ id })
          app.play.goTo(branches[pick(branches.length)]?.tip ?? 0)
        } else app.play.act(question?.answers[pick(question.answers.length)]?.action ?? '')
        // What is done fast is not waited for; now and then it is.
        await soon(() => expect(now()?.table).not.toBe(before))
        app.play.endFilm()
        if (pick(3) > 0) await settled()
      }
      await settled()
    })
  }

  it('asks for no more of a long line than what is new on it', async () => {
    const { calls, window } = makeHouse()
    const asked: number[] = []
    const note = (through: () => Promise<unknown>, request: unknown): Promise<unknown> => {
      asked.push((request as { since?: number }).since ?? 0) // as the contract has it
      return through()
    }
    const { app } = await window({ journal: note, stops: note })
    const players: { sides: [string, string]; open: boolean } = { sides: ['person', 'person'], open: true }
    const request = { campaign: 'portable-spicheren', scenario: 'spicheren', seed: 'long', players }
    const { id } = await calls.games.begin(request)
    app.play.open(id)
    const stops = (): number => app.store.get().play?.stops.length ?? 0
    for (let act = 0, before = 0; act <= 20; act += 1) {
      // More than one where a question without a choice was answered unasked.
      await soon(() => expect(stops()).toBeGreaterThan(before))
      before = stops()
      const [answer] = app.store.get().play?.table?.question?.answers ?? []
      app.play.act(answer?.action ?? '')
    }
    expect(asked.slice(0, 4)).toEqual([0, 0, 0, 0])
    expect(asked.at(-1)).toBeGreaterThan(15)
  })
})
