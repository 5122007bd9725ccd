import { cpSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeFolder } from '../../house/workshop.ts'
import { type Calls, resultOf } from '../../main/carry.ts'
import { hotSeat, open, people, serveHouse } from '../table.ts'

/** Orders that are kept over the days are there again after a restart. */

const beaumont = { campaign: 'chalons-1870', scenario: 'beaumont-sedan', seed: 'orders' }
const near = { order: 'march', counters: ['ge-6-11', 'ge-6-12'], to: 'grandpre' }
const far = { ...near, to: 'sedan', far: 'approach' }
const guard = { order: 'march', counters: ['ge-g-1', 'ge-g-2'], to: 'sedan', far: 'approach' }
const secret = ['Wer hat den Knopf?', null] as [string, null]

type NewGame = Parameters<Calls['games']['begin']>[0]

/** A game in which the German side has given an order and keeps others. */
async function withOrders(more: Partial<NewGame>, order: object, keep: readonly object[]) {
  const first = serveHouse()
  const { calls } = first
  const { passphrases } = more
  const { id } = await calls.games.begin({ ...beaumont, players: open, ...more })
  await calls.games.open({ id, passphrases })
  for (const side of [0, 1]) {
    if (more.players?.open === false) await calls.games.sit({ id, side, passphrase: passphrases?.[side] ?? null })
    await calls.games.act({ id, action: 'keep-decoys' })
  }
  const given = { id, order: order as typeof far, keep: keep as (typeof far)[] }
  return { ...first, id, given: await calls.games.order(given) }
}

/** Another program over what lies on the disk at this moment: all that one that is killed now leaves. */
function killed(folder: string) {
  const left = makeFolder({})
  cpSync(folder, left, { recursive: true })
  return serveHouse(left)
}

describe('orders that are kept', { timeout: 120_000 }, () => {
  it('survive a kill of the program, for their own side only', async () => {
    const { folder, id, given } = await withOrders({ players: hotSeat }, far, [far, guard])
    expect(given.kept.map(({ order }) => order)).toEqual([far, guard])
    const { calls } = killed(folder)
    await calls.games.open({ id })
    expect((await calls.games.sit({ id, side: 0 })).kept).toEqual([])
    const again = await calls.games.sit({ id, side: 1 })
    expect(again.kept).toEqual(given.kept)
    const dropped = await calls.games.dropOrder({ id, order: far })
    expect(dropped.kept.map(({ order }) => order)).toEqual([guard])
  })

  it('belong to their line of play still, and what was done or dropped stays so', async () => {
    const { folder, id } = await withOrders({}, near, [near, guard])
    const second = killed(folder)
    expect((await second.calls.games.open({ id })).kept.map(({ order }) => order)).toEqual([guard])
    for (let at = await second.calls.games.look({ id }); at.kept.length > 0;) at = await second.calls.games.undo({ id })
    // Of what was done before the restart each act is a step: after the first one the march has still to come.
    const begun = await second.calls.games.redo({ id })
    expect(begun.kept.map(({ order }) => order)).toEqual([near, guard])
    await second.calls.games.dropOrder({ id })
    second.close()
    expect((await serveHouse(second.folder).calls.games.open({ id })).kept).toEqual([])
  })

  it('are sealed where the game is, and no words of theirs lie in the file', async () => {
    const sealed = { players: hotSeat, passphrases: secret }
    const { folder, library, id, given } = await withOrders(sealed, far, [far, guard])
    const row = library.database.prepare<[], { orders: unknown }>('SELECT orders FROM kept').get()
    expect(row?.orders).toBeInstanceOf(Buffer)
    expect(String(row?.orders)).not.toContain('march')
    const { calls } = killed(folder)
    await calls.games.open({ id, passphrases: secret })
    expect((await calls.games.sit({ id, side: 1 })).kept).toEqual(given.kept)
  })

  it('that are damaged are gone, and nothing else with them', async () => {
    const { folder, library, id, given } = await withOrders({}, far, [far, guard])
    for (const orders of [`'[[1,{"order":"march"},1,[]]]'`, `substr(orders, 2)`, `'nothing'`, `x'00'`]) {
      library.database.exec(`UPDATE kept SET orders = ${orders}`)
      const { calls } = killed(folder)
      expect((await calls.app.about()).repaired).toBeNull()
      const table = await calls.games.open({ id })
      expect(table).toEqual({ ...given, order: null, kept: [], canUndo: table.canUndo, answered: [] })
      expect((await resultOf(calls.library.verify({ id }))).whole).toBe(true)
      // They can be given again.
      await calls.games.order({ id, order: { order: 'pass-day' }, keep: [guard] })
    }
  })

  it('are taken over when the library is damaged elsewhere', async () => {
    const { folder, library, id, given } = await withOrders({}, far, [far, guard])
    library.database.exec('UPDATE moment SET sum = sum + 1 WHERE number = 1')
    library.database.exec('UPDATE moment SET sum = sum - 1 WHERE number = 1')
    library.database.pragma('user_version = 3')
    const { calls } = killed(folder)
    expect((await calls.app.about()).repaired).toMatchObject({ whole: 1, parts: [], lost: [] })
    expect((await calls.games.open({ id })).kept).toEqual(given.kept)
  })

  it('go neither with a copy nor with an exported file', async () => {
    const { calls, id } = await withOrders({}, far, [far, guard])
    const copy = await calls.library.duplicate({ id })
    expect((await calls.games.open({ id: copy.id })).kept).toEqual([])
  })
})

