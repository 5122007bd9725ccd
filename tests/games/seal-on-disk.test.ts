import { deflateRawSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pack, unpack } from '../../src-main/games/files/archive.ts'
import { sumOf, sumOfStart } from '../../src-main/games/rows/act-row.ts'
import { restoreGame } from '../../src-main/games/open/restore-game.ts'
import { readRecord } from '../../src-main/games/rows/game-record.ts'
import { newSeal, openSeal } from '../../src-main/games/rows/seal.ts'
import { plainCodec } from '../../src-main/games/rows/codec.ts'
import { campaignsTable } from '../../src-main/library/tables/campaigns-table.ts'
import {
  gamesTable,
  type GameRow,
  type Kept,
  type MomentRow,
  type GamePast,
} from '../../src-main/library/tables/games-table.ts'
import { openLibrary } from '../../src-main/library/library.ts'
import { campaign } from '../rulebook/gaiter-button/table.ts'
import {
  bytesOf,
  counted,
  files,
  found,
  neverKept,
  newFolder,
  playInto,
  loadRow,
  type Played,
  type Secrets,
} from './sealed-library.ts'

const PASSPHRASES: [string, string] = ['la cantinière de Tarascon', 'elf Pfund Zwieback']

let sealed: Played
/** The same game under the same passphrases once more, and a third time with nothing sealed. */
let again: Played
let bare: Played
beforeAll(async () => {
  sealed = playInto(newFolder(), { uid: 'a-game', ...(await newSeal('a-game', PASSPHRASES)) })
  again = playInto(newFolder(), { uid: 'a-game', ...(await newSeal('a-game', PASSPHRASES)) })
  bare = playInto(newFolder(), { uid: 'a-game', codec: plainCodec, seal: null })
}, 60_000)
afterAll(() => {
  for (const { library } of [sealed, again, bare]) library.close()
})

const rowsOf = ({ table, id }: Played): { row: GameRow; past: GamePast } => ({
  row: table.one(id)!,
  past: table.past(id),
})
const asBytes = (kept: Kept | null): Buffer => {
  if (Buffer.isBuffer(kept)) return kept
  throw new Error(`this lies open: ${kept}`)
}
/** Each seal is opened once: that is dear, as it should be. */
const opened = new Map<string, ReturnType<typeof openSeal>>()
const codecFor = async ({ seal }: GameRow) => {
  const opening = opened.get(seal!) ?? openSeal(seal!, PASSPHRASES)
  opened.set(seal!, opening)
  const answer = await opening
  if (!answer.ok) throw new Error('it opens')
  return answer.codec
}

