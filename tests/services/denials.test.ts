import { describe, expect, it } from 'vitest'
import { both, faultOf, problemOf } from '#engine/campaigns/problems.ts'
import { whyNot } from '../../src-main/wording/why-not.ts'
import { faultsAtPlace, thisFile, thisLine } from '../../src-main/games/files/wrong-file.ts'
import { writeFailureReason } from '../../src-main/wording/write-failures.ts'
import { inBoth } from '../games/in-both.ts'
import { denied, resultOf } from '../main/carry.ts'
import { hotSeat, open, playOn, serveFord } from './table.ts'

const morning = { campaign: 'ford', scenario: 'morning', seed: 'denied' }

/** Everything that is worded in both languages; what is worded with numbers or names is given some. */
function worded(value: unknown): unknown[] {
  if (typeof value === 'function') return [value(3, 'acts', 7)]
  return Object.values(value as object).flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && ('en' in one || 'said' in one) ? [one] : worded(one),
  )
}

describe('the sentence about a refused call', () => {
  it('is there in both languages', async () => {
    const line = thisLine.unread
    const fault = problemOf(
      'error',
      'map.json',
      '',
      faultOf('it-is-missing', both('It is missing.', 'Il manque.')),
      both('Add it.', 'Ajoutez-le.'),
    )
    const withThings = {
      filesChangedOutside: whyNot.filesChangedOutside(['map.json', 'tables.json']),
      breaksOthers: whyNot.breaksOthers(fault),
    }
    const all = [
      ...worded({ ...whyNot, ...withThings }).map((one) => (one as { said: unknown }).said),
      ...worded({ ...thisFile, unread: thisFile.unread(line) }),
      ...worded({
        ...faultsAtPlace,
        line: faultsAtPlace.line(3, line),
        miscounted: faultsAtPlace.miscounted(1, 'acts', 2),
      }),
      ...worded(thisLine),
      ...['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_BUSY', 'SQLITE_READONLY', 'SQLITE_TOOBIG'].map(
        writeFailureReason,
      ),
    ]
    expect(all.length).toBeGreaterThan(50)
    for (const one of all) {
      const { en } = one as { en: string }
      expect(one).toEqual(inBoth(en))
      expect(one).not.toMatchObject({ fr: en })
    }
  })

  it('is given in both languages for every impossible call', async () => {
    const { calls, library } = serveFord()
    const { games } = calls
    const { id } = await games.begin({ ...morning, players: open })
    const hidden = await games.begin({ ...morning, players: hotSeat })
    const chance = await games.begin({ ...morning, players: { sides: ['person', 'chance'], open: false } })
    const sealed = await games.begin({ ...morning, players: hotSeat, passphrases: ['a long word', null] })
    const inTrash = await games.begin({ ...morning, players: open })
    await calls.library.remove(inTrash)
    const away = await denied(games.look({ id }))
    const table = await games.open({ id })
    for (const other of [hidden, chance]) await games.open(other)
    await games.open({ ...sealed, passphrases: ['a long word', null] })
    await games.stand(hidden)
    const [nobodySits, request] = [games.journal(hidden), { ask: 'x' }]
    const first = await denied(nobodySits)
    await games.sit({ ...hidden, side: 0 })
    const told = [
      away,
      first,
      ...(await Promise.all(
        [
          calls.campaigns.open({ id: 'nowhere' }),
          calls.campaigns.draw({ id: 'nowhere', language: 'en' }),
          calls.campaigns.beginnings({ id: 'nowhere' }),
          calls.campaigns.words({ system: 'chess', language: 'fr' }),
          games.begin({ ...morning, campaign: 'nowhere', players: open }),
          games.begin({ ...morning, players: { sides: ['chance', 'chance'], open: true } }),
          games.begin({ ...morning, players: { sides: ['person', 'moltke'], open: true } }),
          games.begin({ ...morning, players: open, passphrases: ['word', null] }),
          games.begin({ ...morning, players: hotSeat, passphrases: [' ', null] }),
          resultOf(
            calls.simulations.run({
              of: { what: 'scenario', campaign: 'ford', scenario: 'morning' },
              games: 1,
              sides: ['chance', 'moltke'],
              seed: 'x',
            }),
          ),
          resultOf(calls.library.import({ content: Buffer.from('no game').toString('base64') })),
          games.open(inTrash),
          games.sit({ id, side: 0 }),
          games.sit({ ...chance, side: 1 }),
          games.sit({ ...sealed, side: 0 }),
          games.branches(hidden),
          games.lookAs({ ...hidden, eyes: 1 }),
          games.intelligence({ ...hidden, side: 1 }),
          games.study({ ...hidden, side: 1, request }),
          games.study({ id, side: 0, request }),
          games.draw({ id, language: 'fr' }),
          games.past({ id, stop: 99 }),
          games.filmed({ id, frame: 99 }),
          games.goTo({ id, moment: 99 }),
          games.changeMark({ id, mark: 99, name: 'x' }),
          games.undo({ id }),
          games.redo({ id }),
          games.act({ id, action: 'fly away' }),
        ].map(denied),
      )),
    ]
    await playOn(calls, table, 2)
    library.database.exec("CREATE TRIGGER no_more BEFORE INSERT ON game BEGIN SELECT RAISE(ABORT, 'no'); END")
    told.push(await denied(calls.library.duplicate({ id })))
    for (const { code, message, data } of told) {
      const { said, sentence, reason } = data as Record<string, unknown>
      expect([code, said ?? sentence ?? reason]).toEqual([code, inBoth(message)])
    }
  })

  it('is left out where the code says everything', async () => {
    const { calls } = serveFord()
    expect(await denied(calls.games.look({ id: 99 }))).toEqual({
      code: 'NOT_FOUND',
      message: 'There is no game of that number in the library.',
      data: undefined,
    })
  })
})
