import { dressOf } from '#engine/kernel/system/system.ts'
import type { GameEntry, Passphrases, Thumbnail } from '../contract/library.ts'
import { searchable } from '../contract/searchable.ts'
import type { Words } from '../contract/words.ts'
import { copyOf, nextName } from '../games/files/copying.ts'
import { writeOrDeny } from '../wording/denial.ts'
import { codecFor } from '../games/open/codec-for.ts'
import type { OpenGames } from '../games/open/open-games.ts'
import { decodePreview, decodeStatus } from '../games/open/preview.ts'
import { damageOf, playersOf } from '../games/open/open-game.ts'
import { thumbnailOf } from '../games/open/thumbnail.ts'
import type { PinnedCampaigns } from '../games/open/pinned-campaigns.ts'
import { isRecord } from '../games/rows/record.ts'
import { sealedSides } from '../games/rows/seal.ts'
import { isTrial } from '../games/rows/trial.ts'
import { plain } from '../wording/wording.ts'
import { plainCodec, type GameCodec } from '../games/rows/codec.ts'
import type { CampaignsTable } from '../library/tables/campaigns-table.ts'
import type { GameRow, GamesTable } from '../library/tables/games-table.ts'

export interface LibraryNeeds {
  readonly table: GamesTable
  readonly pinnedTable: CampaignsTable
  readonly pinned: PinnedCampaigns
  readonly openGames: OpenGames
  /** The games that were on the table last. */
  readonly lastGames: () => readonly number[]
  readonly atOnce: <T>(work: () => T) => T
  readonly now: () => number
}

export type LibraryService = ReturnType<typeof libraryService>

/** The rank of a game among those last on the table; after all of them if it is not among them. */
const placeAmong = (lastGames: readonly number[], id: number): number => {
  const at = lastGames.indexOf(id)
  return at < 0 ? lastGames.length : at
}

/** The games of the library, open or not. */
export function libraryService(needs: LibraryNeeds) {
  const { table, pinned, openGames, now } = needs

  /** The codec for a game's preview; undefined for a sealed game that is not open. */
  const readable = ({ id, seal }: GameRow): GameCodec | undefined =>
    seal === null ? plainCodec : openGames.find(id)?.codec

  const entryOf = (row: GameRow, lastGames: readonly number[]): GameEntry => {
    const found = pinned.get(row.campaign)
    const { id, name, seal, begun, played, removed } = row
    const common = {
      id,
      name,
      players: playersOf(row),
      sealed: sealedSides(seal),
      record: isRecord(row),
      begun,
      played,
      opened: lastGames.includes(id),
      removed,
    }
    const damage = damageOf(row)
    if (!found.ok || damage !== undefined) {
      const nothing = { campaign: plain(''), scenario: plain(row.scenario), sides: noSides(), system: '' }
      const dress: GameEntry['dress'] = ['blue', 'grey']
      return {
        ...common,
        ...nothing,
        dress,
        when: null,
        decider: null,
        ending: null,
        trouble: damage ?? (found.ok ? null : found.error),
      }
    }
    const { title, wording, loaded } = found.value
    const codec = readable(row)
    const standing = codec === undefined ? null : decodeStatus(row.face, codec)
    return {
      ...common,
      system: loaded.system.id,
      campaign: title,
      scenario: wording.scenario(row.scenario),
      sides: wording.sides,
      dress: dressOf(loaded.system),
      when: wording.when(row.scenario, standing?.when ?? undefined),
      decider: standing?.decider ?? null,
      ending: standing?.ending ? wording.ending(standing.ending) : null,
      trouble: null,
    }
  }

  return {
    list(search: string, removed: boolean): GameEntry[] {
      const wanted = searchable(search).split(' ').filter(Boolean)
      openGames.tidyAll()
      const lastGames = needs.lastGames()
      return (
        table
          .all()
          .filter((row) => (row.removed !== null) === removed && !isTrial(row))
          // Of copies played at the same time, the one last on the table comes first, or else the one added first.
          .toSorted((a, b) => b.played - a.played || placeAmong(lastGames, a.id) - placeAmong(lastGames, b.id))
          .map((row) => entryOf(row, lastGames))
          .filter(({ name, campaign, scenario }) => hasAll(wanted, name, [campaign, scenario]))
      )
    },
    thumbnails(ids: readonly number[]): { id: number; thumbnail: Thumbnail | null }[] {
      openGames.tidyAll()
      return [...new Set(ids)].flatMap((id) => {
        const row = table.one(id)
        if (row === undefined) return []
        const found = pinned.get(row.campaign)
        const codec = readable(row)
        const face = codec === undefined ? null : decodePreview(row.face, codec)
        // An open game with hidden information shows nothing until a side sits down.
        const open = openGames.find(id)
        const mayBeSeen = face !== null && (open === undefined || open.eyes !== undefined)
        return [{ id, thumbnail: found.ok && mayBeSeen ? thumbnailOf(found.value, face) : null }]
      })
    },
    rename(id: number, name: string): void {
      openGames.row(id)
      writeOrDeny(() => table.rename(id, name))
      const open = openGames.find(id)
      if (open !== undefined) open.name = name
    },
    /** Copies the rows as stored, so a sealed game needs no passphrase. */
    duplicate(id: number, name: string | undefined): number {
      const open = openGames.find(id)
      if (open !== undefined) openGames.tidy(open)
      const row = openGames.row(id)
      return writeOrDeny(() =>
        needs.atOnce(() => {
          const copy = table.add(copyOf(row, name ?? nextName(row.name), now()), table.past(id))
          if (row.face !== null) table.setFace(copy, row.face, now())
          return copy
        }),
      )
    },
    remove(id: number): void {
      openGames.row(id)
      openGames.close(id)
      writeOrDeny(() => table.setRemoved(id, now()))
    },
    restore(id: number): void {
      openGames.row(id)
      writeOrDeny(() => table.setRemoved(id, null))
    },
    emptyTrash(): number {
      const thrown = table.all().filter(({ removed }) => removed !== null)
      writeOrDeny(() =>
        needs.atOnce(() => {
          for (const { id } of thrown) table.erase(id)
          needs.pinnedTable.tidy()
        }),
      )
      return thrown.length
    },
    /** The codec of a game: that of the open game, or from the passphrases of its sides. */
    async codecOf(row: GameRow, passphrases: Passphrases): Promise<GameCodec> {
      return openGames.find(row.id)?.codec ?? codecFor(row, passphrases)
    },
  }
}

const noSides = (): [Words, Words] => [plain(''), plain('')]

/** Whether each searched word occurs in the name or in a title. */
function hasAll(wanted: readonly string[], name: string, titles: readonly Words[]): boolean {
  if (wanted.length === 0) return true
  const texts = [searchable(name), ...titles.map(searchableTitle)]
  return wanted.every((word) => texts.some((text) => text.includes(word)))
}

/** Cache of folded titles: thousands of games share a few. */
const known = new WeakMap<Words, string>()
function searchableTitle(title: Words): string {
  let text = known.get(title)
  if (text === undefined) {
    text = searchable(`${title.en}\n${title.fr}`)
    known.set(title, text)
  }
  return text
}