describe('the file of a sealed game', () => {
  it('is looked through for things that stand in it when the game is not sealed', () => {
    const { snapshots, ...others } = bare.secrets
    expect(sealed.secrets).toMatchObject(others)
    expect(snapshots!.length).toBeGreaterThan(10)
    for (const some of Object.values(bare.secrets)) expect(some.length).toBeGreaterThan(0)
    expect(found(bytesOf(bare.folder), bare.secrets)).toEqual(counted(bare.secrets, true))
  })

  it('shows nothing of them', () => {
    const { folder, secrets } = sealed
    expect(found(bytesOf(folder), secrets)).toEqual(counted(secrets, false))
    const never = neverKept(sealed, PASSPHRASES)
    for (const some of Object.values(never)) expect(some.length).toBeGreaterThan(0)
    expect(found(bytesOf(folder), never)).toEqual(counted(never, false))
  })

  it('shows nothing of them after copies, the trash, an emptied trash, and when the library is closed', async () => {
    const { seal, codec } = await newSeal('another', PASSPHRASES)
    const { folder, library, table, id, secrets } = playInto(newFolder(), { uid: 'another', seal, codec })
    const copy = table.add({ ...table.one(id)!, uid: 'a copy' }, table.past(id))
    table.setRemoved(id, 1_795_000_000_000)
    expect(found(bytesOf(folder), secrets)).toEqual(counted(secrets, false))
    table.erase(id)
    table.dropSnapshots(copy)
    expect(found(bytesOf(folder), secrets)).toEqual(counted(secrets, false))
    library.close()
    expect(found(bytesOf(folder), secrets)).toEqual(counted(secrets, false))
  })

  it('has nothing in words but what the list of games shows', () => {
    const { row, past } = rowsOf(sealed)
    const open = Object.entries(row).flatMap(([name, value]) => (Buffer.isBuffer(value) ? [] : [name]))
    const known = [
      'id',
      'uid',
      'name',
      'campaign',
      'scenario',
      'rules',
      'players',
      'seal',
      'begun',
      'played',
      'removed',
    ]
    expect(open).toEqual(known)
    expect(past.moments.every(({ deed }) => Buffer.isBuffer(deed))).toBe(true)
    expect(past.marks.every(({ text }) => Buffer.isBuffer(text))).toBe(true)
  })

  it('has acts of one length, and snapshots of one length', () => {
    const { past } = rowsOf(sealed)
    expect(past.moments.length).toBeGreaterThan(100)
    expect(past.snapshots.length).toBeGreaterThan(5)
    expect(new Set(past.moments.map(({ deed }) => deed.length)).size).toBe(1)
    expect(new Set(past.snapshots.map(({ words }) => words.length)).size).toBe(1)
    const plain = rowsOf(bare).past
    expect(new Set(plain.moments.map(({ deed }) => deed.length)).size).toBeGreaterThan(10)
  })

  it('keeps of each act the day alone, and snapshots where the acts are counted to sixteen', () => {
    const { table, id, open } = sealed
    const { moments, snapshots } = table.past(id)
    const day = 24 * 60 * 60 * 1000
    expect(moments.every(({ at }) => at % day === 0)).toBe(true)
    const depths = snapshots.map(({ moment }) => open.game.history.at(moment).depth)
    expect(snapshots.length).toBeGreaterThan(3)
    expect(depths.filter((depth) => depth % 16 !== 0)).toEqual([])
  })

  it('has words that nothing can be packed from', () => {
    // Without the version, which all begin with.
    const all = Buffer.concat(everyKept(sealed).map((kept) => kept.subarray(1)))
    expect(deflateRawSync(all, { level: 9 }).length).toBeGreaterThanOrEqual(all.length)
  })

  it('has nothing in common with that of the same game under the same passphrases', () => {
    const kept = [sealed, again].flatMap(everyKept)
    const nonces = kept.map((bytes) => bytes.toString('hex', 1, 13))
    const beginnings = kept.map((bytes) => bytes.toString('hex', 13, 29))
    const ends = kept.map((bytes) => bytes.toString('hex', bytes.length - 16))
    for (const some of [nonces, beginnings, ends]) expect(new Set(some).size).toBe(kept.length)
  })

  it('opens with the passphrases, where the game was left, and in a copy too', async () => {
    const { table, id, open } = sealed
    const codec = await codecFor(table.one(id)!)
    expect(loadRow(table, id, codec).game.hash()).toBe(open.game.hash())
    const copy = table.add({ ...table.one(id)!, uid: 'a-copy' }, table.past(id))
    expect(loadRow(table, copy, codec).game.hash()).toBe(open.game.hash())
    table.erase(copy)
  })

  it('does not open with the key of another game, nor with none', async () => {
    const { row, past } = rowsOf(sealed)
    for (const codec of [plainCodec, await codecFor(rowsOf(again).row)]) {
      expect(restoreGame(campaign, row, past, codec)).toMatchObject({ ok: false, error: { code: 'damaged' } })
    }
  })
})