describe('an order that goes on', { timeout: 120_000 }, () => {
  const pass = { order: 'pass-day' }

  it('goes on after the game was closed, or the program killed, for its side and no other', async () => {
    const { calls, folder, id, given } = await withOrders({ players: hotSeat }, pass, [])
    expect(given).toMatchObject({ decider: 0, order: { order: pass, at: 'goes-on' } })
    const second = killed(folder)
    await calls.games.close({ id })
    for (const again of [calls, second.calls]) {
      await again.games.open({ id })
      expect((await again.games.sit({ id, side: 1 })).order).toEqual(given.order)
      const french = await again.games.sit({ id, side: 0 })
      expect(french.order).toBeNull()
      // Once the French have acted, its side passes without being asked.
      const passed = await again.games.order({ id, order: pass })
      expect(passed.question?.kind).not.toBe('impulse')
    }
  })

  it('is gone when it was taken back, or the act with which it was given', async () => {
    for (const end of ['cancelOrder', 'undo'] as const) {
      const { calls, folder, id } = await withOrders({}, pass, [])
      await calls.games[end]({ id })
      await calls.games.close({ id })
      for (const again of [killed(folder).calls, calls]) expect((await again.games.open({ id })).order).toBeNull()
    }
  })
})

describe('orders that were given together', { timeout: 120_000 }, () => {
  const open = { ...near, afterwards: 'go-on' }

  it('go on one after the other as long as the operation lasts, and are one step of undo', async () => {
    const { calls, id, given } = await withOrders({}, open, [open, guard])
    expect(given.order).toMatchObject({ order: guard, at: 'waits' })
    expect(given.kept.map(({ order, why }) => [order, why?.en])).toEqual([
      [guard, expect.stringMatching(/another day it goes on to Sedan/)],
    ])
    const back = await calls.games.undo({ id })
    expect(back.kept).toEqual([])
    expect(back.question?.kind).toBe('impulse')
  })

  it('stop when one of them meets something unforeseen', async () => {
    const held = { ...open, markers: 0 }
    const { given } = await withOrders({}, held, [held, guard])
    expect(given.order).toMatchObject({ at: 'stopped', order: { to: 'grandpre' } })
    expect(given.kept.map(({ why }) => why?.en ?? '').join(' ')).not.toContain('another day')
  })

  it('do not change orders given at another time', async () => {
    const { calls, id } = await withOrders({}, open, [guard])
    const kept = (await calls.games.look({ id })).kept.map(({ order, ready }) => [order, ready])
    expect(kept).toEqual([[guard, true]])
  })

  it('go from the front where the rule system says so, whichever was named first', async () => {
    const { calls } = serveHouse()
    const request = {
      campaign: 'escape-from-sedan-1870',
      scenario: 'escape',
      seed: 'columns',
      players: { sides: people, open: true },
    }
    const { id } = await calls.games.begin(request)
    await calls.games.open({ id })
    await calls.games.order({ id, order: { order: 'share-cards' } })
    await calls.games.order({ id, order: { order: 'share-cards' } })
    let table = await calls.games.look({ id })
    while (table.question?.prompt !== 'free-phase')
      table = await calls.games.act({ id, action: table.question!.answers[0]!.action })
    // Columns of the same commander, the foremost last.
    const isFrench = table.question.answers.some(({ action }) => action.startsWith('order ca1 '))
    const units = isFrench ? ['ca1', 'hu1', 'ca3'] : ['ir50', 'ir37']
    const orders = units.map((unit) => ({ order: 'advance-formed', unit, formation: 'column', until: 12, dice: true }))
    const given = await calls.games.order({ id, order: orders[0]!, keep: orders })
    expect(given.kept.map(({ order }) => order['unit'])).toEqual(units.toReversed())
    expect(given.order).toMatchObject({ order: { unit: units[0] } })
  })
})
