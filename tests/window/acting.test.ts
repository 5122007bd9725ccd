import { describe, expect, it } from 'vitest'
import type { App } from '../../src-renderer/state/app.ts'
import { makeHouse, now, until } from './at-play.ts'

/** A window at a game, from which acts go only when they are let through. */
async function openWindow() {
  const { calls, window } = makeHouse()
  const sent: unknown[] = []
  const gate = { isOpen: Promise.resolve(), opens: () => {} }
  const { app } = await window({
    async act(through, request) {
      sent.push((request as { action: string }).action) // as the contract has it
      await gate.isOpen
      return through()
    },
  })
  const close = (): void => {
    gate.isOpen = new Promise((opens) => {
      gate.opens = opens
    })
  }
  const lay = async (): Promise<void> => {
    const players = { sides: ['person', 'person'] as [string, string], open: true }
    const { id } = await calls.games.begin({
      campaign: 'chalons-1870',
      scenario: 'first-march',
      seed: 'twice',
      players,
    })
    app.play.open(id)
    await until(app, ({ id: now, table }) => now === id && (table?.question ?? null) !== null)
  }
  await lay()
  /** Another window on the same host, at the same game. */
  const another = async (): Promise<App> => {
    const there = await window({}, 'fr')
    there.app.play.open(now(app).id)
    await until(there.app, ({ table }) => table !== null)
    return there.app
  }
  return { app, sent, gate: { close, open: () => gate.opens() }, lay, another }
}

const answers = (app: App): readonly string[] => now(app).table?.question?.answers.map(({ action }) => action) ?? []

describe('an answer that is given', () => {
  it('is sent once, however often it is pressed until it is done', async () => {
    const { app, sent, gate } = await openWindow()
    const [first = '', other = first] = answers(app)
    gate.close()
    app.play.act(first)
    app.play.act(first)
    app.play.act(other)
    app.play.undo()
    expect(sent).toEqual([first])
    gate.open()
    await until(app, ({ table }) => table?.stop === 1)
    expect(sent).toEqual([first])
    const [next = ''] = answers(app)
    app.play.act(next)
    await until(app, ({ table }) => table?.stop === 2)
    expect(sent).toEqual([first, next])
  })

  it('is said to be under way only where that takes its time', async () => {
    const { app, gate } = await openWindow()
    app.play.act(answers(app)[0] ?? '')
    await until(app, ({ table }) => table?.stop === 1)
    gate.close()
    app.play.act(answers(app)[0] ?? '')
    await until(app, ({ keeping }) => keeping === 'keeping')
    expect(now(app).table?.stop).toBe(1)
    gate.open()
    await until(app, ({ table, keeping }) => table?.stop === 2 && keeping === 'kept')
  })

  it('does not hold up another game that is laid on the table meanwhile', async () => {
    const { app, sent, gate, lay } = await openWindow()
    gate.close()
    app.play.act(answers(app)[0] ?? '')
    app.play.leave()
    await lay()
    const { table } = now(app)
    app.play.act(answers(app)[0] ?? '')
    expect(sent).toHaveLength(2)
    gate.open()
    await until(app, (play) => play.table?.stop === 1)
    expect(now(app).table?.id).toBe(table?.id)
    expect(now(app).keeping).toBe('kept')
  })

  it('is refused without anything being lost, and the next one can be given', async () => {
    const { app } = await openWindow()
    app.play.act('no such answer')
    await until(app, ({ refusal }) => refusal !== null)
    expect(now(app)).toMatchObject({ keeping: 'kept', table: { stop: 0 } })
    app.play.act(answers(app)[0] ?? '')
    expect(now(app).refusal).toBeNull()
    await until(app, ({ table }) => table?.stop === 1)
  })

  it('is not given to a question that it was not meant for, when the game has gone on in another window', async () => {
    const { app, another } = await openWindow()
    const there = await another()
    const stale = answers(there)[0] ?? ''
    app.play.act(answers(app)[0] ?? '')
    await until(app, ({ table }) => table?.stop === 1)
    expect(now(there).table?.stop).toBe(0)
    there.play.act(stale)
    await until(there, ({ fault }) => fault !== null)
    expect(now(there)).toMatchObject({ keeping: 'kept', table: { stop: 1, question: now(app).table?.question } })
    expect(now(there).fault).toMatchObject({ code: 'NOT_NOW', said: { fr: expect.stringContaining('autre fenêtre') } })
    app.play.undo()
    await until(app, ({ table }) => table?.stop === 0)
    there.play.undo()
    await until(there, ({ table }) => table?.stop === 0)
    expect(now(app).table?.stop).toBe(0)
  })

  it('is seen in another window as soon as it is focused again', async () => {
    const { app, another } = await openWindow()
    const there = await another()
    const { table } = now(there)
    there.play.refreshOnReturn()
    app.play.act(answers(app)[0] ?? '')
    await until(app, (play) => play.table?.stop === 1)
    there.play.refreshOnReturn()
    await until(there, (play) => play.table?.stop === 1)
    expect(now(there).table).not.toBe(table)
    expect(now(there).table?.question).toEqual(now(app).table?.question)
  })
})

describe('taking back and doing again', () => {
  async function acted(times: number) {
    const opened = await openWindow()
    for (let stop = 1; stop <= times; stop += 1) {
      opened.app.play.act(answers(opened.app)[0] ?? '')
      await until(opened.app, ({ table }) => table?.stop === stop)
    }
    return opened
  }

  it('is done as often as it is pressed, however fast, and no further than it goes', async () => {
    const { app } = await acted(3)
    app.play.undo()
    app.play.undo()
    await until(app, ({ table }) => table?.stop === 1)
    app.play.redo()
    app.play.redo()
    app.play.undo()
    await until(app, ({ table }) => table?.stop === 2 && table.canRedo)
    for (let pressed = 0; pressed < 9; pressed += 1) app.play.undo()
    await until(app, ({ table }) => table?.stop === 0)
    app.play.redo()
    await until(app, ({ table }) => table?.stop === 1)
    expect(now(app)).toMatchObject({ fault: null, refusal: null, keeping: 'kept' })
  })

  it('stops where the game has gone on in another window', async () => {
    const { app, another } = await acted(3)
    const there = await another()
    app.play.undo()
    await until(app, ({ table }) => table?.stop === 2)
    there.play.undo()
    there.play.undo()
    await until(there, ({ fault }) => fault !== null)
    expect(now(there)).toMatchObject({ fault: { code: 'NOT_NOW' }, table: { stop: 2 } })
    app.play.redo()
    await until(app, ({ table }) => table?.stop === 3)
  })
})