describe('the file that a sealed game travels in', () => {
  const archiveOf = (played: Played): Buffer => {
    const { row, past } = rowsOf(played)
    return pack({ program: 'a test', row, past, system: campaign.system.id, files })
  }
  /** What neither stands in the campaign, which travels too, nor stays behind because it serves speed only. */
  const own = ({ secrets }: Played): Secrets => {
    const others = ['zones, counters and ways', 'faces', 'snapshots']
    return Object.fromEntries(Object.entries(secrets).filter(([kind]) => !others.includes(kind)))
  }

  it('is looked through for things that stand in it when the game is not sealed', () => {
    const secrets = own(bare)
    expect(found(gunzipSync(archiveOf(bare)), secrets)).toEqual(counted(secrets, true))
  })

  it('shows nothing of them, packed or unpacked', () => {
    const archive = archiveOf(sealed)
    const secrets = { ...sealed.secrets, ...neverKept(sealed, PASSPHRASES) }
    expect(found(archive, secrets)).toEqual(counted(secrets, false))
    const left = own({ ...sealed, secrets })
    expect(found(gunzipSync(archive), left)).toEqual(counted(left, false))
  })

  it('brings it to another library still sealed, where it opens with the same passphrases', async () => {
    const arrived = unpack(archiveOf(sealed))
    if (!arrived.ok) throw new Error(arrived.reason.en)
    const library = openLibrary(newFolder())
    campaignsTable(library.database).keep(campaign.hash, campaign.system.id, files)
    const table = gamesTable(library.database)
    const id = table.add({ ...arrived.row, uid: 'it had to take another' }, arrived.past)
    expect(loadRow(table, id, await codecFor(table.one(id)!)).game.hash()).toBe(sealed.open.game.hash())
    library.close()
  })
})

describe('somebody who changes the file of a sealed game without its passphrases, and knows how sums are made', () => {
  /** From which act on the record is not believed, when its rows are these. */
  const firstFault = async (change: (moments: MomentRow[]) => void): Promise<number | undefined> => {
    const { row, past } = rowsOf(sealed)
    const moments = past.moments.slice(0, 20)
    change(moments)
    let sum = sumOfStart(row.start)
    const summed = moments.map((moment) => ({ ...moment, sum: (sum = sumOf(sum, moment.parent, moment.deed)) }))
    const read = readRecord(row, { ...past, moments: summed, visits: [], snapshots: [] }, await codecFor(row))
    if (!read.ok) throw new Error(read.error.message)
    return read.value.fault?.moment
  }

  it('can take away the last acts, and no others', async () => {
    expect(await firstFault(() => {})).toBeUndefined()
    expect(await firstFault((moments) => moments.splice(12))).toBeUndefined()
    expect(await firstFault((moments) => moments.splice(12, 1))).toBe(13)
    const renumbered = (moments: MomentRow[]): void => {
      moments.splice(12, 1)
      for (const [index, moment] of moments.entries())
        moments[index] = { ...moment, number: index + 1, parent: Math.min(moment.parent, index) }
    }
    expect(await firstFault(renumbered)).toBe(13)
  })

  it('can put no act in the place of another, nor let it follow another', async () => {
    const exchanged = (moments: MomentRow[]): void => {
      const [one, other] = [moments[4]!, moments[5]!]
      moments[4] = { ...one, deed: other.deed }
      moments[5] = { ...other, deed: one.deed }
    }
    expect(await firstFault(exchanged)).toBe(5)
    expect(await firstFault((moments) => (moments[7] = { ...moments[7]!, parent: 3 }))).toBe(8)
    const foreign = rowsOf(again).past.moments
    expect(await firstFault((moments) => (moments[9] = foreign[9]!))).toBe(10)
  })
})

/** All sealed values of a game's rows. */
function everyKept(played: Played): Buffer[] {
  const { row, past } = rowsOf(played)
  const { moments, snapshots, marks } = past
  const kept = [row.start, row.face, ...moments.map(({ deed }) => deed), ...marks.map(({ text }) => text)]
  return [...kept.map(asBytes), ...snapshots.map(({ words }) => words)]
}
